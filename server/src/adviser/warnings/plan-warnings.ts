import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { listWords } from '../built-in/format-values.ts';
import type { Food } from '../food/food.ts';
import { once } from '../load-knowledge.ts';
import type { LibraryExercise } from '../movement/exercise-library.ts';
import { foodOfTerm, warningTable } from './warning-table.ts';
import { warningsFor } from './warnings-for.ts';

/** Terms of warnings.csv that mean foods of a plan. */
const foodTerms = once(() =>
  [...new Set(warningTable().flatMap(({ mentioned }) => mentioned))].flatMap((term) => {
    const isMeant = foodOfTerm(term);
    return isMeant ? [{ term, isMeant }] : [];
  }),
);

/**
 * What a profile has to say about what a plan holds, the gravest first, at most three. What it rules out is in no plan,
 * and what the plan's notices say has no row for plans.
 */
export const warningsOfPlan = (
  profile: HealthProfile,
  plan: { readonly foods?: readonly Food[]; readonly exercises?: readonly LibraryExercise[] },
  today: string,
): string[] => {
  const { foods = [], exercises = [] } = plan;
  const topics = new Map<string, string>();
  for (const { term, isMeant } of foodTerms()) {
    const names = new Set(foods.filter(isMeant).map(({ shortName }) => shortName));
    if (names.size > 0) topics.set(term, listWords([...names]));
  }
  for (const { name } of foods) topics.set('plan:meals', name);
  for (const { name, traits } of exercises) {
    topics.set('plan:exercise', name);
    for (const trait of traits) topics.set(`exercise:${trait}`, name);
  }
  const mentions = { folded: '', medicines: [], topics, asWritten: (phrase: string) => phrase };
  return warningsFor(profile, mentions, today).map(({ text }) => text);
};
