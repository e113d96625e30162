import type { FollowUp } from '../dialogue/follow-up.ts';
import type { FoodQuestion } from '../food-question.ts';
import type { TypedValue } from './parse-typed-value.ts';
import type { Slots, Subject } from './slots.ts';

/** What a message wants, in the light of what was asked before. */
export type Intent =
  | {
      readonly kind: 'own_data';
      readonly slots: Slots;
      /** The subject is only guessed, and these were as near. */
      readonly insteadOf?: readonly Subject[];
      /** The one day that the answer told of, where it was given. */
      readonly toldDay?: string | null;
      /** What the answer about records before it was about, in the same thread. */
      readonly earlier?: Slots | null;
    }
  | { readonly kind: 'value'; readonly value: TypedValue }
  | { readonly kind: 'app'; readonly topic: string }
  | { readonly kind: 'talk'; readonly topic: string }
  | { readonly kind: 'why'; readonly slots: Slots }
  /** Asks for records, but which is only guessed: `subjects` are the likeliest. */
  | { readonly kind: 'which'; readonly slots: Slots; readonly subjects: readonly Subject[] }
  /** The `page`-th further passage on a question of before, from 1. */
  | { readonly kind: 'more'; readonly question: string; readonly page: number }
  | { readonly kind: 'yes' | 'no'; readonly before: Intent }
  /**
   * `slots` is what the message names of the person's data, for where no article answers; `earlier` what
   * it may go on from.
   */
  | {
      readonly kind: 'general';
      readonly question: string;
      readonly earlier: string | null;
      readonly slots: Slots;
      readonly whatToDoOf: Subject | null;
      /** The food question that it is, and the one that it goes on from. */
      readonly food: FoodQuestion | null;
      readonly foodBefore: FoodQuestion | null;
      /** How it goes on from what was spoken of, where it does; `question` is joined then. */
      readonly followUp: FollowUp | null;
    };

/** The slots that an answer before was about; null where it was about no records. */
export const slotsBefore = (before: Intent | null): Slots | null =>
  before && (before.kind === 'own_data' || before.kind === 'why' || before.kind === 'which') ? before.slots : null;
