import type { Food } from '../../../food/food.ts';
import {
  hasDairy,
  isBlendedWithMilk,
  isBowlFilling,
  isBrownBeans,
  isButterLike,
  isCheeseBread,
  isCoffee,
  isForeignBase,
  isLettuce,
  isMeat,
  isMilk,
  isNut,
  isOatLike,
  isSprinkled,
  isYogurt,
} from '../menu/kinds-of-food.ts';
import type { Entry } from '../solver/milp-model.ts';
import { type Choice, inSlot, type ModelParts } from './day-problem.ts';

const LESS = Number.NEGATIVE_INFINITY;
/** More foods than a meal ever has. */
const MANY = 20;

const columnsWhere = (choices: readonly Choice[], is: (food: Food) => boolean, value: number): Entry[] =>
  choices.filter(({ candidate }) => is(candidate.food)).map(({ column }) => [column, value]);

/** What is not eaten together, and what is only eaten with something else. */
export const addPairRows = ({ problem, builder, choices }: ModelParts): void => {
  for (const slot of problem.slots) {
    const here = inSlot(choices, slot);
    const takes = (part: 'base' | 'protein' | 'drink' | 'side', is: (food: Food) => boolean) => {
      const taking = here.filter(({ candidate }) => candidate.parts.includes(part));
      return (value: number) => columnsWhere(taking, is, value);
    };
    const notTogether = (one: Entry[], other: Entry[]) => {
      if (one.length > 0 && other.length > 0) builder.addRow(LESS, 1, [...one, ...other]);
    };
    const onlyOneOf = (is: (food: Food) => boolean) => builder.addRow(LESS, 1, columnsWhere(here, is, 1));
    const onlyWith = (one: Entry[], other: Entry[]) => {
      if (one.length > 0) builder.addRow(LESS, 0, [...one, ...other]);
    };

    if (slot.type === 'breakfast') {
      const oats = takes('base', isOatLike)(1);
      notTogether(oats, takes('protein', (food) => !isBowlFilling(food))(1));
      notTogether(oats, columnsWhere(here, isButterLike, 1));
      notTogether(takes('base', isCheeseBread)(1), columnsWhere(here, isButterLike, 1));
      notTogether(columnsWhere(here, isMilk, 1), takes('drink', (food) => !isCoffee(food) && !isMilk(food))(1));
      onlyWith(
        columnsWhere(here, (food) => isSprinkled(food) || isNut(food), 1),
        [
          ...columnsWhere(here, isOatLike, -1),
          ...columnsWhere(here, isYogurt, -1),
          ...columnsWhere(here, (food) => food.role === 'fruit', -1),
        ],
      );
    }
    if (slot.type === 'snack') {
      onlyWith(columnsWhere(here, isMilk, 1), columnsWhere(here, isBlendedWithMilk, -1));
      notTogether(takes('base', isOatLike)(1), takes('side', (food) => !isBowlFilling(food))(1));
    }
    if (slot.type === 'lunch' || slot.type === 'dinner') {
      notTogether(takes('base', isForeignBase)(1), columnsWhere(here, isBrownBeans, 1));
      onlyOneOf(isBrownBeans);
      onlyOneOf(isLettuce);
    }
    if (problem.rules.separatesMeatAndDairy) {
      const isMeatMeal = builder.addChoice(0);
      builder.addRow(LESS, 0, [...columnsWhere(here, isMeat, 1), [isMeatMeal, -MANY]]);
      builder.addRow(LESS, MANY, [...columnsWhere(here, hasDairy, 1), [isMeatMeal, MANY]]);
    }
  }
};
