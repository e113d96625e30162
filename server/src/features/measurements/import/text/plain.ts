/** Lower case, no accents, single blanks (also in place of the narrow ones that some clocks write). */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
