import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import {
  classifyGlucose,
  type GlucoseLevel,
  glucoseRangeOf,
} from '@vida/contract/measurements/glucose-rules.ts';
import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { formatDay, formatDayShort, formatTime } from '../../../lib/format.ts';
import { measurementsMessages as messages } from '../measurements-messages.ts';

const mmol = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const mgDl = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const mgDlExact = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

const isSameWord = (a: number, b: number): boolean =>
  classifyGlucose(a) === classifyGlucose(b) && glucoseRangeOf(a) === glucoseRangeOf(b);

/**
 * A value in mg/dL as the person reads it, without the unit: whole mg/dL or mmol/L with one decimal. 69,6 keeps its
 * decimal: '70' beside the word 'Baixa' would be wrong.
 */
export const formatGlucoseNumber = (glucoseMgDl: number, unit: GlucoseUnit): string => {
  if (unit === 'mmol/L') return mmol.format(fromMgDl(glucoseMgDl, unit));
  return (isSameWord(glucoseMgDl, Math.round(glucoseMgDl)) ? mgDl : mgDlExact).format(glucoseMgDl);
};

/** '112 mg/dL' */
export const formatGlucose = (glucoseMgDl: number, unit: GlucoseUnit): string =>
  `${formatGlucoseNumber(glucoseMgDl, unit)} ${unit}`;

/** '112 mg/dL', or 'LO' for a reading below what the device measures. */
export const formatReading = ({ value, rangeFlag }: GlucoseLevel, unit: GlucoseUnit): string => {
  if (value !== null) return formatGlucose(value, unit);
  return rangeFlag === null ? '–' : messages.flagValues[rangeFlag];
};

/** '70 a 180 mg/dL' */
export const formatBand = (unit: GlucoseUnit): string => `${messages.rangeLimits[unit].target} ${unit}`;

/** The same in little room: '21/11/25, 06:52' for another year. */
export const shortenYear = (moment: string): string => moment.replace(/\/\d{2}(\d{2}),/, '/$1,');

/** '21/11, 06:52', with the year when it is not this one. */
export const formatMoment = (at: string, timeZone: string, today: string): string => {
  const day = dayOf(new Date(at), timeZone);
  const shown = day.slice(0, 4) === today.slice(0, 4) ? formatDayShort(day) : formatDay(day);
  return `${shown}, ${formatTime(at, timeZone)}`;
};
