/** A rulebook in Markdown as HTML. Ours are read when the page is built, those of other games in the browser. */
import { Marked } from 'marked';

const RULE = /^([A-Z]+\d+(?:\.\d+)?)\s+(.*)$/;

/** `drawing` says where a picture of the rulebook is; null leaves it out. */
export function rulebookHtml(text: string, drawing: (path: string) => string | null): string {
  const rules = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens);
        const [, rule, rest] = RULE.exec(title) ?? [];
        if (!rule) return `<h${depth}>${title}</h${depth}>\n`;
        rules.add(rule);
        return `<h${depth} id="${rule}"><a class="number" href="#${rule}">${rule}</a> ${rest}</h${depth}>\n`;
      },
      image({ href, text: alt }) {
        const src = drawing(href);
        return src === null ? '' : `<img src="${src}" alt="${alt.replace(/"/g, '&quot;')}" loading="lazy">`;
      },
      // A rulebook is text: nothing in it acts.
      html: () => '',
    },
  });
  return withRuleLinks(marked.parse(text, { async: false }), rules);
}

/** Each mention of a rule links to it; headings and what is a link already stay as they are. */
function withRuleLinks(html: string, rules: Set<string>): string {
  return html
    .split(/(<h\d[^>]*>.*?<\/h\d>|<a [^>]*>.*?<\/a>|<[^>]+>)/s)
    .map((part) => (part.startsWith('<') ? part : part.replace(/\b[A-Z]+\d+\.\d+\b/g, link)))
    .join('');

  function link(rule: string): string {
    return rules.has(rule) ? `<a href="#${rule}">${rule}</a>` : rule;
  }
}
