import type { Drink, SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import { CAN, SERVINGS } from '@vida/contract/substances/substance-rules.ts';

type Serving = typeof CAN;

const glasses: Record<Drink, string> = {
  beer: 'copo de chope',
  wine: 'taça de vinho',
  spirits: 'copo de destilado',
};

const bottles: Record<Drink, string> = {
  beer: 'garrafa de cerveja',
  wine: 'garrafa de vinho',
  spirits: 'garrafa de destilado',
};

const measured = (name: string, { ml, abv }: Serving): string => `${name} de ${ml} ml a ${abv}%`;

/** What a unit of alcohol is taken to hold: 'lata de cerveja de 350 ml a 5%'. */
export const servingOf = (unit: SubstanceUnit, drink: Drink | null): string => {
  const known = drink ?? 'beer';
  if (unit === 'copos') return measured(glasses[known], SERVINGS.copos[known]);
  if (unit === 'garrafas') return measured(bottles[known], SERVINGS.garrafas[known]);
  return unit === 'latas' ? measured('lata de cerveja', CAN) : 'dose de 10 g';
};
