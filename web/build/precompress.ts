import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
const leastBytes = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
};

/**
 * Writes `.br` and `.gz` beside every text file of the build, at the strongest setting. index.html is left out: the
 * server writes the nonce into it for every reply.
 */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'vida:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      const entries = await readdir(folder, { recursive: true });
      const files = entries.filter((name) => compressible.test(name) && !name.endsWith('index.html'));
      await Promise.all(files.map((name) => compressFile(join(folder, name))));
    },
  };
};
