import { wordsOf } from './words.ts';

/** How Portuguese words end in the plural and in small forms, by how they end: the first row that fits. */
const wordEndings: readonly (readonly [of: RegExp, endings: string])[] = [
  [/^.{0,2}$/, ''],
  [/ao$/, 'ao|aos|oes|aes|aozinho|aozinhos|oezinhos|aezinhos'],
  [/il$/, 'il|is|eis'],
  [/l$/, 'l|is'],
  [/m$/, 'm|ns|nzinho|nzinhos'],
  [/(?<=[rzs])$/, '|es'],
  [/a$/, 'a|as|inho|inha|inhos|inhas'],
  [/e$/, 'e|es|inho|inha|inhos|inhas'],
  [/o$/, 'o|os|inho|inha|inhos|inhas'],
  [/$/, '|s'],
];

const stemAndEndings = (word: string): readonly [stem: string, endings: string] => {
  const [of, endings] = wordEndings.find(([ending]) => ending.test(word)) ?? [/$/, ''];
  return [word.replace(of, '') || word, endings];
};

/** A folded word of the singular with its plurals and small forms. */
export const formsOf = (word: string): readonly string[] => {
  const [stem, endings] = stemAndEndings(word);
  return endings.split('|').map((ending) => `${stem}${ending}`);
};

/** Matches any of the phrases (folded or not, in the singular) as whole words in a folded text. */
export const phrasePattern = (phrases: readonly string[]): RegExp => {
  const longestFirst = phrases.map(wordsOf).sort((one, other) => other.length - one.length);
  const patternOf = (word: string) => {
    const [stem, endings] = stemAndEndings(word);
    return `${stem}(?:${endings})`;
  };
  const patterns = longestFirst.map((words) => words.map(patternOf).join(' '));
  return new RegExp(`(?<= )(?:${patterns.join('|')})(?= )`, 'g');
};
