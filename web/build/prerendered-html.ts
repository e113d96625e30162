/** What index.html's placeholder is replaced with by the server, in every reply. */
const nonce = 'nonce="__CSP_NONCE__"';
const rootTag = '<div id="root"></div>';

/** The mark is set by the page's own script (page-script.ts). */
const sessionStyle = 'html[data-session] #prerendered{display:none}';

/** A page of the app as it is drawn at build time. */
export interface PrerenderedPage {
  /** `landing` becomes landing.html. */
  readonly name: string;
  readonly title: string;
  readonly markup: string;
  /** It says all that it has to say without a script. */
  readonly isWhole: boolean;
}

/** Style attributes as rules of one sheet: the page's policy allows no attribute, but a sheet with the nonce. */
const extractStyles = (markup: string): { markup: string; rules: string } => {
  const declarations: string[] = [];
  const replaced = markup.replaceAll(/ style="([^"&]*)"/g, (_match, declaration: string) => {
    const known = declarations.indexOf(declaration);
    const index = known >= 0 ? known : declarations.push(declaration) - 1;
    return ` data-style="${index}"`;
  });
  const rules = declarations.map((declaration, index) => `[data-style="${index}"]{${declaration}}`).join('');
  return { markup: replaced, rules };
};

const replaceOnce = (html: string, part: string | RegExp, replacement: string): string => {
  const replaced = html.replace(part, () => replacement);
  if (replaced === html) throw new Error(`index.html has no ${part}`);
  return replaced;
};

/**
 * index.html of the build with the page before its root: readable, and of use, before the app is there. Throws when
 * index.html does not look as expected or when the result would break the content security policy.
 */
export const composePrerendered = (indexHtml: string, page: PrerenderedPage): string => {
  const { markup, rules } = extractStyles(page.markup);
  const head = `<style ${nonce}>${sessionStyle}${rules}</style></head>`;
  const marked = replaceOnce(indexHtml, '<html ', '<html data-prerendered ');
  const withTitle = replaceOnce(marked, /<title>[^<]*<\/title>/, `<title>${page.title}</title>`);
  const withoutWarning = page.isWhole ? withTitle.replace(/<noscript>[^<]*<\/noscript>\s*/, '') : withTitle;
  const withHead = replaceOnce(withoutWarning, '</head>', head);
  const html = replaceOnce(withHead, rootTag, `<div id="prerendered">${markup}</div>\n    ${rootTag}`);
  assertServable(html);
  return html;
};

const assertServable = (html: string): void => {
  if (!/<h1[ >]/.test(html)) throw new Error('The page has no heading');
  for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g)) {
    if (!tag.includes(nonce)) throw new Error(`Without a nonce: ${tag}`);
  }
  const inline = html.match(/<[^>]*\s(?:style|on[a-z]+)="[^>]*>/);
  if (inline) throw new Error(`Inline code that the content security policy refuses: ${inline[0]}`);
  // Sent by the browser itself, what is typed would stand in the address.
  if (/<form(?![^>]*\smethod="post")/.test(html)) throw new Error('A form whose fields would go into the address');
};

/** Addresses of the build's own files in a page, without the origin. */
export const findAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w./-]+/g)].map(([address]) => address)),
];
