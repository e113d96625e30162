import { parseDecimal, roundTo } from '../core/decimals.ts';

/** Nobody is so many centimetres tall: a number from 1 to 2.5 is in metres. */
const METRES = { min: 1, max: 2.5 } as const;

const isInMetres = (height: number): boolean => height >= METRES.min && height <= METRES.max;

/**
 * A height as people write it, in centimetres: '158', '158 cm', '1,58', '1.58', '1,58 m', '1m58'. `null` for anything
 * else, and for a lone '1', with which every height begins while it is being typed.
 */
export const parseHeightCm = (text: string): number | null => {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^([12])\s*m\s*(\d{1,2})$/, (_, metres, rest) => `${metres},${rest.padStart(2, '0')}`)
    .replace(/\s*(?:cm|m|metros?)\.?$/, '');
  const height = text.trim() === '1' ? null : parseDecimal(typed);
  return height !== null && isInMetres(height) ? roundTo(height * 100, 1) : height;
};
