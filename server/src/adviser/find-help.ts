import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { answerEmergency } from './emergencies/answer-emergency.ts';
import { findEmergency } from './emergencies/find-emergency.ts';

/**
 * The help for whoever wrote `text`, of at most 10,500 characters; null where nothing in it alarms. Written
 * elsewhere than in the conversation there is no answer under which a line could stand: what is said by a line
 * alone brings no help there.
 */
export const findHelp = (text: string): HelpOffer | null => {
  const emergency = findEmergency(text);
  return emergency?.strength === 'card' ? answerEmergency(emergency) : null;
};
