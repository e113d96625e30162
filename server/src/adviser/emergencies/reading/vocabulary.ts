import { medicineNamedBy } from '../../medicines/name-index.ts';
import { everydayWords } from './everyday-words.ts';
import { medicineLexemes } from './medicine-lexemes.ts';
import { remember } from './remember.ts';
import { triggerWords } from './trigger-words.ts';

/** The words that the tables know. */
export interface Vocabulary {
  /** The word as the tables spell it, where it is a typing error; else the word itself. */
  readonly correct: (word: string) => string;
  /** What a correct word stands for in the tables: itself, and beginnings ('sangr*'). */
  readonly lookUp: (word: string) => readonly string[];
}

/** Shorter words are too easily another word by one letter. */
const SHORTEST_MISSPELT = 5;
const SHORTEST_TRIGGER = 6;
const SHORTEST_STEM = 6;
/** No word of the tables is longer; what is longer is noise. */
const LONGEST_WORD = 20;

/** The word with one letter left out, in every way. */
const shortened = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** The word with one doubled letter single, or two neighbours swapped, in every way. */
const rearranged = (word: string): readonly string[] => [
  ...shortened(word).filter((_, at) => word[at] === word[at + 1]),
  ...Array.from(
    word,
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ),
];

/** Trigger words by each form that one typing error can leave them in common with (symmetric deletes). */
const misspelt = new Map<string, string>();
for (const trigger of triggerWords) {
  for (const form of [trigger, ...shortened(trigger)]) if (!misspelt.has(form)) misspelt.set(form, trigger);
}

/** The trigger word that `word` misspells by one letter, or null. */
const findTrigger = (word: string): string | null => {
  for (const form of [word, ...shortened(word)]) {
    const trigger = misspelt.get(form);
    const isClose = trigger !== undefined && Math.abs(trigger.length - word.length) <= 1;
    if (isClose && trigger.length >= SHORTEST_TRIGGER) return trigger;
  }
  return null;
};

/** How people write who write as they speak: 'sangrano', 'ingasgou', 'isguichando', 'inxada'. */
const byEar: readonly (readonly [RegExp, string])[] = [
  [/([aei])no$/, '$1ndo'],
  [/^i(?=n[cfgtx])/, 'e'],
  [/^i(?=s[tpqgc])/, 'e'],
  [/^dis/, 'des'],
  [/x/g, 'ch'],
];

const isByEar = /[aei]no$|^i[ns]|^dis|x/;

/** Every way of writing `word` otherwise, one or several of the habits undone. */
const spellings = (word: string): readonly string[] => {
  if (!isByEar.test(word)) return [];
  const ways = [word];
  for (const [habit, instead] of byEar)
    ways.push(...ways.filter((way) => way.search(habit) >= 0).map((way) => way.replace(habit, instead)));
  return ways.slice(1);
};

/** `lexemes` are the words of all tables; one that ends in '*' stands for every word that begins so. */
export const createVocabulary = (lexemes: ReadonlySet<string>): Vocabulary => {
  const stemsOf = (word: string): readonly string[] =>
    Array.from(word.slice(0, LONGEST_WORD), (_, at) => `${word.slice(0, at + 1)}*`).filter((stem) =>
      lexemes.has(stem),
    );
  const isWritten = (form: string): boolean =>
    lexemes.has(form) || stemsOf(form).some((stem) => stem.length > SHORTEST_STEM);
  /** Swapping letters of a short word makes another word too often. */
  const findRearranged = (word: string): string | undefined =>
    word.length < SHORTEST_TRIGGER ? undefined : rearranged(word).find(isWritten);

  const correct = (word: string): string => {
    if (word.length < SHORTEST_MISSPELT || word.length > LONGEST_WORD || everydayWords.has(word)) return word;
    // 'Forxiga' is no misspelt 'formiga'.
    if (isWritten(word) || medicineNamedBy(word)) return word;
    const isPartlyKnown = stemsOf(word).length > 0;
    const heard = spellings(word).find(isWritten);
    if (heard !== undefined) return heard;
    return findRearranged(word) ?? (isPartlyKnown ? null : findTrigger(word)) ?? word;
  };

  return {
    correct: remember(correct),
    lookUp: remember((word) => [
      ...(lexemes.has(word) ? [word] : []),
      ...medicineLexemes(word),
      ...stemsOf(word),
    ]),
  };
};
