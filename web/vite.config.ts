import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groupChunks } from './build/group-chunks.ts';
import { lightContract } from './build/light-contract.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { preloadPages } from './build/preload-pages.ts';

/**
 * The browser client: `vite` serves it with the API behind a proxy (VIDA_API names another one), `vite build` writes
 * web/dist with hashed names, compressed once here so that the server never compresses a file.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    lightContract(),
    groupChunks(() => [react(), lightContract()]),
    preloadFont('radio-canada-latin-wght-normal'),
    preloadPages(),
    precompress(),
  ],
  // React 19 has what the router's store would bring along for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // The server replaces the placeholder in every reply; Vite also puts it on each tag and in <meta
  // property="csp-nonce">.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': process.env.VIDA_API ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    sourcemap: false,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
