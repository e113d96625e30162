import { describe, expect, it } from 'vitest';
import { composePrerendered, findAssets } from './prerendered-html.ts';

const indexHtml = `<!doctype html><html lang="pt-BR"><head><title>Vida</title>
<script type="module" nonce="__CSP_NONCE__" src="/assets/index-abc.js"></script></head>
<body><div id="root"></div><noscript>A Vida precisa de JavaScript.</noscript></body></html>`;

const compose = (markup: string, index = indexHtml, isWhole = true): string =>
  composePrerendered(index, { name: 'landing', title: 'Vida: cuidar', markup, isWhole });

describe('composePrerendered', () => {
  it('puts the page before the root, with its title and without the warning about scripts', () => {
    const html = compose('<h1>Olá $& você</h1>');
    expect(html).toContain('<div id="prerendered"><h1>Olá $& você</h1></div>\n    <div id="root"></div>');
    expect(html).toContain('<title>Vida: cuidar</title>');
    expect(html).not.toContain('noscript');
    expect(html).toContain('<html data-prerendered lang');
  });

  it('keeps the warning about scripts where the page needs one', () => {
    expect(compose('<h1>Entrar</h1>', indexHtml, false)).toContain('A Vida precisa de JavaScript.');
  });

  it('leaves no script or sheet without the nonce', () => {
    const html = compose('<h1>Olá</h1>');
    const tags = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
    expect(tags).toHaveLength(2);
    for (const tag of tags) expect(tag).toContain('nonce="__CSP_NONCE__"');
  });

  it('moves style attributes into the sheet, equal ones together', () => {
    const html = compose('<h1>Olá</h1><i style="width:35%"></i><i style="width:57%"></i><i style="width:35%"></i>');
    expect(html).not.toContain(' style="');
    expect(html).toContain('[data-style="0"]{width:35%}[data-style="1"]{width:57%}</style>');
    expect(html).toContain('<i data-style="0"></i><i data-style="1"></i><i data-style="0"></i>');
  });

  it.each([
    ['no heading', '<p>Olá</p>', indexHtml],
    ['a script without nonce', '<h1>Olá</h1><script>1</script>', indexHtml],
    ['a form that the browser sends into the address', '<h1>Olá</h1><form noValidate="">', indexHtml],
    ['an event handler', '<h1 onclick="x()">Olá</h1>', indexHtml],
    ['a root that is not empty', '<h1>Olá</h1>', indexHtml.replace('"root"', '"app"')],
  ])('refuses %s', (_what, markup, index) => {
    expect(() => compose(markup, index)).toThrow();
  });
});

describe('findAssets', () => {
  it('lists each file of the build once', () => {
    const html =
      '<use href="/assets/a-1.svg#x"/><img srcset="/assets/b.webp 1280w, /assets/c.webp 2560w"/>' +
      '<a href="/assets/a-1.svg">';
    expect(findAssets(html)).toEqual(['/assets/a-1.svg', '/assets/b.webp', '/assets/c.webp']);
  });
});
