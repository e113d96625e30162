import {
  EMERGENCY_ABOVE_MG_DL,
  HIGH_UP_TO_MG_DL,
  isAboveLimit,
  isBelowLimit,
  LOW_BELOW_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { LOW_SYSTOLIC_BELOW, type Pressure } from '@vida/contract/measurements/pressure-rules.ts';
import type { Finding } from '../phrases.ts';
import type { Word } from '../tokenize.ts';
import { setOf, wordsOfClass } from '../word-classes.ts';
import { parseBareNumber } from './bare-numbers.ts';
import { feverWords, has, isDayOfMonth, numberOf, otherUnits, pressureWords, saturationWords } from './numbers.ts';
import { isLowReading, isOlder, isRemeasured } from './remeasured.ts';

/** The classes of readings. */
type VitalSignName =
  | `glucose_${'under_40' | 'very_low' | 'low' | 'fine' | 'high' | 'extreme'}`
  | `bare_${'low' | 'fine' | 'high'}`
  | 'lone_low'
  | `ketones_${'number' | 'very_high'}`
  | `pressure_${'crisis' | 'raised' | 'fine' | 'very_low'}`
  | `saturation_${'low' | 'very_low'}`
  | `pulse_${'racing' | 'very_slow'}`
  | 'fever_40'
  | 'no_fever'
  | 'cold_body';

const glucoseWords = wordsOfClass('glucose');
export const namesOfGlucose = setOf('glicose glicemia glic glico gli dextro destro hgt');
/** The mean of three months, in %: 'glicada 11' is no glucose. */
const hba1cWords = wordsOfClass('hba1c');
const pulseWords = wordsOfClass('pulse');
const ketoneWords = wordsOfClass('ketone');
/** What says that a number is a reading. */
export const vitalSignWords = wordsOfClass('glucose', 'hba1c', 'pressure', 'saturation', 'pulse', 'fever', 'ketone');
const joins = setOf('por x / com');
/** 'O aparelho deu HI': the device is not always named. */
const shows = setOf('deu marcou mostrou aparece mostra marca marcando deu apareceu so');
const READING_REACH = 6;
const READING_REACH_BACK = 4;

/** Meters of mmol/L show no more; a decimal below it is never meant as mg/dL. */
const HIGHEST_MMOL_L = 33.4;

const nameGlucose = (mgDl: number): VitalSignName | null => {
  if (mgDl < 10 || mgDl > 1500) return null;
  if (mgDl < 40) return 'glucose_under_40';
  if (isBelowLimit(mgDl, VERY_LOW_BELOW_MG_DL)) return 'glucose_very_low';
  if (isBelowLimit(mgDl, LOW_BELOW_MG_DL)) return 'glucose_low';
  if (mgDl > EMERGENCY_ABOVE_MG_DL) return 'glucose_extreme';
  return isAboveLimit(mgDl, HIGH_UP_TO_MG_DL) ? 'glucose_high' : 'glucose_fine';
};

const afterReading = setOf('e com agora hoje estou esta caindo tremendo suando');

/** 'Glicose 3': a whole number so low is meant in mmol/L, unless it counts something ('glicose 3 vezes'). */
const isWholeMmol = (words: readonly Word[], at: number, value: number): boolean => {
  const next = words[at + 1];
  const isAlone = next === undefined || next.clause !== words[at]?.clause || afterReading.has(next.text);
  return (value === 2 || value === 3) && isAlone && has(words, at, namesOfGlucose, 0, 3);
};

/** Whether a folded word names a medicine. */
type IsMedicine = (word: string) => boolean;

const beforeTablet = wordsOfClass('beside_tablet');

/** 'Losartana 50 mg', 'a de 10 mg': what a tablet holds. */
const isTablet = (words: readonly Word[], at: number, isMedicine: IsMedicine): boolean => {
  const [next, after] = [words[at + 1]?.text, words[at + 2]?.text];
  if (next !== 'mg' || after === '/' || after === 'dl') return false;
  if (has(words, at, namesOfGlucose, READING_REACH_BACK, READING_REACH)) return false;
  const near = words.slice(Math.max(0, at - 3), at + 5);
  return (
    /^(de|a|o)$/.test(words[at - 1]?.text ?? '') || near.some(({ text }) => beforeTablet.has(text) || isMedicine(text))
  );
};

/** 'Glicada 11', '11 de glicada', also beside a glucose: what is named nearest before the number counts. */
const isHba1c = (words: readonly Word[], at: number): boolean => {
  const named = words
    .slice(Math.max(0, at - READING_REACH_BACK), at)
    .findLast(({ text }) => hba1cWords.has(text) || namesOfGlucose.has(text));
  if (named) return hba1cWords.has(named.text);
  return has(words, at, hba1cWords, 2, 0);
};

const isNearGlucose = (words: readonly Word[], at: number): boolean => {
  const isPricked = has(words, at, shows, 0, 2) && has(words, at, setOf('dedo'), 0, 4);
  return isPricked || has(words, at, glucoseWords, READING_REACH_BACK, READING_REACH);
};

/** The glucose in mg/dL that the number at `at` states; null where it states none. */
export const glucoseAt = (words: readonly Word[], at: number, isMedicine: IsMedicine): number | null => {
  const value = numberOf(words[at]);
  if (value === null || !isNearGlucose(words, at) || isHba1c(words, at)) return null;
  const next = words[at + 1];
  if (next !== undefined && next.clause === words[at]?.clause && otherUnits.has(next.text)) return null;
  if (/^(tipo|insulina|as|aos|h|\/|por|x)$/.test(words[at - 1]?.text ?? '')) return null;
  if (isTablet(words, at, isMedicine) || isDayOfMonth(words, at)) return null;
  if (next?.text === 'de' && /^(diabetes|diabete)$/.test(words[at + 2]?.text ?? '')) return null;
  if (value >= 35 && value < 42 && has(words, at, feverWords, 2, 3)) return null;
  const isDecimal = value < HIGHEST_MMOL_L && !Number.isInteger(value);
  const isMmol = isDecimal || has(words, at, setOf('mmol'), 2, 0) || isWholeMmol(words, at, value);
  return isMmol ? toMgDl(value, 'mmol/L') : value;
};

const parseGlucose = (words: readonly Word[], at: number, isMedicine: IsMedicine): VitalSignName | null => {
  const text = words[at]?.text ?? '';
  const isNear = isNearGlucose(words, at);
  const isShown = isNear || shows.has(words[at - 1]?.text ?? '');
  if (/^(hi|high)$/.test(text) && isShown) return 'glucose_extreme';
  if (/^(lo|low)$/.test(text) && isNear && words[at - 1]?.clause === words[at]?.clause) return 'glucose_under_40';
  const mgDl = glucoseAt(words, at, isMedicine);
  return mgDl === null ? null : nameGlucose(mgDl);
};

/** 16 and 160 are the same pressure: people say it in centimetres of mercury. */
const toMmHg = (written: number): number => (written <= 30 ? written * 10 : written);

/** The pressure in mmHg that two numbers with 'x', 'por', 'com' or a stroke between them could be; null where none. */
export const pressureAt = (words: readonly Word[], at: number): Pressure | null => {
  const [first, second] = [numberOf(words[at]), numberOf(words[at + 2])];
  const join = words[at + 1]?.text ?? '';
  if (first === null || second === null || !joins.has(join)) return null;
  const [systolic, diastolic] = [toMmHg(first), toMmHg(second)];
  const isPossible = systolic >= 40 && systolic <= 320 && diastolic <= 220 && diastolic < systolic;
  return isPossible ? { systolic, diastolic } : null;
};

const parsePressure = (words: readonly Word[], at: number): VitalSignName | null => {
  const first = numberOf(words[at]);
  if (first === null) return null;
  const second = joins.has(words[at + 1]?.text ?? '') ? numberOf(words[at + 2]) : null;
  const isDate = words[at + 1]?.text === '/' && /^(em|dia|ate|desde|no)$/.test(words[at - 1]?.text ?? '');
  if (isDate) return null;
  const isNear = has(words, at, pressureWords, READING_REACH, READING_REACH);
  if (second === null) {
    const isAlone = isNear && has(words, at, pressureWords, 0, 4) && !otherUnits.has(words[at + 1]?.text ?? '');
    if (!isAlone || joins.has(words[at - 1]?.text ?? '')) return null;
    const mmHg = toMmHg(first);
    if (mmHg >= 180 && mmHg <= 300) return 'pressure_crisis';
    return mmHg >= 40 && mmHg < 80 && first <= 30 ? 'pressure_very_low' : null;
  }
  const isSaid = words[at + 1]?.text === 'por' && second !== 7;
  const couldBe =
    (first >= 90 && first <= 300 && second >= 50 && second <= 200) ||
    (isSaid && first >= 18 && first <= 28 && second >= 9 && second <= 18) ||
    (isSaid && first >= 5 && first <= 7 && second >= 3 && second <= 5);
  if (!isNear && !couldBe) return null;
  const pressure = pressureAt(words, at);
  if (pressure === null) return null;
  const { systolic, diastolic } = pressure;
  if (systolic >= 180 || diastolic >= 120 || (diastolic >= 110 && systolic >= 160)) return 'pressure_crisis';
  if (systolic >= 140 || diastolic >= 90) return 'pressure_raised';
  if (systolic < 80) return 'pressure_very_low';
  return isNear && systolic >= LOW_SYSTOLIC_BELOW && diastolic >= 50 ? 'pressure_fine' : null;
};

/** °C under the arm (Ministério da Saúde). */
const FEVER_FROM = 37.8;

const readOthers = (words: readonly Word[], at: number): VitalSignName | null => {
  const value = numberOf(words[at]);
  if (value === null) return null;
  if (value >= 50 && value <= 92 && has(words, at, saturationWords, 3, 5))
    return value < 90 ? 'saturation_very_low' : 'saturation_low';
  const isFever = has(words, at, feverWords, 4, 5) && !has(words, at, namesOfGlucose, 0, 2);
  if (value >= 39.9 && value <= 43 && isFever) return 'fever_40';
  const isWarm = value >= 35.5 && value < FEVER_FROM;
  const isAsked = !Number.isInteger(value) && words.some(({ text }) => feverWords.has(text));
  if (isWarm && (isAsked || has(words, at, feverWords, 4, 5))) return 'no_fever';
  if (value >= 28 && value < 35 && has(words, at, setOf('temperatura termometro'), 4, 4)) return 'cold_body';
  if (value >= 1.5 && value <= 12 && has(words, at, ketoneWords, 3, 4))
    return value >= 3 ? 'ketones_very_high' : 'ketones_number';
  if (!has(words, at, pulseWords, 4, 5)) return null;
  if (value > 150 && value <= 300 && !has(words, at, glucoseWords, 3, 3)) return 'pulse_racing';
  return value >= 20 && value < 40 && !has(words, at, glucoseWords, 3, 3) ? 'pulse_very_slow' : null;
};

const notLow: ReadonlySet<string> = setOf('glucose_fine glucose_high glucose_extreme bare_fine bare_high');

/** The readings that a text states, in mg/dL or mmol/L, mmHg or cmHg, %, beats a minute and °C, by class. */
export const parseVitalSigns = (words: readonly Word[], isMedicine: IsMedicine): readonly Finding[] => {
  const found = words.flatMap((_, at): readonly Finding[] => {
    const pressure = parsePressure(words, at);
    const found =
      pressure ?? readOthers(words, at) ?? parseGlucose(words, at, isMedicine) ?? parseBareNumber(words, at);
    return found === null ? [] : [{ name: found, from: at, until: at + 1 }];
  });
  const isNamed = found.some(({ name }) => name.startsWith('glucose_'));
  return found.flatMap((each): readonly Finding[] => {
    const { name } = each;
    if (isNamed && (name === 'bare_low' || name === 'lone_low')) return [];
    const isOld =
      notLow.has(name) &&
      found.some((low) => isLowReading(low.name) && low.from < each.from && isOlder(words, each.from, low.from));
    if (isOld) return [];
    if (!isRemeasured(words, found, each)) return [each];
    return name === 'pressure_crisis' ? [{ ...each, name: 'pressure_fine' }] : [];
  });
};
