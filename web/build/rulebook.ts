import type { Plugin } from 'vite';
import { rulebookHtml } from '../src/shared/markdown.ts';

/** A rulebook, `rulebook/<game>/en.md`, as HTML: for those that are built in, the page needs no Markdown reader. */
export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    enforce: 'pre',
    transform(text, id) {
      if (!/\/rulebook\/\w+\/\w+\.md$/.test(id)) return;
      const drawings: string[] = [];
      const html = rulebookHtml(text, (path) => `drawing:${drawings.push(path) - 1}`);
      const imports = drawings.map((path, i) => `import d${i} from './${path}?url';`).join('\n');
      const names = drawings.map((_, i) => `d${i}`).join(', ');
      const code = `${imports}
const drawings = [${names}];
export default ${JSON.stringify(html)}.replace(/drawing:(\\d+)/g, (_, i) => drawings[i]);`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}
