declare module 'catalogue:en' { const text: string; export default text; }
declare module 'catalogue:nl' { const text: string; export default text; }
declare module 'catalogue:de' { const text: string; export default text; }
declare module 'catalogue:cs' { const text: string; export default text; }
declare module '*.md' { const html: string; export default html; }
