import type { ChatChunk } from '@vida/contract/chat/chat-schemas.ts';
import { type ChatAdviser, type ChatAnswer, type ChatQuestion, plainAnswer } from '../../conversation.ts';
import { MAX_ADVICE_LENGTH } from '../../guardrails/speech/breach.ts';
import { createSentenceReader } from '../../guardrails/speech/sentence-reader.ts';
import { createSpeechCheck } from '../../guardrails/speech/speech-check.ts';
import type { FindObjections } from '../find-objections.ts';
import { estimateTokens, type ModelDeps, type StreamEnd, tokensOfQuestion } from '../model-question.ts';
import { wordsFor } from '../prompts/prompt-words.ts';
import { type StepsDeps, streamAgain, streamSteps } from '../tools/stream-steps.ts';
import { ModelFailureError } from '../transport/model-failure.ts';
import { toModelQuestion } from './model-answer.ts';

/** Somebody waits already: the second try has less time than the first. */
const SECOND_TRY_MS = 12_000;

const fromModel = (text: string, isComplete: boolean): ChatAnswer =>
  plainAnswer(text.trim(), { source: 'model', isComplete });

/** After a grave warning of the profile nobody else advises. */
const isSettled = ({ warnings = [] }: ChatQuestion): boolean => warnings.some(({ severity }) => severity === 'danger');

interface Objecting extends Pick<ChatQuestion, 'explain'> {
  readonly findObjections: FindObjections;
}

/**
 * The sentences of a stream, each released (and put into `said`) when it is complete and checked. Stops at the first
 * that breaks a rule, and before the answer would be too long: at the end of a sentence, never within one. Ends
 * with why a sentence was not released (Portuguese); nothing where the answer may stand.
 */
async function* releaseSentences(
  stream: AsyncGenerator<string, StreamEnd>,
  { findObjections, explain }: Objecting,
  said: string[],
): AsyncGenerator<ChatChunk, readonly string[]> {
  const reader = createSentenceReader();
  const { findBroken } = createSpeechCheck();
  let length = 0;
  try {
    for (;;) {
      const part = await stream.next();
      const rest = () => (part.value === 'whole' ? reader.end() : []);
      for (const sentence of part.done ? rest() : reader.push(part.value)) {
        const isFull = length + sentence.length > MAX_ADVICE_LENGTH;
        if (isFull && length > 0) return [];
        const broken = findBroken(sentence);
        const breaches = new Set(broken.map(({ breach }) => wordsFor('breach', breach)));
        const objections = findObjections(sentence);
        const reasons = [...breaches, ...objections];
        if (reasons.length > 0) {
          explain?.('model answer', {
            rows: broken.map(({ placeOf }) => placeOf()),
            otherObjections: objections.length,
            sentencesBefore: said.length,
          });
          return reasons;
        }
        length += sentence.length;
        said.push(sentence);
        yield { type: 'text', text: sentence };
      }
      if (part.done) return [];
    }
  } finally {
    await stream.return('whole');
  }
}

/**
 * A conversation with a language model in front of the built-in one. Sentences are released one by one, each after the
 * check; what breaks a rule is asked for once more with the reason and not shown before it is checked as a whole; then,
 * and after any failure, the built-in adviser answers instead, and what was said until then is taken back.
 * Emergencies are decided before it is asked.
 */
export const withModelConversation = (builtIn: ChatAdviser, deps: ModelDeps): ChatAdviser => {
  const { model, mayUse, spend, tally } = deps;

  /** How a try ended: why a sentence was not released, none where the answer may stand; null where the model failed. */
  async function* speak(
    stream: AsyncGenerator<string, StreamEnd>,
    objecting: Objecting,
    said: string[],
  ): AsyncGenerator<ChatChunk, readonly string[] | null> {
    try {
      const reasons = yield* releaseSentences(stream, objecting, said);
      return reasons.length === 0 && said.join('').trim() === '' ? null : reasons;
    } catch (error) {
      if (!(error instanceof ModelFailureError)) throw error;
      return null;
    }
  }

  /** The second try: nothing is shown before all of it was checked. Null where it is no better. */
  const speakAgain = async (
    personal: Awaited<ReturnType<typeof toModelQuestion>>,
    steps: StepsDeps,
    signal: AbortSignal,
    why: readonly string[],
  ): Promise<string | null> => {
    const said: string[] = [];
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(SECOND_TRY_MS)]);
    const again = speak(streamAgain(personal.ask(inTime, why), steps), personal, said);
    for (;;) {
      const next = await again.next();
      if (next.done) return next.value?.length === 0 ? said.join('') : null;
    }
  };

  return {
    answer: async function* (question) {
      const { userId, signal } = question;
      if (isSettled(question) || !(await mayUse(userId))) {
        tally('chat', 'rules');
        return yield* builtIn.answer(question);
      }
      yield { type: 'thinking' };
      const personal = await toModelQuestion(question, deps);
      const said: string[] = [];
      let tokens = 0;
      const steps: StepsDeps = {
        model,
        session: personal.session,
        mayGoOn: () => mayUse(userId),
        onAsk: (asked) => {
          tokens += tokensOfQuestion(asked);
        },
      };
      try {
        const reasons = yield* speak(streamSteps(personal.ask(signal), steps), personal, said);
        const isGood = reasons?.length === 0;
        if (signal.aborted) return fromModel(said.join(''), false);
        tally('chat', isGood ? 'model' : reasons ? 'guardrail' : 'model_failed');
        if (isGood) return fromModel(said.join(''), true);
        if (said.length > 0) yield { type: 'restart' };
        if (reasons?.includes(wordsFor('breach', 'written_call'))) model.leaveTools();
        // The person may have taken their consent back meanwhile.
        if (reasons && (await mayUse(userId))) {
          const text = await speakAgain(personal, steps, signal, reasons);
          if (signal.aborted) return fromModel('', false);
          if (text !== null) {
            yield { type: 'text', text };
            return fromModel(text, true);
          }
        }
        return yield* builtIn.answer(question);
      } finally {
        await spend(userId, tokens + estimateTokens(said.join('')));
      }
    },
  };
};
