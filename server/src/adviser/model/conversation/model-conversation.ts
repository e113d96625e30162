import type { ChatPiece } from '@vida/contract/chat/chat-schemas.ts';
import type { ChatAdviser, ChatAnswer, ChatQuestion } from '../../conversation.ts';
import type { ModelDeps } from '../model-deps.ts';
import { estimateTokens, tokensOfQuestion } from '../model-question.ts';
import { ModelFailureError } from '../transport/model-failure.ts';
import { askedAgain, type PersonalQuestion, toModelQuestion } from './model-answer.ts';
import { type Release, releaseSentences } from './release-sentences.ts';

export interface ModelConversationDeps extends ModelDeps {
  /** Answers where the model may not, cannot, or says what it must not. */
  readonly fallback: ChatAdviser;
}

/** Somebody waits already: the second try has less time than the first. */
const SECOND_TRY_MS = 12_000;

/** How a try ended; null: the model failed. */
type Try = Release | { readonly isAllowed: null };

const fromModel = (text: string, isComplete: boolean): ChatAnswer => ({
  text: text.trim(),
  source: 'model',
  isComplete,
  emergency: null,
  sources: [],
  suggestions: [],
});

/** After a grave warning of the profile nobody else advises. */
const isSettled = ({ warnings = [] }: ChatQuestion): boolean =>
  warnings.some(({ severity }) => severity === 'danger');

/**
 * A conversation with a language model in front of the built-in one. Sentences are released one by one, each after the
 * check; what breaks a rule is asked for once more with the reason and not shown before it is checked as a whole; then,
 * and after any failure, the built-in adviser answers instead, and what was said until then is taken back.
 * Emergencies are decided before it is asked.
 */
export const createModelConversation = ({ fallback, ...deps }: ModelConversationDeps): ChatAdviser => {
  const { model, readPrompt, mayUse, spend, tally } = deps;

  async function* speak(
    { asked, findObjections }: PersonalQuestion,
    said: string[],
  ): AsyncGenerator<ChatPiece, Try> {
    try {
      const release = yield* releaseSentences(model.stream(asked), said, findObjections);
      const isEmpty = said.join('').trim() === '';
      return release.isAllowed && isEmpty ? { isAllowed: null } : release;
    } catch (error) {
      if (!(error instanceof ModelFailureError)) throw error;
      return { isAllowed: null };
    }
  }

  /** The second try: nothing is shown before all of it was checked. Null where it is no better. */
  const speakAgain = async (
    { asked, findObjections }: PersonalQuestion,
    reasons: readonly string[],
  ): Promise<string | null> => {
    const said: string[] = [];
    const inTime = AbortSignal.timeout(SECOND_TRY_MS);
    const signal = asked.signal ? AbortSignal.any([asked.signal, inTime]) : inTime;
    const again = speak({ asked: { ...askedAgain(asked, reasons), signal }, findObjections }, said);
    for (let next = await again.next(); ; next = await again.next())
      if (next.done) return next.value.isAllowed ? said.join('') : null;
  };

  async function* converse(
    question: ChatQuestion,
    signal: AbortSignal,
  ): AsyncGenerator<ChatPiece, ChatAnswer> {
    yield { type: 'thinking' };
    const personal = await toModelQuestion(question, readPrompt, signal);
    const said: string[] = [];
    let tokens = tokensOfQuestion(personal.asked);
    try {
      const first = yield* speak(personal, said);
      if (question.signal.aborted) return fromModel(said.join(''), false);
      if (first.isAllowed) {
        tally('chat', 'model');
        return fromModel(said.join(''), true);
      }
      tally('chat', first.isAllowed === null ? 'model_failed' : 'guardrail');
      if (said.length > 0) yield { type: 'restart' };
      // The person may have taken their consent back meanwhile.
      if (first.isAllowed === false && (await mayUse(question.userId))) {
        tokens *= 2;
        const text = await speakAgain(personal, first.reasons);
        if (question.signal.aborted) return fromModel('', false);
        if (text !== null) {
          yield { type: 'text', text };
          return fromModel(text, true);
        }
      }
      return yield* fallback.answer(question);
    } finally {
      await spend(question.userId, tokens + estimateTokens(said.join('')));
    }
  }

  return {
    answer: async function* (question) {
      if (isSettled(question) || !(await mayUse(question.userId))) {
        tally('chat', 'rules');
        return yield* fallback.answer(question);
      }
      const leaving = new AbortController();
      try {
        return yield* converse(question, AbortSignal.any([question.signal, leaving.signal]));
      } finally {
        leaving.abort();
      }
    },
  };
};
