import { LOW_BELOW_MG_DL, TARGET_UP_TO_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import { HIGH_HEART_RATE_ABOVE, LOW_HEART_RATE_BELOW } from '@vida/contract/measurements/heart-rate-rules.ts';
import { isWithin, metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import {
  LOW_DIASTOLIC_BELOW,
  LOW_SYSTOLIC_BELOW,
  PRESSURE_CRISIS,
  type Pressure,
} from '@vida/contract/measurements/pressure-rules.ts';
import { tokenize, type Word } from '../../../text/tokenize.ts';
import { has, numberOf } from '../../../text/values/numbers.ts';
import { glucoseAt, namesOfGlucose, pressureAt } from '../../../text/values/vital-signs.ts';
import { wordsOfClass } from '../../../text/word-classes.ts';
import { medicineNamedBy } from '../../medicines/name-index.ts';

/** Very high and low pressures: an article of its own tells what to do. */
const namePressure = ({ systolic, diastolic }: Pressure): string => {
  if (systolic >= PRESSURE_CRISIS.systolic || diastolic >= PRESSURE_CRISIS.diastolic) return 'pressaomuitoalta';
  const isLow = systolic <= LOW_SYSTOLIC_BELOW || diastolic < LOW_DIASTOLIC_BELOW;
  return isLow ? 'hipotensao' : 'valordepressao';
};

const isMedicine = (word: string): boolean => medicineNamedBy(word) !== undefined;
const pulseNames = wordsOfClass('pulse');
const glucoseNames: ReadonlySet<string> = new Set([...namesOfGlucose, 'acucar']);
/** 'Glicose deu 287', '240 de glicose': how near its name a figure stands. */
const AHEAD = 2;
const BACK = 4;

const nameGlucose = (mgDl: number): readonly string[] => {
  if (!isWithin(mgDl, metricDefinitions.glucose.possible)) return [];
  if (mgDl < LOW_BELOW_MG_DL) return ['hipoglicemia'];
  return mgDl > TARGET_UP_TO_MG_DL ? ['hiperglicemia'] : [];
};

/** 'Pulso 45': what a number beside the pulse says of it. */
const namePulse = (words: readonly Word[], at: number): readonly string[] => {
  const bpm = numberOf(words[at]);
  if (bpm === null || !has(words, at, pulseNames, AHEAD, BACK)) return [];
  if (!isWithin(bpm, metricDefinitions.heart_rate.possible)) return [];
  if (bpm < LOW_HEART_RATE_BELOW) return ['pulsobaixo'];
  return bpm > HIGH_HEART_RATE_ABOVE ? ['pulsoalto'] : [];
};

/** Words for what a figure of a text is, so that texts about such figures are found. */
export interface NamedFigure {
  readonly names: readonly string[];
  /** What is written there and says nothing more: numbers of pressures, of which every article has some. */
  readonly written: readonly string[];
}

/** What the pressures and glucose values of a text are. */
export const nameFigures = (text: string): readonly NamedFigure[] => {
  const { words } = tokenize(/\d/.test(text) ? text : '');
  return words.flatMap(({ text: figure }, at): readonly NamedFigure[] => {
    if (!/^\d/.test(figure)) return [];
    const [join = '', diastolic = ''] = words.slice(at + 1, at + 3).map((word) => word.text);
    const pressure = /^(?:x|por)$/.test(join) ? pressureAt(words, at) : null;
    if (pressure !== null) {
      const written = [figure, diastolic, `${figure}${join}${diastolic}`];
      return [{ names: ['pressao', namePressure(pressure)], written }];
    }
    const mgDl = has(words, at, glucoseNames, AHEAD, BACK) ? glucoseAt(words, at, isMedicine) : null;
    if (mgDl === null) return [{ names: namePulse(words, at), written: [] }];
    return [{ names: nameGlucose(mgDl), written: [] }];
  });
};
