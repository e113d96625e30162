import type { MarketFacts } from './market-facts.ts';

/** Step in which people weigh: 5 g, 10 g, 50 g, then 100 g. */
const stepOf = (grams: number): number => {
  if (grams < 50) return 5;
  if (grams < 250) return 10;
  return grams < 1000 ? 50 : 100;
};

// Binary fractions: 0.1 · 50 is a hair above 5.
const upTo = (amount: number, step: number): number => Math.ceil(Number((amount / step).toFixed(6))) * step;

/** Rounded up, so that nothing is missing. */
export const roundGrams = (grams: number): number => upTo(grams, stepOf(grams));

const inKilograms = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 'cerca de 350 g', 'cerca de 1,2 kg'; `grams` already rounded. */
export const sayGrams = (grams: number): string =>
  grams < 1000 ? `cerca de ${grams} g` : `cerca de ${inKilograms.format(grams / 1000)} kg`;

/** '7 unidades', '1 pote': whole ones only. */
export const sayUnits = (count: number, { one, many }: NonNullable<MarketFacts['unit']>): string => {
  const whole = upTo(count, 1);
  return `${whole} ${whole === 1 ? one : many}`;
};
