import { contextPhrases } from '@vida/contract/measurements/measurement-words.ts';
import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Drink } from '@vida/contract/substances/substance-kinds.ts';
import type { DayPart, Hours } from '../../../health-query/day-parts.ts';
import type { Grouping } from '../../../health-query/health-query.ts';
import { formatClock, listWords } from '../../format-values.ts';
import { WEEKEND, WORKING_DAYS } from '../parsing/slots.ts';
import { monthName } from '../period/period-texts.ts';

const weekdays = [
  'às segundas-feiras',
  'às terças-feiras',
  'às quartas-feiras',
  'às quintas-feiras',
  'às sextas-feiras',
  'aos sábados',
  'aos domingos',
];

const parts: Readonly<Record<DayPart, string>> = {
  fasting: contextPhrases.jejum,
  before_meal: contextPhrases.pre_refeicao,
  after_meal: contextPhrases.pos_refeicao,
  bedtime: contextPhrases.ao_deitar,
  small_hours: contextPhrases.madrugada,
  morning: 'de manhã',
  afternoon: 'à tarde',
  evening: 'à noite',
};

const meals: Readonly<Record<MealType, string>> = {
  breakfast: 'do café da manhã',
  lunch: 'do almoço',
  dinner: 'do jantar',
  snack: 'do lanche',
};

const drinks: Readonly<Record<Drink, string>> = {
  beer: 'cerveja',
  wine: 'vinho',
  spirits: 'destilado',
};

const isSame = (days: readonly number[], others: readonly number[]): boolean =>
  days.length === others.length && days.every((day) => others.includes(day));

const shortWeekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];

const dateOf = (day: string): string => day.split('-').reverse().slice(0, 2).join('/');

/** What answers under conditions say. Every condition that was used is said, with how much was counted. */
export const queryTexts = {
  part: (part: DayPart) => parts[part],
  momentOf: (part: DayPart | null, meal: MealType | null) => {
    if (part === 'after_meal' && meal !== null) return `depois ${meals[meal]}`;
    if (part === 'before_meal' && meal !== null) return `antes ${meals[meal]}`;
    if (part !== null) return parts[part];
    return meal === null ? '' : `perto ${meals[meal]}`;
  },
  weekdays: (days: readonly number[]) => {
    if (isSame(days, WEEKEND)) return 'nos fins de semana';
    if (isSame(days, WORKING_DAYS)) return 'nos dias de semana';
    return listWords(days.map((day) => weekdays[day] ?? ''));
  },
  hours: ([from, until]: Hours) => `das ${formatClock(from)} às ${until === 0 ? '24:00' : formatClock(until)}`,
  onlyDrink: (drink: Drink) => `(só ${drinks[drink]})`,
  ofDrink: (drink: Drink) => `de ${drinks[drink]}`,
  without: (what: string) => `(sem contar ${what})`,
  dosesLeftOut: 'O que foi anotado em doses, sem dizer qual bebida, não entra nesta conta.',
  nightBefore: (day: string) => `na noite que terminou ${day}`,
  extremeOf: (side: 'highest' | 'lowest') => (side === 'highest' ? 'no máximo' : 'no mínimo'),
  otherDays: 'nos outros dias',
  /** A group under a chart: 'seg', 'out', '12/11'. */
  shortGroup: (by: Grouping, key: string) => {
    switch (by) {
      case 'weekday':
        return shortWeekdays[Number(key)] ?? '';
      case 'month':
        return monthName(Number(key.slice(5))).slice(0, 3);
      case 'week':
      case 'day':
        return dateOf(key);
      default:
        return parts[key as DayPart];
    }
  },
  /** A group by its key, as it stands in a list. */
  group: (by: Grouping, key: string) => {
    switch (by) {
      case 'weekday':
        return weekdays[Number(key)] ?? '';
      case 'month':
        return `em ${monthName(Number(key.slice(5)))} de ${key.slice(0, 4)}`;
      case 'week':
        return `na semana de ${dateOf(key)}`;
      case 'day':
        return `em ${dateOf(key)}`;
      default:
        return parts[key as DayPart];
    }
  },
  nothing: (label: string) => `${label}, nada registrado`,
  onlyOn: (label: string) => `Só contei o que foi registrado ${label}.`,
  counted: (period: string) => `Contei o que foi registrado ${period}.`,
  noStop: 'Para comparar antes e depois de parar, preciso do registro do último dia de uso, e não encontrei.',
  perGroup: (days: string) => `Em média são ${days} dias em cada um.`,
  ends: (
    kind: 'number' | 'mean' | 'median',
    highest: string,
    highestValue: string,
    lowest: string,
    lowestValue: string,
  ) =>
    kind === 'number'
      ? `O maior número é ${highest} (${highestValue}) e o menor, ${lowest} (${lowestValue}).`
      : `A ${kind === 'mean' ? 'média' : 'mediana'} mais alta é ${highest} ` +
        `(${highestValue}) e a mais baixa, ${lowest} (${lowestValue}).`,
  alike: 'É o mesmo em todos.',
  notByPart: 'A hora do dia eu não sei separar aqui: esses registros não têm hora.',
  notByMeal: 'A refeição eu não sei separar aqui: esses registros não têm hora.',
  few: 'São poucos registros para tirar conclusões.',
  notCause: 'Isso mostra o que foi anotado junto; não prova que uma coisa causa a outra.',
  difference: (amount: string, isMore: boolean, label: string, share: string) =>
    `São ${amount} a ${isMore ? 'mais' : 'menos'} ${label}${share}.`,
  inSystolic: (label: string) => `na máxima ${label}`,
  share: (percent: string, isMore: boolean) => ` (${percent} ${isMore ? 'acima' : 'abaixo'})`,
  same: 'Praticamente o mesmo.',
  unknown: (condition: string) =>
    `Ainda não sei separar os seus registros por "${condition}". Sem isso, é o que encontrei:`,
  unread: (words: readonly string[]) =>
    `Não usei ${listWords(words.map((word) => `"${word}"`))} da sua ` +
    'pergunta. Se isso muda o que você quer saber, pergunte de outro jeito.',
  zero: (name: string, when: string, days: number) =>
    `Nenhum consumo de ${name} ${when}: você anotou zero em ${days} ${days === 1 ? 'dia' : 'dias'}.`,
  never: (name: string, when: string) => `Não encontrei registro de ${name} ${when}.`,
} as const;
