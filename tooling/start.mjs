/**
 * Installs what is missing, builds what is stale, and runs Vida, or a script on the built pages:
 * `node tooling/start.mjs SCRIPT`.
 */
import { buildIfStale, builtServer } from './lib/build-if-stale.mjs';
import { findNode } from './lib/find-node.mjs';
import { handOver } from './lib/hand-over.mjs';
import { installWhatIsMissing } from './lib/install.mjs';

/** What is made at a request lives shortly: a small room for it is emptied often, and quickly, and is all it takes. */
const serverFlags = ['--max-semi-space-size=4'];

await installWhatIsMissing();
const node = findNode();
await buildIfStale(node);
const script = process.argv.slice(2);
handOver(node, script.length > 0 ? script : [...serverFlags, builtServer]);
