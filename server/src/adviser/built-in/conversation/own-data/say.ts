import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import type { GlucoseBand, GlucoseLevel } from '@vida/contract/measurements/glucose-rules.ts';
import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { once } from '../../../load-knowledge.ts';
import { bareDayWords, dayWords } from '../period/day-words.ts';
import { lengthOf, type Period } from '../period/period.ts';
import { periodTexts } from '../period/period-texts.ts';

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** A spread or a limit, which no class hangs on. */
const amountNumber = (glucoseMgDl: number, unit: GlucoseUnit): string =>
  (unit === 'mmol/L' ? oneDecimal : whole).format(fromMgDl(glucoseMgDl, unit));

/** How answers write figures, moments and periods for one person. */
export interface Say {
  /** '112 mg/dL' */
  readonly glucose: (glucoseMgDl: number) => string;
  /** A limit or a spread with its unit. */
  readonly amount: (glucoseMgDl: number) => string;
  /** '70 a 180 mg/dL' */
  readonly band: (band: GlucoseBand) => string;
  /** '112 mg/dL', or what the device showed instead. */
  readonly reading: (reading: GlucoseLevel) => string;
  /** 'hoje às 06:52', 'em 20/11 às 14:10', with the year where it is another. */
  readonly moment: (at: Date) => string;
  /** 'hoje', 'em 20/11', likewise. */
  readonly day: (at: Date) => string;
  /** The same without 'em'. */
  readonly bareDay: (at: Date) => string;
  /** 'nos últimos 14 dias (de 08/11 a 21/11)' */
  readonly period: (period: Period) => string;
}

const flagWords = {
  low: 'LO (abaixo do que o aparelho mede)',
  high: 'HI (acima do que o aparelho mede)',
} as const;

/** Of a person in `timeZone` whose day is `today` (`yyyy-MM-dd`). */
export const createSay = (unit: GlucoseUnit, timeZone: string, today: string): Say => {
  const clock = once(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone }));
  const ofMoment = (at: Date): string => dayWords(dayOf(at, timeZone), today);
  const glucose = (glucoseMgDl: number): string => formatGlucose(glucoseMgDl, unit);
  return {
    glucose,
    amount: (glucoseMgDl) => `${amountNumber(glucoseMgDl, unit)} ${unit}`,
    band: ({ from, to }) => `${amountNumber(from, unit)} a ${amountNumber(to, unit)} ${unit}`,
    reading: ({ value, rangeFlag }) => (value === null ? flagWords[rangeFlag ?? 'high'] : glucose(value)),
    moment: (at) => `${ofMoment(at)} às ${clock().format(at)}`,
    day: ofMoment,
    bareDay: (at) => bareDayWords(dayOf(at, timeZone), today),
    period: (period) => {
      const { fromDay, toDay, label } = period;
      if (lengthOf(period) === 1 || label.includes('/')) return label;
      return `${label} (${periodTexts.between(fromDay, toDay, today)})`;
    },
  };
};
