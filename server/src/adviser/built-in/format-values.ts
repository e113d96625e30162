import { dayOf } from '@vida/contract/core/time.ts';
import { type MetricType, metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import type { Pressure } from '@vida/contract/measurements/pressure-rules.ts';
import { remember } from '../../text/remember.ts';
import type { GlucoseReading } from '../adviser.ts';
import { glucoseFigure, plainFigure } from '../figures-in-text.ts';
import { once } from '../load-knowledge.ts';

/** Of each number of digits; to make one takes longer than to use it a hundred times. */
const decimals = remember((digits) => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: Number(digits) }));

/** At most `digits` decimals, with a comma: '6,8'. */
export const formatDecimal = (value: number, digits: number): string => decimals(String(digits)).format(value);

/** '168/104 mmHg', in whole mmHg. */
export const formatPressure = ({ systolic, diastolic }: Pressure): string =>
  `${formatDecimal(systolic, 0)}/${formatDecimal(diastolic, 0)} mmHg`;

/** A metric with its unit, and the second number where it has one: '82,4 kg', '7,2%', '128 por 82 mmHg'. */
export const formatMetric = (metricType: MetricType, value: number, second: number | null = null): string => {
  const { decimals, units } = metricDefinitions[metricType];
  const [first, last] = [value, second].map((each) => (each === null ? '' : formatDecimal(each, decimals)));
  return `${first}${last && ` por ${last}`}${units[0] === '%' ? '%' : ` ${units[0]}`}`;
};

/** '82,4 kg' */
export const formatKg = (kg: number): string => formatMetric('weight', kg);

/** '7,2%' */
export const formatPercent = (percent: number): string => `${formatDecimal(percent, 1)}%`;

/** '6,4 h' */
export const formatHours = (hours: number): string => `${formatDecimal(hours, 1)} h`;

/** '06:52', of minutes since midnight. */
export const formatClock = (minuteOfDay: number): string =>
  [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** '20/11', of '2026-11-20'. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/').slice(0, 5);

/** '1 medição', '4 medições' */
export const count = (amount: number, one: string, many: string): string =>
  `${formatDecimal(amount, 0)} ${amount === 1 ? one : many}`;

const lists = new Intl.ListFormat('pt-BR');

/** 'A', 'A e B', 'A, B e C' */
export const listWords = (names: readonly string[]): string => lists.format(names);

/**
 * How the rules' texts say numbers and moments: decimal comma, the person's own clock, glucose to be read in any unit.
 */
export const createWords = (timeZone: string) => {
  const dayAt = (at: number): string => dayOf(new Date(at), timeZone);
  const clock = once(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone }));
  return {
    /** A value in mg/dL; read as '62' or '3,4'. */
    plain: plainFigure,
    /** The same with its unit; read as '62 mg/dL' or '3,4 mmol/L'. */
    glucose: glucoseFigure,
    /** A reading with its unit; the device's word where there is no value. */
    reading: ({ value, rangeFlag }: GlucoseReading): string => {
      if (value !== null) return glucoseFigure(value);
      return rangeFlag === 'low' ? 'LO (abaixo do que o aparelho mede)' : 'HI (acima do que o aparelho mede)';
    },
    /** '20/11 às 06:52' */
    moment: (at: number): string => `${formatDay(dayAt(at))} às ${clock().format(at)}`,
    /** '20/11' */
    day: (at: number): string => formatDay(dayAt(at)),
    /** '20/11/2026', where the year is not clear by itself. */
    fullDay: (at: number): string => dayAt(at).split('-').reverse().join('/'),
  };
};
export type Words = ReturnType<typeof createWords>;
