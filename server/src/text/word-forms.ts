import { wordsOf } from './tokenize.ts';

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

/** A phrase that stands in a text, and where it begins. */
export interface FoundPhrase {
  readonly index: number;
  readonly text: string;
}

/** Whether the further words of a phrase follow on its first; the last word of a split text is no whole one. */
const isHere =
  (words: readonly string[], at: number) =>
  ({ others }: { readonly others: readonly ReadonlySet<string>[] }): boolean =>
    at + others.length < words.length - 1 && others.every((forms, place) => forms.has(words[at + 1 + place] ?? ''));

/** What `phrasePattern` finds, by looking up words: a pattern of hundreds of words takes long to make and to try. */
export const createPhraseSearch = (phrases: readonly string[]): ((folded: string) => readonly FoundPhrase[]) => {
  const longestFirst = phrases.map(wordsOf).sort((one, other) => other.length - one.length);
  const byFirst = Map.groupBy(
    longestFirst.flatMap(([first = '', ...rest]) => {
      const others = rest.map((word) => new Set(formsOf(word)));
      return formsOf(first).map((form) => ({ form, others }));
    }),
    ({ form }) => form,
  );
  return (folded) => {
    // Before the first blank and after the last one stands no whole word.
    const words = folded.split(' ');
    const found: FoundPhrase[] = [];
    let index = 0;
    for (let at = 0; at < words.length - 1; at += 1) {
      const phrase = at === 0 ? undefined : byFirst.get(words[at] ?? '')?.find(isHere(words, at));
      const length = phrase ? phrase.others.length + 1 : 1;
      const text = words.slice(at, at + length).join(' ');
      if (phrase) found.push({ index, text });
      index += text.length + 1;
      at += length - 1;
    }
    return found;
  };
};
