const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** 'rúcula, tomate e pepino'; 'banana' and 'banana' are said once. */
export const joinWords = (words: readonly string[]): string => list.format([...new Set(words)]);

export const capitalize = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Text fit to be read: grams of fibre or protein without decimals. */
export const wholeGrams = (grams: number): string => `${Math.round(grams)} g`;
