/** Builds the web app when its sources are newer than what was built. */
import { buildIfStale } from './lib/build-if-stale.mjs';
import { findNode } from './lib/find-node.mjs';

await buildIfStale(findNode());
