import type { AdviceOutcome } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { ChatChunk, HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import type { Explain } from '../../config/explain.ts';
import type { ChatAnswer, ChatQuestion, OwnData } from '../conversation.ts';

/** Of a question, what can be sent to a thread. */
export type SentQuestion = Omit<ChatQuestion, 'data' | 'signal' | 'explain'>;

/** What the thread of the adviser is asked, and whether somebody hears why. */
export type AdviceRequest =
  | { readonly kind: 'answer'; readonly question: SentQuestion; readonly isExplained: boolean }
  | { readonly kind: 'find_help'; readonly text: string; readonly isExplained: boolean }
  | { readonly kind: 'tells_dose'; readonly text: string }
  | { readonly kind: 'warm_up' };

/** What was found in a text, and why. */
export interface FoundHelp {
  readonly help: HelpOffer | null;
  readonly explained: readonly Parameters<Explain>[];
}

/**
 * While it answers: a chunk of the answer, what to count, why it was decided so, a wish to read the asker's
 * data, and the end.
 */
export type FromThread =
  | { readonly kind: 'chunk'; readonly chunk: ChatChunk }
  | { readonly kind: 'outcome'; readonly outcome: AdviceOutcome }
  | { readonly kind: 'explained'; readonly explained: Parameters<Explain> }
  | { readonly kind: 'read'; readonly id: number; readonly name: keyof OwnData; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly answer: ChatAnswer }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What the thread hears meanwhile: the data it wished for, that they could not be read, or that the asker left. */
export type ToThread =
  | { readonly kind: 'data'; readonly id: number; readonly data: unknown }
  | { readonly kind: 'unread'; readonly id: number }
  | { readonly kind: 'gone' };

/** All that a conversation may read. */
export const OWN_DATA = [
  'readProfile',
  'readReadings',
  'findNewestReading',
  'readNights',
  'readUses',
  'readMeals',
  'readTraining',
  'readTrainedDays',
  'readAppointments',
] as const satisfies readonly (keyof OwnData)[];
