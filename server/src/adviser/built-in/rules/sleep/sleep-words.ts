import type { Facts } from '../../facts/facts.ts';
import type { SleepMeans } from '../../facts/sleep-facts.ts';
import { count, formatHours } from '../../words.ts';

/** 'Nas suas 7 noites mais recentes': what every mean rests on. */
export const inNights = ({ nights }: SleepMeans): string => `Nas suas ${nights} noites mais recentes`;

/** 'Média das 7 noites mais recentes: 6,2 h entre deitar e acordar' */
export const hoursWhy = ({ nights, meanHours }: SleepMeans): string =>
  `Média das ${nights} noites mais recentes: ${formatHours(meanHours)} entre deitar e acordar`;

/** '12 noites registradas nos últimos 14 dias' */
export const recordedWhy = ({ sleep: { nights } }: Facts): string =>
  `${count(nights.length, 'noite registrada', 'noites registradas')} nos últimos 14 dias`;
