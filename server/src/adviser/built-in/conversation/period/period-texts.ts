import { formatDay } from '../../format-values.ts';

/** From January. */
export const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

const weekdays = [
  'na segunda-feira',
  'na terça-feira',
  'na quarta-feira',
  'na quinta-feira',
  'na sexta-feira',
  'no sábado',
  'no domingo',
];

const units = {
  day: ['dia', 'dias'],
  week: ['semana', 'semanas'],
  month: ['mês', 'meses'],
  year: ['ano', 'anos'],
} as const;
export type PeriodUnit = keyof typeof units;

/** 'março', of 3. */
export const monthName = (month: number): string => months[month - 1] ?? '';

/** '12/11', with the year where it is another than today's. */
const dateOf = (day: string, today: string): string =>
  `${formatDay(day)}${day.slice(0, 4) === today.slice(0, 4) ? '' : `/${day.slice(0, 4)}`}`;

/** How a period stands in a sentence. */
export const periodTexts = {
  today: 'hoje',
  yesterday: 'ontem',
  dayBefore: 'anteontem',
  tomorrow: 'amanhã',
  dayAfter: 'depois de amanhã',
  ahead: 'nos próximos dias',
  thisWeek: 'nesta semana',
  lastWeek: 'na semana passada',
  weekBefore: 'na semana retrasada',
  thisMonth: 'neste mês',
  lastMonth: 'no mês passado',
  thisYear: 'neste ano',
  lastYear: 'no ano passado',
  weekend: 'no fim de semana',
  always: 'em todos os registros do último ano',
  untilYesterday: 'até ontem',
  before: 'no período anterior',
  last: (count: number, unit: PeriodUnit) => {
    const [one, many] = units[unit];
    const isFeminine = unit === 'week';
    if (count === 1) return isFeminine ? `na última ${one}` : `no último ${one}`;
    return `${isFeminine ? 'nas últimas' : 'nos últimos'} ${count} ${many}`;
  },
  since: (day: string, today: string) => `desde ${dateOf(day, today)}`,
  /** 'em 12/11', with the year where it is another. */
  on: (day: string, today: string) => `em ${dateOf(day, today)}`,
  weekday: (weekday: number) => weekdays[weekday] ?? '',
  month: (month: number, year: number, today: string) =>
    `em ${monthName(month)}${String(year) === today.slice(0, 4) ? '' : ` de ${year}`}`,
  year: (year: string) => `em ${year}`,
  between: (fromDay: string, toDay: string, today: string) => `de ${dateOf(fromDay, today)} a ${dateOf(toDay, today)}`,
} as const;
