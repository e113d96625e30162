/**
 * A number as people in Brazil type it: decimal comma or dot, blanks around it. `null` for anything else, two marks
 * included ('1.234,5' could be 1234.5 or a slip: never guess with a health value).
 */
export const parseDecimal = (text: string): number | null => {
  const trimmed = text.trim();
  return /^-?\d+(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
};

/** `value` with at most `digits` decimals, halves away from zero as people expect. */
export const roundTo = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + Number.EPSILON * factor)) / factor;
};
