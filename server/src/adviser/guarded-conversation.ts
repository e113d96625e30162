import type { AdviceOutcome } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { ChatEmergency } from '@vida/contract/chat/chat-schemas.ts';
import type { ChatAdviser, ChatAnswer, ChatQuestion, ChatTurn } from './conversation.ts';
import type { Emergency } from './emergencies/emergency.ts';
import { findEmergency } from './emergencies/find-emergency.ts';
import { toHelp } from './find-help.ts';
import { answerForbidden } from './guardrails/speech/answer-forbidden.ts';
import { asksForbidden } from './guardrails/speech/asks-forbidden.ts';
import { readYesNo } from './read-yes-no.ts';

export interface GuardedConversationDeps {
  /** Who answers what is neither an emergency nor forbidden. */
  readonly next: ChatAdviser;
  readonly tally: (outcome: AdviceOutcome) => void;
}

const guardedMessages = {
  notNow:
    'Que bom que não está acontecendo agora. Se aparecer, ou se você piorar, ligue na hora para o SAMU 192. Se quiser conversar com alguém, o CVV atende no 188, de graça, a qualquer hora.',
} as const;

const fixed = (text: string, emergency: ChatEmergency | null = null): ChatAnswer => ({
  text,
  source: 'rules',
  isComplete: true,
  emergency,
  sources: [],
  suggestions: [],
});

const answerDanger = (danger: Emergency): ChatAnswer => {
  const { text, emergency } = toHelp(danger);
  return fixed(text, emergency);
};

/** What follows a question that Vida asked back about an emergency; null where the last answer asked none. */
const answerFollowUp = (message: string, last: ChatTurn | undefined): ChatAnswer | null => {
  if (!last?.emergency?.question) return null;
  const said = readYesNo(message);
  if (said === 'no') return fixed(guardedMessages.notNow);
  const emergency = said === 'yes' ? findEmergency(last.message) : null;
  return emergency && answerDanger({ ...emergency, isCertain: true });
};

/**
 * Code decides before anybody answers: an emergency gets help at once, and what no adviser may answer (doses,
 * diagnoses) gets a referral, from fixed texts. Neither ever reaches a model.
 */
export const guardConversation = ({ next, tally }: GuardedConversationDeps): ChatAdviser => {
  const decide = ({ message, turns }: ChatQuestion): ChatAnswer | null => {
    const emergency = findEmergency(message);
    const urgent = emergency ? answerDanger(emergency) : answerFollowUp(message, turns.at(-1));
    if (urgent) return urgent;
    const forbidden = asksForbidden(message);
    return forbidden && fixed(answerForbidden(forbidden));
  };
  const count = ({ emergency }: ChatAnswer): void => {
    if (emergency === null) tally('rules');
    else tally(emergency.label === 'medical' ? 'emergency_medical' : 'emergency_emotional');
  };

  return {
    async *answer(question) {
      const decided = decide(question);
      if (decided === null) return yield* next.answer(question);
      count(decided);
      yield { type: 'text', text: decided.text };
      return decided;
    },
  };
};
