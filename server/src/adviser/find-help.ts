import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import type { Explain } from '../config/explain.ts';
import { answerEmergency, reasonsOf } from './emergencies/answer-emergency.ts';
import { judgeEmergency } from './emergencies/find-emergency.ts';

/**
 * The help for whoever wrote `text`, of at most 10,500 characters; null where nothing in it alarms. Written
 * elsewhere than in the conversation there is no answer under which a line could stand: what is said by a line
 * alone brings no help there.
 */
export const findHelp = (text: string, explain?: Explain): HelpOffer | null => {
  const verdict = judgeEmergency(text);
  explain?.('emergency', reasonsOf(verdict));
  const { emergency } = verdict;
  return emergency?.strength === 'card' ? answerEmergency(emergency) : null;
};
