import type { Facts } from '../../facts/facts.ts';
import { count, formatDay, formatDecimal } from '../../words.ts';

/** Sentences that the rules about alcohol, tobacco, caffeine and gaming share. */

/** '9,5 doses-padrão' */
export const doseWords = (doses: number): string =>
  `${formatDecimal(doses, 1)} ${doses === 1 ? 'dose-padrão' : 'doses-padrão'}`;

/** What the estimate rests on. */
export const DOSE_WHY =
  'Uma dose-padrão tem 10 g de álcool; contamos cerveja com 5%, vinho com 12% e destilado com 40%';

/** 'Últimos 7 dias: cerca de 9,5 doses-padrão, em 4 dias com registro' */
export const alcoholWhy = ({ substances: { alcohol } }: Facts): string =>
  `Últimos 7 dias: cerca de ${doseWords(alcohol.dosesOfWeek)}, em ${count(alcohol.drinkingDays, 'dia', 'dias')} com registro`;

/** 'Último registro de bebida: 20/11 às 22:10' */
export const lastDrinkWhy = ({ words }: Facts, at: number): string =>
  `Último registro de bebida: ${words.moment(at)}`;

/** 'Últimos 7 dias: 42 cigarros, em 5 dias com registro' */
export const tobaccoWhy = ({ substances: { tobacco } }: Facts): string =>
  tobacco.smokingDays === 0
    ? `Último registro de cigarro: ${tobacco.last ? formatDay(tobacco.last.day) : ''}`
    : `Últimos 7 dias: ${count(tobacco.cigarettesOfWeek, 'cigarro', 'cigarros')}, em ${count(tobacco.smokingDays, 'dia', 'dias')} com registro`;

/** 'Em 20/11: cerca de 450 mg de cafeína (uma xícara de 200 ml conta 90 mg)' */
export const caffeineWhy = ({ day, amount }: { readonly day: string; readonly amount: number }): string =>
  `Em ${formatDay(day)}: cerca de ${formatDecimal(amount, 0)} mg de cafeína (uma xícara de 200 ml conta 90 mg)`;
