import { formatDecimal, listWords } from '../../words.ts';
import type { DayPart } from '../period/day-parts.ts';
import { type Companion, type Conditions, WEEKEND, WORKING_DAYS } from './conditions.ts';
import type { Series } from './read-series.ts';

const weekdays = [
  'às segundas-feiras',
  'às terças-feiras',
  'às quartas-feiras',
  'às quintas-feiras',
  'às sextas-feiras',
  'aos sábados',
  'aos domingos',
];

const companions: Readonly<Record<Companion, readonly [did: string, thing: string]>> = {
  alcohol: ['bebeu', 'bebida'],
  tobacco: ['fumou', 'cigarro'],
  caffeine: ['tomou café ou outra cafeína', 'cafeína'],
  gaming: ['jogou', 'jogo'],
  training: ['treinou', 'treino'],
};

const parts: Partial<Readonly<Record<DayPart, string>>> = {
  small_hours: 'de madrugada',
  morning: 'de manhã',
  afternoon: 'à tarde',
  evening: 'à noite',
};

/** What stands before the mean of a series. */
const means: Readonly<Record<Series, string>> = {
  glucose: 'sua glicose média foi de',
  blood_pressure: 'sua pressão média foi de',
  weight: 'seu peso médio foi de',
  heart_rate: 'seus batimentos foram em média',
  sleep: 'você ficou em média',
  alcohol: 'você registrou em média',
  tobacco: 'você registrou em média',
  caffeine: 'você registrou em média',
  gaming: 'você registrou em média',
  training: 'você treinou em média',
};

const extremes = {
  highest: 'o maior valor foi',
  lowest: 'o menor valor foi',
} as const;

const isSame = (days: readonly number[], others: readonly number[]): boolean =>
  days.length === others.length && days.every((day) => others.includes(day));

/** What answers under conditions say. Every condition that was used is said, with how much was counted. */
export const queryTexts = {
  mean: (series: Series) => means[series],
  extreme: (side: keyof typeof extremes) => extremes[side],
  weekday: (weekday: number) => weekdays[weekday] ?? '',
  weekdays: (days: NonNullable<Conditions['weekdays']>) => {
    if (isSame(days, WEEKEND)) return 'nos fins de semana';
    if (isSame(days, WORKING_DAYS)) return 'nos dias de semana';
    return listWords(days.map((day) => weekdays[day] ?? ''));
  },
  otherDays: 'nos outros dias',
  part: (part: DayPart) => parts[part] ?? '',
  with: (companion: Companion, isOfNights: boolean) =>
    `${isOfNights ? 'nas noites' : 'nos dias'} em que você ${companions[companion][0]}`,
  without: (companion: Companion, isOfNights: boolean) =>
    `${isOfNights ? 'nas noites' : 'nos dias'} sem registro de ${companions[companion][1]}`,
  nothing: (label: string) => `${label}, nada registrado`,
  hoursInBed: (hours: string, mark: number | null) =>
    `${hours} na cama por noite${mark === null ? '' : `, com nota ${formatDecimal(mark, 1)} de 10`}`,
  perDay: (amount: string) => `${amount} por dia com registro`,
  nightsBeyond: (side: 'above' | 'below', limit: string, hits: string, all: string) =>
    `${hits} de ${all} ${side === 'above' ? 'com mais de' : 'com menos de'} ${limit} na cama`,
  beyond: (side: 'above' | 'below', limit: string, hits: string, all: string) =>
    `${hits} de ${all} ${side === 'above' ? 'acima de' : 'abaixo de'} ${limit}`,
  only: (label: string) => `Só contei o que foi registrado ${label}.`,
  onlyPart: (part: string) => `Só contei o que foi registrado${part}.`,
  notByMeal: 'A refeição eu ainda não sei separar junto com isso.',
  counted: (period: string) => `Contei o que foi registrado ${period}.`,
  between: (highest: string, highestValue: string, lowest: string, lowestValue: string) =>
    `A média mais alta é ${highest} (${highestValue}) e a mais baixa, ${lowest} (${lowestValue}).`,
  alike: 'A média é a mesma em todos os dias da semana com registro.',
  notByPart: 'A hora do dia eu ainda não sei separar aqui.',
  few: 'São poucos registros para tirar conclusões.',
  notCause: 'Isso mostra o que foi anotado junto; não prova que uma coisa causa a outra.',
  onlyMean: 'Com essa condição eu sei dizer a média, o maior, o menor e quantas vezes; aqui vai a média.',
  unknown: 'Ainda não sei separar os seus registros por essa condição. Sem ela, é isto que eu encontrei:',
  never: (period: string) => `Não encontrei nada registrado ${period}.`,
} as const;
