import { mkdirSync, writeFileSync } from 'node:fs';
import { learnAskedTerms } from '../adviser/articles/evaluation/learn-asked-terms.ts';
import { learnPassages, loadPassageExamples } from '../adviser/built-in/conversation/evaluation/learn-passages.ts';
import { learnRoutes } from '../adviser/built-in/conversation/evaluation/learn-routes.ts';
import { learnEmergencies } from '../adviser/emergencies/sentences.ts';
import { learnSpeech } from '../adviser/guardrails/speech/examples/learn-speech.ts';

const knowledge = new URL('../../knowledge/', import.meta.url);

const write = (name: string, content: Buffer | string): void => {
  const file = new URL(name, knowledge);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
  process.stdout.write(`${name}: ${Math.ceil(content.length / 1024)} KB\n`);
};

/**
 * `npm run learn`: learns from the tables of labelled sentences and questions and writes what is
 * shipped. Half a minute.
 */
write('emergencies/learnt.bin', learnEmergencies());
write('speech/learnt.bin', learnSpeech());
const { words, signs } = learnRoutes();
write('questions/learnt.bin', words);
write('questions/signs.csv', signs);
write('questions/asked-terms.csv', learnAskedTerms());
write('questions/passage-signs.csv', learnPassages(loadPassageExamples()));
