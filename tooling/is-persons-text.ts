/** Where all words are for people: a fragment without capital or accent is a text there too. */
const places = [
  /-(?:messages|texts)\.ts$/,
  /^server\/src\/adviser\/built-in\/(?:rules\/|words\.ts|meals\/words\/)/,
  /^server\/src\/adviser\/emergencies\/steps\//,
];

export const isTextPlace = (file: string): boolean => places.some((place) => place.test(file));

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What texts for programmers, programs and addresses are hardly ever without; none is a word of Portuguese. */
const english = new Set(
  `the and of is are has have was were not with that this these those from for which by its their an be must may cannot
  row does than only what who when near line at most type length body bytes plan meal max src where each`.split(/\s+/),
);
const accented = /[à-öø-ÿ]/i;

const isEnglish = (text: string): boolean => !accented.test(text) && wordsOf(text).some((word) => english.has(word));

const CODE_SIGNS = new RegExp(
  String.raw`\(\?|\\[bdw]|\[\^|~\d|\||\*$|^[^.]* = |^\s*\n|\$\d|^[\w./:{}…-]+$` +
    String.raw`|;\s*\w+-?\w*=|^<|^M-?\d|^(?:PID|Content|Connection|img)\b`,
);

/** Regular expressions, the pattern language of readers, tables of words: read by code. */
const isForCode = (text: string): boolean => CODE_SIGNS.test(text);

/** A list of words to look for, not a sentence: many commas or many small words, nothing that ends one. */
const isWordList = (text: string): boolean =>
  !/[.?!:]/.test(text) &&
  !/^\s*\p{Lu}/u.test(text) &&
  ((text.match(/,/g)?.length ?? 0) > 5 || (wordsOf(text).length > 14 && !text.includes(',')));

/**
 * Whether a person may read it: more than one word, and in a place of texts anything that is not code or English,
 * elsewhere what has a capital, an accent or the end of a sentence.
 */
export const isPersonsText = (text: string, isPlace: boolean): boolean => {
  if (wordsOf(text.replaceAll('{…}', ' ')).length === 0) return false;
  if (isPlace && !/\s/.test(text.trim())) return /^\p{Lu}\p{Ll}|[^\p{ASCII}]/u.test(text.replaceAll('{…}', ''));
  if (!/\s/.test(text.trim()) || isForCode(text) || isWordList(text)) return false;
  if (isEnglish(text)) return isPlace && /^\p{Lu}.* /u.test(text);
  return isPlace || accented.test(text) || /\p{Lu}/u.test(text) || /[.?!:]$/.test(text.trim());
};
