declare module 'catalogue:*' { const text: string; export default text; }
declare module '*.md' { const html: string; export default html; }
