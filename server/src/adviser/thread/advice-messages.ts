import type { AdviceOutcome } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { ChatChunk } from '@vida/contract/chat/chat-schemas.ts';
import type { ChatAnswer, ChatQuestion, OwnData } from '../conversation.ts';

/** What the thread of the adviser is asked. */
export type AdviceRequest =
  | { readonly kind: 'answer'; readonly question: Omit<ChatQuestion, 'data' | 'signal'> }
  | { readonly kind: 'find_help'; readonly text: string }
  | { readonly kind: 'tells_dose'; readonly text: string }
  | { readonly kind: 'warm_up' };

/** While it answers: a chunk of the answer, what to count, a wish to read the asker's data, and the end. */
export type FromThread =
  | { readonly kind: 'chunk'; readonly chunk: ChatChunk }
  | { readonly kind: 'outcome'; readonly outcome: AdviceOutcome }
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
