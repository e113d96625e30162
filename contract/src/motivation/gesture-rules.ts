/** Two clicks or taps within this are one double (spec section 9), milliseconds. */
export const DOUBLE_TAP_MS = 300;

/** `KeyboardEvent.key` of the Konami sequence, lower case (spec section 2). */
export const KONAMI_KEYS = [
  'arrowup',
  'arrowup',
  'arrowdown',
  'arrowdown',
  'arrowleft',
  'arrowright',
  'arrowleft',
  'arrowright',
  'b',
  'a',
] as const;
