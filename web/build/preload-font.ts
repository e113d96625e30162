import type { Plugin } from 'vite';

/** Asks for the one latin font file while the style sheet is still on its way. `name` is its name without the hash. */
export const preloadFont = (name: string): Plugin => ({
  name: 'vida:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const file = Object.keys(bundle).find((path) => path.includes(name));
      if (!file) throw new Error(`No font file named ${name} in the bundle`);
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});
