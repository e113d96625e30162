import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';
import type { GlucoseReading } from '../adviser.ts';

/** How the rules' texts say numbers and moments: decimal comma, the person's own unit and clock. */
export interface Words {
  /** 'mg/dL' or 'mmol/L'. */
  readonly unit: GlucoseUnit;
  /** A value in mg/dL without its unit: '62', '3,4'. */
  readonly plain: (glucoseMgDl: number) => string;
  /** The same with the unit: '62 mg/dL', '3,4 mmol/L'. */
  readonly glucose: (glucoseMgDl: number) => string;
  /** A reading with its unit; the device's word where there is no value. */
  readonly reading: (reading: GlucoseReading) => string;
  /** '20/11 às 06:52' */
  readonly moment: (at: number) => string;
  /** '20/11/2026', where the year is not clear by itself. */
  readonly fullDay: (at: number) => string;
}

/** At most `digits` decimals, with a comma: '6,8'. */
export const formatDecimal = (value: number, digits: number): string =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: digits });

/** '1 medição', '4 medições' */
export const count = (amount: number, one: string, many: string): string =>
  `${formatDecimal(amount, 0)} ${amount === 1 ? one : many}`;

/** '20/11/2026' */
const formatFullDay = (at: number, timeZone: string): string =>
  dayOf(new Date(at), timeZone).split('-').reverse().join('/');

const formatTime = (at: number, timeZone: string): string =>
  new Date(at).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone });

export const createWords = (unit: GlucoseUnit, timeZone: string): Words => {
  // mmol/L always shows its decimal; mg/dL only where the value has one, so that 53,9 never reads as 54.
  const plain = (glucoseMgDl: number): string =>
    fromMgDl(glucoseMgDl, unit).toLocaleString('pt-BR', {
      minimumFractionDigits: unit === 'mmol/L' ? 1 : 0,
      maximumFractionDigits: 1,
    });
  const glucose = (glucoseMgDl: number): string => `${plain(glucoseMgDl)} ${unit}`;
  return {
    unit,
    plain,
    glucose,
    reading: ({ value, rangeFlag }) => {
      if (value !== null) return glucose(value);
      return rangeFlag === 'low' ? 'LO (abaixo do que o aparelho mede)' : 'HI (acima do que o aparelho mede)';
    },
    moment: (at) => `${formatFullDay(at, timeZone).slice(0, 5)} às ${formatTime(at, timeZone)}`,
    fullDay: (at) => formatFullDay(at, timeZone),
  };
};
