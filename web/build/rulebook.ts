import { Marked } from 'marked';
import type { Plugin } from 'vite';

const RULE = /^([A-Z]\d+(?:\.\d+)?)\s+(.*)$/;

/** A chapter of the rulebook, `rulebook/emerald/en.md`, as HTML: the page needs no Markdown reader. */
export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    enforce: 'pre',
    transform(text, id) {
      if (!/\/rulebook\/\w+\/\w+\.md$/.test(id)) return;
      const drawings: string[] = [];
      const html = withRuleLinks(toHtml(text, drawings));
      const imports = drawings.map((path, i) => `import d${i} from './${path}?url';`).join('\n');
      const names = drawings.map((_, i) => `d${i}`).join(', ');
      const code = `${imports}
const drawings = [${names}];
export default ${JSON.stringify(html)}.replace(/drawing:(\\d+)/g, (_, i) => drawings[i]);`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}

function toHtml(text: string, drawings: string[]): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens);
        const [, rule, rest] = RULE.exec(title) ?? [];
        if (!rule) return `<h${depth}>${title}</h${depth}>\n`;
        return `<h${depth} id="${rule}"><a class="number" href="#${rule}">${rule}</a> ${rest}</h${depth}>\n`;
      },
      image({ href, text: alt }) {
        return `<img src="drawing:${drawings.push(href) - 1}" alt="${alt.replace(/"/g, '&quot;')}" loading="lazy">`;
      },
    },
  });
  return marked.parse(text, { async: false });
}

/** Each mention of a rule links to it; headings and what is a link already stay as they are. */
function withRuleLinks(html: string): string {
  return html
    .split(/(<h\d[^>]*>.*?<\/h\d>|<a [^>]*>.*?<\/a>|<[^>]+>)/s)
    .map((part) => (part.startsWith('<') ? part : part.replace(/\b[EK]\d\.\d+\b/g, '<a href="#$&">$&</a>')))
    .join('');
}
