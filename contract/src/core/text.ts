import { z } from 'zod';

// Control characters other than the blanks people type; NUL breaks PostgreSQL.
const control = /[^\P{Cc}\n\r\t]/u;

/** Text that PostgreSQL can store and a screen can show: whole code points, no control characters. */
const isStorable = (text: string): boolean => text.isWellFormed() && !control.test(text);

/** Trimmed text a person typed, of at most `max` characters; empty allowed unless `min` says otherwise. */
export const textSchema = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(isStorable, { params: { reason: 'control_characters' } });

/** Trimmed text that must say something. */
export const requiredTextSchema = (max: number) => textSchema(max, 1);
