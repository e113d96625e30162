import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { createHarmSearch } from '../guardrails/food/find-harmful-offers.ts';
import { UNKNOWN_FIGURES } from './breach-reasons.ts';
import { unknownFiguresIn } from './known-figures.ts';

/** Why a sentence of a model may not be said to one person, in Portuguese; empty where it may. */
export type FindObjections = (sentence: string) => readonly string[];

/** What a model may not offer to this person: food that may do them acute harm. */
export const createFoodObjections = (profile: HealthProfile): FindObjections => {
  const findHarm = createHarmSearch(profile);
  return (sentence) => findHarm(sentence).map((label) => `sugeria o que faz mal a esta pessoa (${label})`);
};

/**
 * The same for a conversation; and to whom a professional sets the targets (pregnancy, under 18, …), no figure that
 * was not `told` of them: it could be a target. `today` is `yyyy-MM-dd`.
 */
export const createChatObjections = (
  profile: HealthProfile,
  { told, today }: { readonly told: string; readonly today: string },
): FindObjections => {
  const findFoodObjections = createFoodObjections(profile);
  const isGuided = findNoPlanReason(profile, today) !== null;
  return (sentence) => [
    ...findFoodObjections(sentence),
    ...(isGuided && unknownFiguresIn(sentence, told).length > 0 ? [UNKNOWN_FIGURES] : []),
  ];
};
