import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightContract } from './build/light-contract.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';

/**
 * What every page needs in one file instead of thirty. Zod stays out, and with it the contract, whose schemas would
 * bring it: only pages with a form load it.
 */
const firstChunk = {
  name: 'app',
  tags: ['$initial' as const],
  test: /^(?!.*[\\/](?:zod|contract)[\\/])/,
  includeDependenciesRecursively: false,
};

/**
 * Small modules that most pages need, the dashboard all of them: apart they would be twenty files, and each is too short
 * to compress (together 5 kB less on the dashboard). Nothing in here is needed by the first chunk or brings Zod.
 */
const sharedChunk = {
  name: 'shared',
  minShareCount: 2,
  test: new RegExp(
    [
      String.raw`web[\\/]src[\\/]lib[\\/](?:format|format-glucose|health-profile|use-today|vida-says)[.]`,
      String.raw`web[\\/]src[\\/]ui[\\/](?:badge|figure|format-number|inline-retry|level-badge|ring|stat|visually-hidden|voice)[.]`,
      String.raw`web[\\/]src[\\/]ui[\\/]charts[\\/]glucose-range[.]`,
      String.raw`contract[\\/]src[\\/]core[\\/](?:decimals|time|wall-time)[.]`,
      String.raw`date-fns[\\/](?!locale)`,
    ].join('|'),
  ),
  includeDependenciesRecursively: false,
};

/**
 * The browser client: `vite` serves it with the API behind a proxy (VIDA_API names another one), `vite build` writes
 * web/dist with hashed names, compressed once here so that the server never compresses a file.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    lightContract(),
    preloadFont('radio-canada-latin-wght-normal'),
    precompress(),
  ],
  // The server replaces the placeholder in every reply; Vite also puts it on each tag and in <meta property="csp-nonce">.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': process.env.VIDA_API ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    sourcemap: false,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [firstChunk, sharedChunk] } } },
  },
});
