/** A number with a unit that is about the person; of a pressure both numbers. */
const figure =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:\/|por)\s*(\d+(?:[.,]\d+)?))?\s*(?:mg\/dl|mmol\/l|mmhg|kg|bpm|kcal|%)/giu;
const number = /\d+(?:[.,]\d+)?/g;

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** Figures of a text (mg/dL, mmol/L, mmHg, kg, bpm, kcal, %) that do not stand in what the model was told: it made them up. */
export const unknownFiguresIn = (text: string, told: string): readonly string[] => {
  const known = new Set((told.match(number) ?? []).map(toNumber));
  return [...text.matchAll(figure)]
    .filter(([, one, other]) => [one, other].some((part) => part !== undefined && !known.has(toNumber(part))))
    .map(([whole]) => whole);
};
