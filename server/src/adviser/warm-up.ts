import { setImmediate } from 'node:timers/promises';
import { findPassages } from './articles/find-passages.ts';
import { findEmergency } from './emergencies/find-emergency.ts';
import { findBreaches } from './guardrails/speech/speech-check.ts';
import { readMentions } from './warnings/read-mentions.ts';

/** Reads what the first answer would otherwise wait for; requests that come meanwhile go between. */
export const warmUpAdviser = async (): Promise<void> => {
  for (const read of [readMentions, findEmergency, findPassages, findBreaches]) {
    await setImmediate();
    read('Dormi bem. Minha glicose sobe?');
  }
};
