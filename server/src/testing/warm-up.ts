import { warmUpAdviser } from '../adviser/warm-up.ts';

/**
 * Vitest's set-up of every file, which does something only in the first of a worker: what is learnt from the tables is
 * learnt before the tests, so that no test waits for it, whatever the order of the files.
 */
await warmUpAdviser();
