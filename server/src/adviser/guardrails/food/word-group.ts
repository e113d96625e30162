import type { Food } from '../../food/food.ts';

/** A group of foods as people name it. */
export interface WordGroup {
  /** Any of them names the group; folded, in the singular. */
  readonly words: readonly string[];
  /** Words in names of foods, and in texts of meals, that belong to it. */
  readonly members?: readonly string[];
  readonly harmless?: readonly string[];
  /** Foods of it whose names do not say so. */
  readonly excludes?: (food: Food) => boolean;
}
