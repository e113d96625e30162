import { writeFileSync } from 'node:fs';
import { learnEmergencies } from '../adviser/emergencies/learn-emergencies.ts';

/** `npm run learn`: learns from the tables of labelled sentences and writes the file that is shipped. A few seconds. */
const file = learnEmergencies();
writeFileSync(new URL('../../knowledge/emergencies/learnt.bin', import.meta.url), file);
process.stdout.write(`learnt.bin: ${Math.round(file.length / 1024)} KB\n`);
