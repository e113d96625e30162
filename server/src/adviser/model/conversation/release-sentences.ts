import type { ChatPiece } from '@vida/contract/chat/chat-schemas.ts';
import { MAX_ADVICE_LENGTH } from '../../guardrails/speech/breach.ts';
import { createSentenceReader } from '../../guardrails/speech/sentence-reader.ts';
import { createSpeechCheck } from '../../guardrails/speech/speech-check.ts';
import { breachReasons } from '../breach-reasons.ts';
import type { FindObjections } from '../find-objections.ts';
import type { StreamEnd } from '../model-question.ts';

/** How a model's answer ended: it may stand, or a sentence broke a rule (why, in Portuguese) and was not released. */
export type Release =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly reasons: readonly string[] };

/**
 * The sentences of a stream, each released (and put into `said`) when it is complete and checked. Stops at the first
 * that breaks a rule, and before the answer would be too long: at the end of a sentence, never within one.
 */
export async function* releaseSentences(
  stream: AsyncGenerator<string, StreamEnd>,
  said: string[],
  findObjections: FindObjections,
): AsyncGenerator<ChatPiece, Release> {
  const reader = createSentenceReader();
  const { check } = createSpeechCheck();
  let length = 0;
  try {
    for (;;) {
      const part = await stream.next();
      const rest = () => (part.done && part.value === 'whole' ? reader.end() : []);
      const sentences = part.done ? rest() : reader.push(part.value);
      for (const sentence of sentences) {
        const isFull = length + sentence.length > MAX_ADVICE_LENGTH;
        if (isFull && length > 0) return { isAllowed: true };
        const reasons = [...breachReasons(check(sentence)), ...findObjections(sentence)];
        if (reasons.length > 0) return { isAllowed: false, reasons };
        length += sentence.length;
        said.push(sentence);
        yield { type: 'text', text: sentence };
      }
      if (part.done) return { isAllowed: true };
    }
  } finally {
    await stream.return('whole');
  }
}
