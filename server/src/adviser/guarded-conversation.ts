import type { AdviceOutcome } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { ChatChunk } from '@vida/contract/chat/chat-schemas.ts';
import { answerBeside } from './answer-beside.ts';
import { parseIntents, saidOfBefore } from './built-in/conversation/built-in-conversation.ts';
import { definitionsAskedBy } from './built-in/conversation/definitions.ts';
import { medicineFactsBeside } from './built-in/conversation/medicine-facts.ts';
import type { Intent } from './built-in/conversation/parsing/intent.ts';
import { tellBesideRefusal } from './built-in/conversation/told-beside.ts';
import { citeSource } from './built-in/sources.ts';
import {
  type ChatAdviser,
  type ChatAnswer,
  type ChatQuestion,
  type ChatTurn,
  plainAnswer,
  turnsOfNow,
} from './conversation.ts';
import { dangerAnswer } from './danger-answers.ts';
import { answerEmergency, reasonsOf } from './emergencies/answer-emergency.ts';
import type { Emergency } from './emergencies/emergency.ts';
import { findEmergency, judgeEmergency } from './emergencies/find-emergency.ts';
import { answerForbidden } from './guardrails/speech/answer-forbidden.ts';
import { asksForbidden, rowsThatForbid } from './guardrails/speech/asks-forbidden.ts';
import type { ForbiddenTopic } from './guardrails/speech/forbidden-topics.ts';
import { findMedicines } from './medicines/find-medicines.ts';
import { parseYesNo } from './parse-yes-no.ts';
import { warnFirst } from './warnings/warn-first.ts';

const answerDanger = (danger: Emergency, answer: string | null = null): ChatAnswer => {
  const { text, emergency } = answerEmergency(danger);
  return plainAnswer(text, { emergency: { ...emergency, ...(answer !== null && { answer }) } });
};

/** What follows a question that Vida asked back about an emergency; null where the last answer asked none. */
const answerFollowUp = (message: string, last: ChatTurn | undefined): ChatAnswer | null => {
  if (!last?.emergency?.question) return null;
  const said = parseYesNo(message);
  if (said === 'no') return plainAnswer(dangerAnswer('not_now'));
  const emergency = said === 'yes' ? findEmergency(last.message) : null;
  return emergency && answerDanger({ ...emergency, isCertain: true });
};

/** Whether a message asks for own data, about the app or what a term means, or goes on from what was asked before. */
const isAside = (question: ChatQuestion): boolean => {
  if (definitionsAskedBy(question.message).length > 0) return true;
  return parseIntents(question).some((intent) =>
    intent.kind === 'general' ? intent.earlier !== null : intent.kind !== 'talk' && intent.kind !== 'value',
  );
};

/** 'Quantas doses bebi?', 'que remédios anotei?': what was recorded is no advice, whatever its words sound like. */
const asksForOwnRecords = (question: ChatQuestion): boolean => {
  const intents = parseIntents(question);
  const isOfRecords = (intent: Intent): boolean => {
    if (intent.kind !== 'own_data') return false;
    const { subject, figure } = intent.slots;
    return subject === 'profile' ? figure !== null : subject === 'alcohol';
  };
  const isOwn = intents.every(({ kind }) => kind === 'own_data') && intents.some(isOfRecords);
  return isOwn && findMedicines(question.message).length === 0;
};

/** What 'digitei 210 no lugar de 120, onde corrijo?' and 'me avisa na hora do comprimido?' sound like. */
const soundsOfApp: readonly ForbiddenTopic[] = ['dose', 'medicine'];

/** Whether a message asks how the app is used and names no medicine, whatever its words sound like. */
const asksForApp = (question: ChatQuestion): boolean =>
  parseIntents(question).every(({ kind }) => kind === 'app') && findMedicines(question.message).length === 0;

interface Forbidden {
  readonly topic: ForbiddenTopic;
  /** The words that ask for it. */
  readonly asked: string;
}

/**
 * What a message asks that nobody may answer, by itself or said of what was spoken of: 'e quanto devo tomar?' after
 * insulin. 'E pressão alta?' after 'diabetes tem cura?' asks for no diagnosis.
 */
