import { answerEmergency } from './adviser/emergencies/answer-emergency.ts';
import { findEmergency } from './adviser/emergencies/find-emergency.ts';
import { tellsDose } from './adviser/guardrails/speech/tells-dose.ts';
import type { TextReaders } from './features/community/member-texts.ts';

/** How texts of the community are read: by rules alone, no model sees them. */
export const communityReaders: TextReaders = {
  findHelp: (text) => {
    const emergency = findEmergency(text);
    if (emergency === null) return null;
    const { text: first, steps, phones, question } = answerEmergency(emergency);
    return { text: first, label: emergency.label, lines: [...phones], steps: [...steps], question };
  },
  tellsDose,
};
