/** `npm run dev`: the server, started again at each change, and Vite, which shows changes at once. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findNode } from './lib/find-node.mjs';
import { findVite } from './lib/find-vite.mjs';
import { projectEnvironment } from './lib/hand-over.mjs';
import { installWhatIsMissing } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

await installWhatIsMissing();
const node = findNode();
const env = projectEnvironment();
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn(node, [findVite()], { cwd: join(root, 'web'), stdio: 'inherit', env }),
];

// Ctrl+C reaches all of them by itself; a signal to this process alone is passed on once.
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGTERM', stop);
process.on('SIGINT', () => undefined);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode = code ?? 0;
    stop();
  });
}