const findForbidden = (question: ChatQuestion): Forbidden | null => {
  const said = saidOfBefore(question);
  const [joined = null] = said.flatMap((asked) => {
    const topic = asksForbidden(asked);
    return topic === null ? [] : [{ topic, asked }];
  });
  const heard = forbiddenIn(question.message);
  const alone = heard !== null && soundsOfApp.includes(heard) && asksForApp(question) ? null : heard;
  if (alone === null || (alone === 'diagnosis' && said.length > 0)) return joined;
  return { topic: alone, asked: joined?.topic === alone ? joined.asked : question.message };
};

/** 'Isso é bom pra quem é diabético?' names for whom, and asks for no diagnosis. */
const FOR_WHOM = new RegExp(
  [
    '(?:pra|para)\\s+(?:quem|gente\\s+que)\\s+(?:é|e|eh|tem|vive\\s+com)\\s+',
    '(?:pra|para)\\s+(?:um\\s+|uma\\s+)?(?=diab|hipert)',
  ].join('|'),
  'giu',
);

const forbiddenIn = (message: string): ForbiddenTopic | null => {
  const topic = asksForbidden(message);
  return topic === 'diagnosis' ? asksForbidden(message.replace(FOR_WHOM, 'pessoa com ')) : topic;
};

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
 * diagnoses) gets a referral, from fixed texts. Neither ever reaches a model. What the person's profile has to say
 * stands before every answer but an emergency's. Where only what was learnt speaks of a danger, and of little, the
 * question is answered as ever, by `next`, with a line under it.
 */
export const guardConversation = (next: ChatAdviser, tally: (outcome: AdviceOutcome) => void): ChatAdviser => {
  /** What is answered before anything else; null where an ordinary answer may follow. */
  const decide = async (question: ChatQuestion, danger: Emergency | null): Promise<ChatAnswer | null> => {
    if (danger?.strength === 'card') return answerDanger(danger, await answerBeside(question, danger));
    const isToTest = danger?.strength === 'test_today';
    const urgent = answerFollowUp(question.message, question.turns.at(-1));
    return urgent ?? (isToTest ? plainAnswer(dangerAnswer('test_today')) : null);
  };
  async function* answerDecided(answer: ChatAnswer): AsyncGenerator<ChatChunk, ChatAnswer> {
    tally(answer.emergency ? `emergency_${answer.emergency.label}` : 'rules');
    yield { type: 'text', text: answer.text };
    return answer;
  }

  const ordinary = warnFirst({
    async *answer(question) {
      const forbidden = asksForOwnRecords(question) ? null : findForbidden(question);
      if (forbidden === null) return yield* next.answer(question);
      const refusal = refuse(forbidden.topic, question);
      question.explain?.('forbidden question', {
        topic: forbidden.topic,
        rows: rowsThatForbid(forbidden.asked),
        isSaidOfBefore: forbidden.asked !== question.message,
        isLeftToWarning: refusal === '',
      });
      const facts = refusal === '' ? null : medicineFactsBeside(forbidden.asked, forbidden.topic);
      const told = refusal === '' || facts ? null : await tellBesideRefusal(question, forbidden.topic);
      const sources = facts?.sources.map(citeSource) ?? told?.sources ?? [];
      const text = [facts?.text, refusal, told?.text].filter((part) => part !== undefined).join('\n\n');
      return yield* answerDecided(plainAnswer(text, { sources, outcome: 'refused' }));
    },
  });

  return {
    async *answer(question) {
      const aside = { isAside: isAside(question), before: turnsOfNow(question).at(-1)?.message ?? null };
      const verdict = judgeEmergency(question.message, aside);
      const danger = verdict.emergency;
      question.explain?.('emergency', reasonsOf(verdict));
      const decided = await decide(question, danger);
      const answer = yield* decided ? answerDecided(decided) : ordinary.answer(question);
      if (danger?.strength !== 'line') return answer;
      const under = `\n\n${dangerAnswer('line')}`;
      yield { type: 'text', text: under };
      return { ...answer, text: `${answer.text}${under}` };
    },
  };
};
