import { SUBSTANCE_UNITS, type SubstanceType, type SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import { totalOf, type Use } from '@vida/contract/substances/substance-rules.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatList, unitAfter } from '../format-amount.ts';
import { substancesMessages as messages } from '../substances-messages.ts';

/** A number and what it counts: '12' and 'doses e latas'. */
export interface TotalPart {
  readonly value: string;
  readonly unit: string;
}

const unitWords = (amount: number, units: readonly SubstanceUnit[], fallback: SubstanceUnit): string => {
  const [only = fallback, ...others] = units;
  if (others.length === 0) return unitAfter(amount, only);
  return formatList(units.map((unit) => messages.units[unit][1]));
};

/** The specified total of a type with the units that went into it; milligrams are a part of their own. */
export const totalParts = (type: SubstanceType, uses: readonly Use[]): TotalPart[] => {
  const { amount, mg } = totalOf(type, uses);
  const allUnits: readonly SubstanceUnit[] = SUBSTANCE_UNITS[type];
  const units = allUnits.filter(
    (unit) => unit !== 'mg' && uses.some((use) => use.substanceType === type && use.unit === unit),
  );
  const milligrams = { value: formatNumber(mg, 2), unit: messages.units.mg[0] };
  if (mg > 0 && units.length === 0) return [milligrams];
  const main = { value: formatNumber(amount, 2), unit: unitWords(amount, units, SUBSTANCE_UNITS[type][0]) };
  return mg > 0 ? [main, milligrams] : [main];
};

/** '12 doses e latas', '3 xícaras + 200 mg' */
export const formatTotal = (type: SubstanceType, uses: readonly Use[]): string =>
  totalParts(type, uses)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' + ');
