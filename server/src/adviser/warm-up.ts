import { setImmediate } from 'node:timers/promises';
import { findPassages } from './articles/find-passages.ts';
import { findEmergency } from './emergencies/find-emergency.ts';
import { findBreaches } from './guardrails/speech/speech-check.ts';
import { parseMentions } from './warnings/parse-mentions.ts';

/** Reads what the first answer would otherwise wait for; requests that come meanwhile go between. */
export const warmUpAdviser = async (): Promise<void> => {
  for (const read of [parseMentions, findEmergency, findPassages, findBreaches]) {
    await setImmediate();
    read('Dormi bem. Minha glicose sobe?');
  }
};
