/** Runs one of Vida's own scripts on the right Node: `node tooling/run.mjs SCRIPT ARGUMENTS`. */
import { findNode } from './lib/find-node.mjs';
import { handOver } from './lib/hand-over.mjs';
import { installWhatIsMissing } from './lib/install.mjs';

await installWhatIsMissing();
handOver(findNode(), process.argv.slice(2));
