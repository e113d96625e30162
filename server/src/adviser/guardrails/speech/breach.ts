/** Longest advice text, characters. */
export const MAX_ADVICE_LENGTH = 1500;

/** Why a text may not be shown. */
export const BREACHES = [
  'dose',
  'medicine_change',
  'remedy',
  'diagnosis',
  'promise',
  'belittling',
  'pretending',
  'extreme_diet',
  'self_harm',
  'body',
  'leakage',
  'phone',
  'link',
  'language',
  'too_long',
] as const;

export type Breach = (typeof BREACHES)[number];
