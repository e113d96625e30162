import type { SubstanceUnit } from './substance-kinds.ts';

/** One and several of a unit, as pages and answers say it. */
export const unitWords: Readonly<Record<SubstanceUnit, readonly [one: string, many: string]>> = {
  doses: ['dose', 'doses'],
  copos: ['copo', 'copos'],
  latas: ['lata', 'latas'],
  garrafas: ['garrafa', 'garrafas'],
  cigarros: ['cigarro', 'cigarros'],
  maços: ['maço', 'maços'],
  xícaras: ['xícara', 'xícaras'],
  mg: ['mg', 'mg'],
  horas: ['hora', 'horas'],
  sessões: ['sessão', 'sessões'],
};
