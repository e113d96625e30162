import { isGlucoseUnitUnclear, toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { isWithin, metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { parsePressure } from '@vida/contract/measurements/parse-pressure.ts';
import { expandPressure, type Pressure } from '@vida/contract/measurements/pressure-rules.ts';
import type { ParsedQuestion } from './parse-question.ts';

/** A value that somebody types and asks about: 'glicose 250', 'minha pressão deu 13 por 9'. */
export type TypedValue =
  | { readonly kind: 'glucose'; readonly glucoseMgDl: number }
  /** A bare number that may be mmol/L: asked back, never guessed. */
  | { readonly kind: 'unclear_glucose'; readonly value: number }
  | { readonly kind: 'pressure'; readonly pressure: Pressure };

const NUMBER = new RegExp(
  String.raw`(?<![\d/.,])(\d{1,3}(?:[.,]\d)?)(?![\d/]|[.,]\d|\s?(?:anos?|kg|quilos?|dias?` +
    String.raw`|horas?|h\b|semanas?|mes(?:es)?\b|minutos?|min\b|vez(?:es)?|%|g\b|unidades?|ml\b))`,
  'i',
);
const PRESSURE = /(?<![\d/.,])\d{1,3}(?:[.,]\d)?\s?(?:x|×|\/|-|por)\s?\d{1,3}(?:[.,]\d)?(?![\d/])/iu;
/** A list of past values or a limit is no value of now. */
const notAValue = new RegExp(
  String.raw` (?:quando|vez|baixou|caiu|estourou|em vez|digitei|digitado|errado|errei|corrig\w+|conserto` +
    String.raw`|apag\w+|acima|abaixo|passou|passei|passaram|ultim[oa]s|vezes|entre|meta|menos|mais) `,
);

/** 'De 23/09 em diante', 'desde 12/8': a day, and no pressure. */
const DAY_BEFORE = /(?:\b(?:desde|em|dia|at[ée]|partir de|entre)\s|^\s*de\s)$/iu;
const DAY_AFTER = /^\s*(?:em diante|pr?a c[áa]|para c[áa]|at[ée] (?:hoje|agora))/iu;

const readPressure = (message: string): TypedValue | null => {
  const found = PRESSURE.exec(message);
  const [written] = found ?? [];
  const isDay =
    found !== null &&
    (DAY_BEFORE.test(message.slice(0, found.index)) || DAY_AFTER.test(message.slice(found.index + found[0].length)));
  if (isDay) return null;
  const typed = written === undefined ? null : parsePressure(written);
  if (!typed) return null;
  const { systolic, diastolic } = expandPressure(typed);
  const isPossible =
    isWithin(systolic, metricDefinitions.blood_pressure.possible) && diastolic < systolic && diastolic >= 20;
  return isPossible ? { kind: 'pressure', pressure: { systolic, diastolic } } : null;
};

const readGlucose = (message: string, folded: string): TypedValue | null => {
  const [, written] = NUMBER.exec(message) ?? [];
  if (written === undefined) return null;
  const value = Number(written.replace(',', '.'));
  if (/mmol/i.test(message)) {
    const glucoseMgDl = toMgDl(value, 'mmol/L');
    return isWithin(glucoseMgDl, metricDefinitions.glucose.possible) ? { kind: 'glucose', glucoseMgDl } : null;
  }
  if (isGlucoseUnitUnclear(value) && !folded.includes(' mg ')) return { kind: 'unclear_glucose', value };
  return isWithin(value, metricDefinitions.glucose.possible) ? { kind: 'glucose', glucoseMgDl: value } : null;
};

/** The value in a question about one; null where it holds none, or speaks of a period or a limit. */
export const parseTypedValue = (message: string, read: ParsedQuestion): TypedValue | null => {
  const { subject, figure, period } = read.slots;
  if (subject === 'blood_pressure') return notAValue.test(read.folded) ? null : readPressure(message);
  const isAsked = figure === null || figure === 'above' || figure === 'below' || figure === 'last';
  const isOtherTime = period !== null && period.label !== 'hoje';
  if (subject !== 'glucose' || !isAsked || isOtherTime || notAValue.test(read.folded)) return null;
  return read.isOfOther ? null : readGlucose(message, read.folded);
};
