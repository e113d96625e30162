import { z } from 'zod';
import { parseDecimal } from './decimals.ts';

/** What is no number is refused as one, not as missing. */
const toNumber = (text: string): number => parseDecimal(text) ?? Number.NaN;

/** A number, sent as one or as people type it: 7.5, '7.5', '7,5'. What reads as neither is refused. */
export const decimalSchema = z.union([z.number(), z.string().max(20).transform(toNumber)]).pipe(z.number());
