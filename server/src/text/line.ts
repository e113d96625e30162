import { fold } from '@vida/contract/core/fold.ts';

/** Not seen, or only emphasis: nothing of it is said. */
const unspoken = /[\p{Cf}*_`~"“”]/gu;

/**
 * A text as one line that patterns read (`createPatternReader`): folded, a blank before and after every word and every
 * mark. A hyphen inside a word is a blank, 'tome-o' is 'tome -o'; '0,5' (or '0.5'), '12/8' and '1:10' stay whole,
 * '500mg' falls apart.
 */
export const lineOf = (text: string): string => {
  const spaced = fold(text.replace(unspoken, ''))
    .replace(/(?<=[a-z])-(?=l?[ao]s?(?![a-z\d-]))/g, ' -')
    .replace(/(?<=[a-z])-(?=[a-z\d])/g, ' ')
    .replace(/(?<=\d)(?=[a-zµ%])/g, ' ')
    .replace(/(?<=\d x)(?=\d)/g, ' ')
    .replace(/(?<!\d)[.,:/](?!\d)|(?<=\d)[.,:/](?!\d)|(?<!\d)[.,:/](?=\d)|[;!?()[\]…–—%=+]/g, ' $& ')
    .replace(/(?<=\d)\.(?=\d)/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
  return spaced === '' ? '' : ` ${spaced} `;
};
