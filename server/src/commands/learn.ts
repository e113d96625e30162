import { writeFileSync } from 'node:fs';
import { learnEmergencies } from '../adviser/emergencies/sentences.ts';
import { learnSpeech } from '../adviser/guardrails/speech/examples/learn-speech.ts';

/** `npm run learn`: learns from the tables of labelled sentences and writes the files that are shipped. A few seconds. */
for (const [folder, learn] of [
  ['emergencies', learnEmergencies],
  ['speech', learnSpeech],
] as const) {
  const file = learn();
  writeFileSync(new URL(`../../knowledge/${folder}/learnt.bin`, import.meta.url), file);
  process.stdout.write(`${folder}/learnt.bin: ${Math.round(file.length / 1024)} KB\n`);
}
