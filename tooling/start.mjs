/** Installs what is missing, builds the pages when stale, and runs a script on them: `node tooling/start.mjs SCRIPT`. */
import { buildIfStale } from './lib/build-if-stale.mjs';
import { findNode } from './lib/find-node.mjs';
import { handOver } from './lib/hand-over.mjs';
import { installWhatIsMissing } from './lib/install.mjs';

await installWhatIsMissing();
const node = findNode();
await buildIfStale(node);
handOver(node, process.argv.slice(2));
