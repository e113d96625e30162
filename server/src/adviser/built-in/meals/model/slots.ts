import type { MealPlanType, MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Part } from '../../../food/food.ts';

/** One meal to be planned. */
export interface Slot {
  /** 'snack-2': tells two snacks apart. */
  readonly key: string;
  readonly type: MealType;
  /** Usual share of the day's energy. */
  readonly share: number;
  /** How many foods take each part, at least and at most. */
  readonly parts: Readonly<Partial<Record<Part, readonly [min: number, max: number]>>>;
}

/** kcal a day above which one snack would be a meal. */
const TWO_SNACKS_ABOVE_KCAL = 2300;
const SHARES = { breakfast: 0.24, lunch: 0.35, dinner: 0.29, snack: 0.12 } as const;
const SHARES_WITH_TWO_SNACKS = { breakfast: 0.22, lunch: 0.32, dinner: 0.26, snack: 0.1 } as const;

const PARTS_OF: Readonly<Record<MealType, Slot['parts']>> = {
  breakfast: { base: [1, 1], protein: [1, 1], fruit: [1, 1], drink: [1, 1], spread: [0, 1] },
  lunch: {
    base: [1, 1],
    legume: [1, 1],
    protein: [1, 1],
    cooked: [1, 1],
    salad: [1, 2],
    oil: [1, 1],
    fruit: [0, 1],
  },
  // Lighter, as most people in Brazil have it: beans and cooked vegetables may be left out.
  dinner: {
    base: [1, 1],
    legume: [0, 1],
    protein: [1, 1],
    cooked: [0, 1],
    salad: [1, 2],
    oil: [1, 1],
    fruit: [0, 1],
  },
  snack: { fruit: [1, 1], side: [1, 1], base: [0, 1] },
};

/** Where nothing of animal origin is eaten, beans, lentils and tofu are the protein: two of them on a plate. */
const withoutAnimalProtein = (parts: Slot['parts']): Slot['parts'] =>
  parts.legume === undefined ? parts : { ...parts, legume: [1, 2], protein: [0, 1] };

export interface DayShape {
  readonly calories: number;
  readonly needsTwoSnacks: boolean;
  readonly legumesAreProtein: boolean;
}

const sharesOf = ({ calories, needsTwoSnacks }: DayShape) =>
  needsTwoSnacks || calories > TWO_SNACKS_ABOVE_KCAL
    ? { shares: SHARES_WITH_TWO_SNACKS, snacks: 2 }
    : { shares: SHARES, snacks: 1 };

/** The meals of a day, or those of one kind, in the order breakfast, lunch, dinner, snacks. */
export const slotsOf = (mealType: MealPlanType, shape: DayShape): readonly Slot[] => {
  const { shares, snacks } = sharesOf(shape);
  const types: MealType[] = ['breakfast', 'lunch', 'dinner', ...Array<MealType>(snacks).fill('snack')];
  return types
    .map((type, index) => ({
      key: `${type}-${index}`,
      type,
      share: shares[type],
      parts: shape.legumesAreProtein ? withoutAnimalProtein(PARTS_OF[type]) : PARTS_OF[type],
    }))
    .filter(({ type }) => mealType === 'general' || type === mealType);
};

/** Share of the day that kept meals stand for. */
export const shareOfKept = (kept: readonly MealType[], shape: DayShape): number => {
  const { shares } = sharesOf(shape);
  return kept.reduce((sum, type) => sum + shares[type], 0);
};
