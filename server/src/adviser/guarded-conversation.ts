import type { AdviceOutcome } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { ChatEmergency, ChatPiece } from '@vida/contract/chat/chat-schemas.ts';
import { answerBeside } from './answer-beside.ts';
import { readIntent } from './built-in/conversation/built-in-conversation.ts';
import {
  type ChatAdviser,
  type ChatAnswer,
  type ChatQuestion,
  type ChatTurn,
  CONVERSATION_MS,
} from './conversation.ts';
import type { Emergency } from './emergencies/emergency.ts';
import { findEmergency } from './emergencies/find-emergency.ts';
import { toHelp } from './find-help.ts';
import { answerForbidden } from './guardrails/speech/answer-forbidden.ts';
import { asksForbidden } from './guardrails/speech/asks-forbidden.ts';
import type { ForbiddenTopic } from './guardrails/speech/forbidden-topics.ts';
import { readYesNo } from './read-yes-no.ts';
import { warnFirst } from './warnings/warn-first.ts';

export interface GuardedConversationDeps {
  /** Who answers what is neither an emergency nor forbidden. */
  readonly next: ChatAdviser;
  readonly tally: (outcome: AdviceOutcome) => void;
}

const guardedMessages = {
  notNow:
    'Que bom que não está acontecendo agora. Se aparecer, ou se você piorar, ligue na hora para o SAMU 192. Se quiser conversar com alguém, o CVV atende no 188, de graça, a qualquer hora.',
  line: 'Se isto está acontecendo com você agora: SAMU 192 · CVV 188.',
  testToday:
    'Muita sede e muito xixi podem ser açúcar alto no sangue, e um teste simples mostra. Meça a glicose hoje: sem aparelho em casa, a UBS ou a UPA faz o teste na hora, de graça. Não deixe para depois, principalmente se é uma criança ou se há perda de peso. Se a glicose passar de 250 mg/dL, ou se aparecer vômito, dor de barriga, respiração funda, hálito de fruta ou acetona, muito sono ou confusão, ligue 192.',
} as const;

const fixed = (text: string, emergency: ChatEmergency | null = null): ChatAnswer => ({
  text,
  source: 'rules',
  isComplete: true,
  emergency,
  sources: [],
  suggestions: [],
});

const answerDanger = (danger: Emergency, answer: string | null = null): ChatAnswer => {
  const { text, emergency } = toHelp(danger);
  return fixed(text, { ...emergency, ...(answer !== null && { answer }) });
};

/** What follows a question that Vida asked back about an emergency; null where the last answer asked none. */
const answerFollowUp = (message: string, last: ChatTurn | undefined): ChatAnswer | null => {
  if (!last?.emergency?.question) return null;
  const said = readYesNo(message);
  if (said === 'no') return fixed(guardedMessages.notNow);
  const emergency = said === 'yes' ? findEmergency(last.message) : null;
  return emergency && answerDanger({ ...emergency, isCertain: true });
};

/** Whether a message asks for own data or about the app, or goes on from what was asked before. */
const isAside = (question: ChatQuestion): boolean => {
  const intent = readIntent(question);
  if (intent.kind === 'general') return intent.earlier !== null;
  return intent.kind !== 'talk' && intent.kind !== 'value';
};

/** The message before this one, of the same conversation. */
const messageBefore = ({ turns, now }: ChatQuestion): string | null => {
  const last = turns.at(-1);
  const isOfNow = last !== undefined && now.getTime() - last.at.getTime() <= CONVERSATION_MS;
  return isOfNow ? last.message : null;
};

/** What is decided first: an answer, or a line to stand under whatever is answered. */
interface Decision {
  readonly answer: ChatAnswer | null;
  readonly line: string | null;
}

/** They say that nothing be changed, or to look at the prescription: not after 'não tome', nor after 'fale hoje'. */
const weakRefusals: readonly ForbiddenTopic[] = ['pregnancy', 'dose', 'start_medicine', 'medicine'];

const refuse = (topic: ForbiddenTopic, { warnings = [] }: ChatQuestion): string =>
  weakRefusals.includes(topic) &&
  warnings.some(
    ({ severity, about }) => severity === 'danger' && (about === 'allergy' || about === 'pregnancy-medicine'),
  )
    ? ''
    : answerForbidden(topic);

/**
 * Code decides before anybody answers: an emergency gets help at once, and what no adviser may answer (doses,
 * diagnoses) gets a referral, from fixed texts. Neither ever reaches a model. What the person's profile has to say stands
 * before every answer but an emergency's. Where only what was learnt speaks of a danger, and of little, the question is
 * answered as ever, with a line under it.
 */
export const guardConversation = ({ next, tally }: GuardedConversationDeps): ChatAdviser => {
  const decide = async (question: ChatQuestion): Promise<Decision> => {
    const { message, turns } = question;
    const danger = findEmergency(message, { isAside: isAside(question), before: messageBefore(question) });
    if (danger?.strength === 'card')
      return { answer: answerDanger(danger, await answerBeside(question, danger)), line: null };
    const line = danger?.strength === 'line' ? guardedMessages.line : null;
    const urgent = answerFollowUp(message, turns.at(-1));
    if (urgent) return { answer: urgent, line };
    return { answer: danger?.strength === 'test_today' ? fixed(guardedMessages.testToday) : null, line };
  };
  const count = ({ emergency }: ChatAnswer): void => {
    if (emergency === null) tally('rules');
    else tally(emergency.label === 'medical' ? 'emergency_medical' : 'emergency_emotional');
  };
  async function* answerDecided(answer: ChatAnswer): AsyncGenerator<ChatPiece, ChatAnswer> {
    count(answer);
    yield { type: 'text', text: answer.text };
    return answer;
  }

  const ordinary = warnFirst({
    async *answer(question) {
      const forbidden = asksForbidden(question.message);
      if (forbidden === null) return yield* next.answer(question);
      return yield* answerDecided(fixed(refuse(forbidden, question)));
    },
  });

  return {
    async *answer(question) {
      const { answer: decided, line } = await decide(question);
      const answer = yield* decided ? answerDecided(decided) : ordinary.answer(question);
      if (line === null) return answer;
      const under = `\n\n${line}`;
      yield { type: 'text', text: under };
      return { ...answer, text: `${answer.text}${under}` };
    },
  };
};
