/**
 * A text as ' word word ' in lower case without accents and punctuation: what phrases are looked for in.
 * 'Pão-de-queijo (assado)' becomes ' pao de queijo assado '.
 */
export const foldText = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** Folded words of a text. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '');

/** Phrases of a table, written with commas between them over as many lines as they need. */
export const listWords = (text: string): readonly string[] =>
  text.split(',').map((phrase) => phrase.replace(/\s+/g, ' ').trim());

/** Plurals and small forms of a folded Portuguese word in the singular, as a pattern. */
const formsOf = (word: string): string => {
  const stem = (count: number) => word.slice(0, -count);
  if (word.length < 3) return word;
  if (word.endsWith('ao')) return `${stem(2)}(?:ao|aos|oes|aes|aozinho|aozinhos|oezinhos|aezinhos)`;
  if (word.endsWith('il')) return `${stem(2)}(?:il|is|eis)`;
  if (word.endsWith('l')) return `${stem(1)}(?:l|is)`;
  if (word.endsWith('m')) return `${stem(1)}(?:m|ns|nzinho|nzinhos)`;
  if (/[rzs]$/.test(word)) return `${word}(?:es)?`;
  return /[aeo]$/.test(word) ? `${stem(1)}(?:${word.slice(-1)}s?|inh[oa]s?)` : `${word}s?`;
};

/** Matches any of the phrases (folded or not, in the singular) as whole words in a folded text. */
export const phrasePattern = (phrases: readonly string[]): RegExp => {
  const longestFirst = phrases.map(wordsOf).sort((one, other) => other.length - one.length);
  return new RegExp(
    `(?<= )(?:${longestFirst.map((words) => words.map(formsOf).join(' ')).join('|')})(?= )`,
    'g',
  );
};
