/** Units of what is measured, and of what tools count beside it; several words for one stand under its first. */
const measured = {
  'mg/dl': [],
  'mmol/l': [],
  mmhg: [],
  kg: ['quilos?'],
  bpm: [],
  kcal: ['calorias?'],
  '%': [],
};
const counted = {
  mg: [],
  g: ['gramas?'],
  h: ['horas?'],
  doses: ['dose'],
  cigarros: ['cigarro'],
  registros: ['registro', 'vez(?:es)?', 'noites?', 'medidas?', 'medi(?:ção|ções)', 'leituras?'],
} as const;

const units = Object.entries({ ...measured, ...counted }).map(([unit, others]) => ({
  unit,
  pattern: new RegExp(`^(?:${[unit, ...others].join('|')})$`, 'iu'),
}));
const MEASURED = new Set(Object.keys(measured));
const WORDS = Object.entries({ ...measured, ...counted })
  .flatMap(([unit, others]) => [unit, ...others])
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;
/** A number, of a pressure both, with its unit where it has one. */
const figure = new RegExp(
  String.raw`(${NUMBER})(?:\s*(?:\/|por)\s*(${NUMBER}))?(?:\s*(${WORDS})(?![\p{L}\d]))?`,
  'giu',
);
/** Days and times are no figures that a person could have. */
const calendar = /\d{4}-\d{2}-\d{2}|\d{2}:\d{2}/g;

interface Figure {
  readonly value: number;
  /** null where none stands beside it. */
  readonly unit: string | null;
}

/** '1.200' is twelve hundred, '1,2' and '1.2' are not. */
const toNumber = (text: string): number =>
  Number((/^\d{1,3}(?:\.\d{3})+/.test(text) ? text.replaceAll('.', '') : text).replace(',', '.'));

const figuresIn = (text: string): readonly Figure[] =>
  [...text.replace(calendar, ' ').matchAll(figure)].flatMap(([, one, other, word]) => {
    const unit = word === undefined ? null : (units.find(({ pattern }) => pattern.test(word))?.unit ?? null);
    return [one, other].flatMap((part) => (part === undefined ? [] : { value: toNumber(part), unit }));
  });

/** Which figures of a sentence must have been told: of what is measured, or also of what tools count. */
export type FigureScope = 'measured' | 'counted';

/**
 * Tells whether a sentence has a figure that `told` has not: the same number with the same unit, or one that stands
 * there without any.
 */
export const createToldFigures = (told: string): ((sentence: string, scope: FigureScope) => boolean) => {
  const known = new Set(figuresIn(told).map(({ value, unit }) => `${value} ${unit ?? ''}`));
  return (sentence, scope) =>
    figuresIn(sentence).some(
      ({ value, unit }) =>
        unit !== null &&
        (scope === 'counted' || MEASURED.has(unit)) &&
        !known.has(`${value} ${unit}`) &&
        !known.has(`${value} `),
    );
};
