/** What index.html's placeholder is replaced with by the server, in every reply. */
const nonce = 'nonce="__CSP_NONCE__"';
const rootTag = '<div id="root"></div>';

/** The mark is set by the page's own script (preload-pages.ts). */
const sessionStyle = 'html[data-session] [data-prerendered]{display:none}';

interface Landing {
  title: string;
  markup: string;
}

/** Style attributes as rules of one sheet: the content security policy allows no attribute, but a sheet with the nonce. */
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
 * index.html of the build with the landing page inside its root: readable without a script. Throws when index.html does
 * not look as expected or when the result would break the content security policy.
 */
export const composeLandingHtml = (indexHtml: string, landing: Landing): string => {
  const { markup, rules } = extractStyles(landing.markup);
  const head = `<style ${nonce}>${sessionStyle}${rules}</style></head>`;
  const withTitle = replaceOnce(indexHtml, /<title>[^<]*<\/title>/, `<title>${landing.title}</title>`);
  const withoutWarning = withTitle.replace(/<noscript>[^<]*<\/noscript>\s*/, '');
  const withHead = replaceOnce(withoutWarning, '</head>', head);
  const html = replaceOnce(withHead, rootTag, `<div id="root">${markup}</div>`);
  assertServable(html);
  return html;
};

const assertServable = (html: string): void => {
  if (!/<h1[ >]/.test(html)) throw new Error('The landing page has no heading');
  for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g)) {
    if (!tag.includes(nonce)) throw new Error(`Without a nonce: ${tag}`);
  }
  const inline = html.match(/<[^>]*\s(?:style|on[a-z]+)="[^>]*>/);
  if (inline) throw new Error(`Inline code that the content security policy refuses: ${inline[0]}`);
};

/** Addresses of the build's own files in a page, without the origin. */
export const findAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w./-]+/g)].map(([address]) => address)),
];
