/** Installs what is missing and makes sure of a Node that can run Vida. */
import { findNode } from './lib/find-node.mjs';
import { installWhatIsMissing } from './lib/install.mjs';

await installWhatIsMissing();
findNode();
