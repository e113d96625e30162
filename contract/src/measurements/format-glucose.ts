import type { GlucoseUnit } from '../auth/user.ts';
import { classifyGlucose, glucoseRangeOf } from './glucose-rules.ts';
import { fromMgDl } from './glucose-units.ts';

const mmolL = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const mgDl = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const mgDlExact = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

const isSameWord = (a: number, b: number): boolean =>
  classifyGlucose(a) === classifyGlucose(b) && glucoseRangeOf(a) === glucoseRangeOf(b);

/**
 * A value in mg/dL as the person reads it, without the unit: whole mg/dL or mmol/L with one decimal. 69,6 keeps its
 * decimal: '70' beside the word 'Baixa' would be wrong.
 */
export const formatGlucoseNumber = (glucoseMgDl: number, unit: GlucoseUnit): string => {
  if (unit === 'mmol/L') return mmolL.format(fromMgDl(glucoseMgDl, unit));
  return (isSameWord(glucoseMgDl, Math.round(glucoseMgDl)) ? mgDl : mgDlExact).format(glucoseMgDl);
};

/** '112 mg/dL' */
export const formatGlucose = (glucoseMgDl: number, unit: GlucoseUnit): string =>
  `${formatGlucoseNumber(glucoseMgDl, unit)} ${unit}`;
