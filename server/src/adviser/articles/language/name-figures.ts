import { LOW_BELOW_MG_DL, TARGET_UP_TO_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';

/** '12 por 8', '14x9', '180 por 110', folded. */
const pressurePair = /(?<= )(\d{1,3}) ?(?:x|por) ?(\d{1,3})(?= )/g;
/** 'glicose deu 287', 'glicemia de 65', folded: the figure within three words. */
const glucoseFigure = /(?<= )(?:glicose|glicemia|dextro|acucar)(?: [a-z]+){0,3}? (\d{2,3})(?= )/g;

/** 'acordei com 240 de glicose', folded. */
const figureOfGlucose = /(?<= )(\d{2,3})(?: mg dl)?(?: de| na| no)? (?:glicose|glicemia|dextro|acucar)(?= )/g;

/** People say pressures in cmHg below this. */
const LARGEST_CM_HG = 30;
const toMmHg = (figure: number): number => (figure < LARGEST_CM_HG ? figure * 10 : figure);

/** Very high from 180 by 110 and low from 90 by 60 mmHg down: an article of its own tells what to do. */
const namePressure = (systolic: number, diastolic: number): string => {
  if (systolic >= 180 || diastolic >= 110) return 'pressaomuitoalta';
  return systolic <= 90 || diastolic < 60 ? 'hipotensao' : 'valordepressao';
};

const nameGlucose = (glucoseMgDl: number): string => {
  if (glucoseMgDl < LOW_BELOW_MG_DL) return 'hipoglicemia';
  return glucoseMgDl > TARGET_UP_TO_MG_DL ? 'hiperglicemia' : '';
};

/** A folded text with a word for what its pressures and glucose values are, so that texts about them are found. */
export const nameFigures = (folded: string): string =>
  folded
    .replace(pressurePair, (_, systolic, diastolic) => {
      const [high, low] = [toMmHg(Number(systolic)), toMmHg(Number(diastolic))];
      return `pressao ${namePressure(high, low)}`;
    })
    .replace(figureOfGlucose, (found, figure) => `${found} ${nameGlucose(Number(figure))}`)
    .replace(glucoseFigure, (found, figure) => `${found} ${nameGlucose(Number(figure))}`);
