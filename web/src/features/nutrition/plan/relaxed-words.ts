import type { Relaxation } from '@vida/contract/nutrition/meal-kinds.ts';
import { formatList } from '../format-nutrients.ts';
import { planMessages as messages } from './plan-messages.ts';

/** The wider step of the same band makes the earlier one needless to tell. */
const wider: Partial<Record<Relaxation, Relaxation>> = {
  protein_80: 'protein_possible',
  calories_15: 'calories_possible',
};

/** 'Para caber nas suas restrições, …', naming everything that was widened; `null` where nothing was. */
export const describeRelaxed = (relaxed: readonly Relaxation[]): string | null => {
  const told = relaxed.filter((step) => {
    const next = wider[step];
    return !next || !relaxed.includes(next);
  });
  if (told.length === 0) return null;
  return messages.relaxed(formatList(told.map((step) => messages.relaxations[step])));
};
