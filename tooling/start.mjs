/**
 * Installs what is missing, builds what is stale, and runs Vida, or a script on the built pages: `node
 * tooling/start.mjs SCRIPT`.
 */
import { buildIfStale } from './lib/build-if-stale.mjs';
import { builtServer, serverEnvironment, serverFlags } from './lib/built-server.mjs';
import { findNode } from './lib/find-node.mjs';
import { handOver } from './lib/hand-over.mjs';
import { installWhatIsMissing } from './lib/install.mjs';

await installWhatIsMissing();
const node = findNode();
await buildIfStale(node);
const script = process.argv.slice(2);
if (script.length > 0) handOver(node, script);
else handOver(node, [...serverFlags, builtServer], serverEnvironment);
