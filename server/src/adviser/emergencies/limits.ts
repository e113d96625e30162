/**
 * What the learnt odds are worth in texts of fewer than so many words (the last: of any length): a slope and a
 * shift turn them into natural log odds of an emergency among the labelled sentences. Fitted by logistic regression
 * on authors who had not been learnt from; `npm run eval -- conversation` fits them anew and shows them beside these.
 */
export const CALIBRATION = [
  { words: 4, slope: 1.4, shift: -2.5 },
  { words: 8, slope: 1.3, shift: -2.8 },
  { words: 14, slope: 1.6, shift: -3.4 },
  { words: 24, slope: 1.5, shift: -3.2 },
  { words: 40, slope: 1.5, shift: -1.7 },
  { words: Number.POSITIVE_INFINITY, slope: 1.6, shift: -1.9 },
] as const;

/** What each kind that signs of the table or readings say adds to these log odds, fitted with them. */
export const WORTH_OF_SIGN = 1.4;

/** Learnt odds of a text of so many words as natural log odds of an emergency among the labelled sentences. */
export const calibrate = (learnt: number, words: number, signs: number): number => {
  const { slope, shift } = CALIBRATION.find((each) => words < each.words) ?? { slope: 1, shift: 0 };
  return slope * learnt + shift + signs * WORTH_OF_SIGN;
};

/** Log odds of an emergency among the labelled sentences, chosen over authors who had not been learnt from. */
export const LIMITS = {
  /** Above it there is a card. */
  card: 1,
  /** The same in a message of fewer than four words that say something, where nothing but what is learnt alarms. */
  short: 1.3,
  /** Above it there is a line under the answer. */
  line: -0.9,
  /** The same for a short message that supposes: 'e se eu tomar tudo?'. */
  supposed: -2.3,
  /** Above it nobody is asked first whether it is happening now. */
  certain: 3,
  /** Below them a sign of the table, a reading or a cry makes no card. */
  sign: 0.6,
  reading: -2.1,
  /** The same for a low glucose in words. */
  low: -4,
  cry: -4.5,
  /** Below it a sign or a reading makes no line either: a figure of speech, a novel, long ago. */
  silent: -2.2,
  /** A further kind is said too if it fits nearly as well as the first. */
  behind: 0.35,
  /** A low glucose that fits so much worse than a kind of the mind is none by a bare number, or by a word. */
  doubtful: 8,
  unlikely: 25,
} as const;
