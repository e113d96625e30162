import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from '../read-file.ts';

/** Reads the file it is given, in a thread whose memory is limited, and tells how many readings it has. */
const { rows } = await readFile(workerData as Uint8Array, {
  timeZone: 'America/Sao_Paulo',
  now: new Date('2026-11-21T12:00:00Z'),
});
let readings = 0;
for await (const some of rows(500)) readings += some.readings.length;
parentPort?.postMessage(readings);
