import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';

/*
 * Advice is stored, and its reader may change the unit of glucose later: a text holds its figures as '{62 mg/dL}', or
 * '{62}' where the unit stands elsewhere, and they are said in the reader's unit whenever it is read.
 */

const figures = /\{(\d+(?:\.\d+)?)( mg\/dL)?\}/g;

/** A glucose figure with its unit, for a text that is going to be read by `sayFigures`. */
export const glucoseFigure = (glucoseMgDl: number): string => `{${glucoseMgDl} mg/dL}`;

/** The same without its unit. */
export const plainFigure = (glucoseMgDl: number): string => `{${glucoseMgDl}}`;

/** '62', '3,4': mmol/L always shows its decimal; mg/dL only where the value has one, so that 53,9 never reads as 54. */
const sayNumber = (glucoseMgDl: number, unit: GlucoseUnit): string =>
  fromMgDl(glucoseMgDl, unit).toLocaleString('pt-BR', {
    minimumFractionDigits: unit === 'mmol/L' ? 1 : 0,
    maximumFractionDigits: 1,
  });

/** An advice text as somebody reads it: '62 mg/dL' or '3,4 mmol/L'. */
export const sayFigures = (text: string, unit: GlucoseUnit): string =>
  text.replace(
    figures,
    (_, number: string, withUnit?: string) => `${sayNumber(Number(number), unit)}${withUnit ? ` ${unit}` : ''}`,
  );
