import { fold } from '@vida/contract/core/fold.ts';

/** Lower case, no accents, single blanks (also in place of the narrow ones that some clocks write). */
export const plain = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();
