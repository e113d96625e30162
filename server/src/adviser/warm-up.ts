import { findPassages } from './articles/find-passages.ts';
import { findEmergency } from './emergencies/find-emergency.ts';
import { findBreaches } from './guardrails/speech/speech-check.ts';

/** Reads the tables that the first answer would otherwise wait for, about a second in all. */
export const warmUpAdviser = (): void => {
  findEmergency('bom dia');
  findPassages('glicose');
  findBreaches('Beba água ao longo do dia.');
};
