/** Log odds of likeness (`judge-text.ts`), chosen by cross-validation over authors; docs/EVALUATION.md has the figures. */
export const LIMITS = {
  /** Above it what is learnt is enough for a card. */
  card: 1.5,
  /** The same in a message of fewer than four words that say something. */
  short: 1.9,
  /** Above it, for a line under the answer. */
  line: 0.4,
  /** Above it nobody is asked first whether it is happening now. */
  certain: 2.5,
  /** Below them a sign of the table, a reading or a cry makes no card. */
  sign: 0,
  reading: -1.5,
  cry: -4,
  /** Below it a sign or a reading makes no line either: a figure of speech, a novel, long ago. */
  silent: -2.2,
  /** A further kind is said too if it fits nearly as well as the first. */
  behind: 0.35,
  /** A low glucose that fits so much worse than a kind of the mind is none by a bare number, or by a word. */
  doubtful: 8,
  unlikely: 25,
} as const;
