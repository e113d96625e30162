const formats = new Map<number, Intl.NumberFormat>();

/** A number as Brazil writes it, at most `digits` decimals: 1284.5 → '1.284,5'. */
export const formatNumber = (value: number, digits = 1): string => {
  const format = formats.get(digits) ?? new Intl.NumberFormat('pt-BR', { maximumFractionDigits: digits });
  formats.set(digits, format);
  return format.format(value);
};
