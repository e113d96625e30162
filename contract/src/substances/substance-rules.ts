import { roundTo } from '../core/decimals.ts';
import { daysBetween } from '../core/time.ts';
import {
  CIGARETTES_PER_PACK,
  type Drink,
  SESSION_HOURS,
  type SubstanceType,
  type SubstanceUnit,
} from './substance-kinds.ts';

/** Spec section 9: above, 'Atenção'. */
export const ALCOHOL_ATTENTION_OVER = 7;
export const GAMING_ATTENTION_OVER_HOURS = 14;
/** The days that the labels speak about. */
export const LABEL_DAYS = 7;
/** Healthy adults a day (EFSA 2015); in pregnancy and while breastfeeding, and where a condition asks for care. */
export const CAFFEINE_LIMIT_MG = 400;
export const CAFFEINE_CAREFUL_LIMIT_MG = 200;
/** A cup of filter coffee of 200 ml. */
export const CUP_MG = 90;
/** Ministry of Health, Nota Técnica Conjunta 263/2024: one standard dose is 10 g of pure alcohol. */
export const DOSE_GRAMS = 10;
const ALCOHOL_GRAMS_PER_ML = 0.789;

/** What the rules need of a use. */
export interface Use {
  readonly substanceType: SubstanceType;
  readonly amount: number;
  readonly unit: SubstanceUnit;
  readonly drink: Drink | null;
  readonly sessionHours: number | null;
}

/** Millilitres and strength (per cent by volume) of a drink. */
export interface Serving {
  readonly ml: number;
  readonly abv: number;
}

/** What a glass or bottle is taken to hold. */
export const SERVINGS: Readonly<Record<'copos' | 'garrafas', Readonly<Record<Drink, Serving>>>> = {
  copos: {
    beer: { ml: 300, abv: 5 },
    wine: { ml: 150, abv: 12 },
    spirits: { ml: 50, abv: 40 },
  },
  garrafas: {
    beer: { ml: 600, abv: 5 },
    wine: { ml: 750, abv: 12 },
    spirits: { ml: 750, abv: 40 },
  },
};
/** A can of beer. */
export const CAN: Serving = { ml: 350, abv: 5 };

const gramsOf = ({ ml, abv }: Serving): number => (ml * abv * ALCOHOL_GRAMS_PER_ML) / 100;

/** Grams of pure alcohol in one unit. */
export const gramsPerUnit = (unit: SubstanceUnit, drink: Drink | null): number => {
  if (unit === 'latas') return gramsOf(CAN);
  if (unit === 'copos' || unit === 'garrafas') return gramsOf(SERVINGS[unit][drink ?? 'beer']);
  return unit === 'doses' ? DOSE_GRAMS : 0;
};

/** Standard doses of 10 g in a use of alcohol. */
export const standardDosesOf = ({ amount, unit, drink }: Use): number =>
  (amount * gramsPerUnit(unit, drink)) / DOSE_GRAMS;

/** Milligrams of caffeine; a cup counts as filter coffee of 200 ml. */
export const caffeineMgOf = ({ amount, unit }: Use): number => (unit === 'xícaras' ? amount * CUP_MG : amount);

export const cigarettesOf = ({ amount, unit }: Use): number =>
  unit === 'maços' ? amount * CIGARETTES_PER_PACK : amount;

/** Hours of gaming; a session without a length counts as an hour. */
export const gamingHoursOf = ({ amount, unit, sessionHours }: Use): number =>
  unit === 'sessões' ? amount * (sessionHours ?? SESSION_HOURS.assumed) : amount;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const usesOf = (type: SubstanceType, uses: readonly Use[]): readonly Use[] =>
  uses.filter(({ substanceType }) => substanceType === type);

/** Standard doses in all uses of alcohol, two decimals. */
export const totalDosesOf = (uses: readonly Use[]): number =>
  roundTo(sum(usesOf('alcohol', uses).map(standardDosesOf)), 2);

/** Hours in all uses of gaming, two decimals. */
export const totalGamingHoursOf = (uses: readonly Use[]): number =>
  roundTo(sum(usesOf('gaming', uses).map(gamingHoursOf)), 2);

export interface SubstanceTotal {
  /** The specified total: the plain sum of amounts whatever their unit, two decimals; mg are kept apart. */
  readonly amount: number;
  /** Caffeine in mg. */
  readonly mg: number;
}

/** The total of one type over the given uses (spec section 9, product section 4). */
export const totalOf = (type: SubstanceType, uses: readonly Use[]): SubstanceTotal => {
  const own = usesOf(type, uses);
  return {
    amount: roundTo(sum(own.filter(({ unit }) => unit !== 'mg').map(({ amount }) => amount)), 2),
    mg: roundTo(sum(own.filter(({ unit }) => unit === 'mg').map(({ amount }) => amount)), 2),
  };
};

export type SubstanceLabel =
  | 'tobacco_none'
  | 'tobacco_reduce'
  | 'alcohol_none'
  | 'alcohol_moderate'
  | 'alcohol_attention'
  | 'gaming_none'
  | 'gaming_moderate'
  | 'gaming_attention'
  | 'caffeine_follow';

/** The label of a type over seven days of uses (spec section 9). */
export const labelOf = (type: SubstanceType, usesOfWeek: readonly Use[]): SubstanceLabel => {
  const { amount } = totalOf(type, usesOfWeek);
  switch (type) {
    case 'tobacco':
      return amount === 0 ? 'tobacco_none' : 'tobacco_reduce';
    case 'alcohol':
      if (amount === 0) return 'alcohol_none';
      return amount > ALCOHOL_ATTENTION_OVER ? 'alcohol_attention' : 'alcohol_moderate';
    case 'gaming': {
      const hours = totalGamingHoursOf(usesOfWeek);
      if (hours === 0) return 'gaming_none';
      return hours > GAMING_ATTENTION_OVER_HOURS ? 'gaming_attention' : 'gaming_moderate';
    }
    case 'caffeine':
      return 'caffeine_follow';
  }
};

/** How long ago, in words' keys (spec section 9; 'today' by product section 4). */
export type LastUsed =
  | { readonly kind: 'never' | 'today' | 'yesterday' | 'over_a_week' }
  | { readonly kind: 'days'; readonly days: number };

/** From the days (`yyyy-MM-dd`) of the last use and of today; `null`: there never was one. */
export const lastUsedOf = (lastDay: string | null, today: string): LastUsed => {
  if (lastDay === null) return { kind: 'never' };
  const days = daysBetween(lastDay, today);
  if (days <= 0) return { kind: 'today' };
  if (days === 1) return { kind: 'yesterday' };
  return days <= LABEL_DAYS ? { kind: 'days', days } : { kind: 'over_a_week' };
};
