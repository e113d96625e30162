import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What workers need to launch the browser; passed on through the environment. */
export interface PreparedBrowser {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly remove: () => Promise<void>;
}

/** The fonts' own configuration names the shared folder; without any font the browser ends at the first field. */
const pointFontsAt = async (folder: string): Promise<void> => {
  const file = join(folder, 'fonts.conf');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll('/tmp/fonts', folder));
};

/** Root has no sandbox. Not the package's own arguments: they are for one page in one process. */
const args = ['--no-sandbox', '--disable-gpu', '--lang=pt-BR'];

/**
 * The Chromium that comes from npm, unpacked into a folder of its own (a stale binary in the shared one would be used
 * silently). `VIDA_BROWSER` names another browser to use instead.
 */
export const prepareBrowser = async (): Promise<PreparedBrowser> => {
  const configured = process.env.VIDA_BROWSER;
  if (configured) return { executablePath: configured, args, remove: async () => {} };

  const folder = await mkdtemp(join(tmpdir(), 'vida-browser-'));
  const sharedTmp = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  // Without this name it does not unpack the libraries it ships.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  await pointFontsAt(join(folder, 'fonts'));
  if (sharedTmp === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = sharedTmp;
  return { executablePath, args, remove: () => rm(folder, { recursive: true, force: true }) };
};
