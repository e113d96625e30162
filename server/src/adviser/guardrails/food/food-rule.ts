import { type DietNeeds, readDietNeeds } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { PlanNotice } from '@vida/contract/nutrition/meal-kinds.ts';
import { foldConditions } from '@vida/contract/profile/care-rules.ts';
import type { DietaryRestriction } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Allergen, Food } from '../../food/food.ts';
import { medicinesTakenBy, type TakenMedicines } from '../../medicines/taken-medicines.ts';
import { createWordScan, type WordList } from './scan-text.ts';

/** What a person avoids, in ticks and own words. */
export interface Avoidances {
  readonly allergens: ReadonlySet<Allergen>;
  readonly restrictions: ReadonlySet<DietaryRestriction>;
}

/** A profile as the tables of rules read it. */
export interface Eater extends Avoidances {
  readonly profile: HealthProfile;
  readonly needs: DietNeeds;
  /** Folded, own words included. */
  readonly conditions: string;
  readonly medicines: TakenMedicines;
}

/** What somebody may not have. Its words are looked for in names of foods and in texts of meals. */
export interface Exclusion extends Partial<WordList> {
  /** Why, in Portuguese, as a person reads it: 'leite', 'Vegano'. */
  readonly reason: string;
  readonly excludes: (food: Food) => boolean;
}

/** A row of the tables: whom it concerns, what they may not have, what they should read. */
export interface FoodRule extends Exclusion {
  readonly applies: (eater: Eater) => boolean;
  readonly notices?: readonly PlanNotice[];
}

/** An exclusion ready to be asked many times. */
export interface Ban {
  readonly reason: string;
  readonly bansFood: (food: Food) => boolean;
  readonly bansText: (text: string) => boolean;
}

/** A food is out by its facts or by its name, so that no allowed food has a name that would raise the alarm in a meal. */
export const toBan = ({ reason, excludes, words = [], harmless = [] }: Exclusion): Ban => {
  const bansText = createWordScan({ words, harmless });
  const known = new Map<string, boolean>();
  const bansFood = (food: Food): boolean => {
    const answer = known.get(food.id) ?? (excludes(food) || bansText(food.name));
    known.set(food.id, answer);
    return answer;
  };
  return { reason, bansFood, bansText };
};

export const toEater = (profile: HealthProfile, avoidances: Avoidances): Eater => ({
  ...avoidances,
  profile,
  needs: readDietNeeds(profile),
  conditions: foldConditions(profile),
  medicines: medicinesTakenBy(profile),
});
