import { isDenied } from '../../text/negation.ts';
import { parsePattern } from '../../text/pattern.ts';
import { createFinder, type Finding, type KnownWord, knowWords, lexemesOf } from '../../text/phrases.ts';
import { createSpelling } from '../../text/spelling.ts';
import { tokenize } from '../../text/tokenize.ts';
import { parseVitalSigns, vitalSignWords } from '../../text/values/vital-signs.ts';
import { once } from '../load-knowledge.ts';
import { medicineTable } from '../medicines/medicine-table.ts';
import { medicineNamedBy } from '../medicines/name-index.ts';
import { signTable } from './emergency-tables.ts';

/** Stand in the phrases of `signs.csv` for names of the table of medicines: no words that anybody writes. */
const NAMED_MEDICINE = 'nome-de-remedio';
/** What nobody should take much of at once, or leave off at once. */
const NAMED_SEDATIVE = 'nome-de-calmante';
/** What no child should have swallowed, however little. */
const ADULT_MEDICINE = 'remedio-de-adulto';

const sedatives: readonly string[] = ['benzodiazepine', 'hypnotic'];

const adultClasses = once((): readonly string[] =>
  medicineTable().classes.flatMap(({ name, isAdultsOnly }) => (isAdultsOnly ? [name] : [])),
);

/** What a word that names a medicine stands for in the tables of signs: a brand of insulin is 'insulina' there. */
const medicineLexemes = (word: string): readonly string[] => {
  const named = medicineNamedBy(word);
  if (!named) return [];
  const isAny = (classes: readonly string[]) => classes.some((each) => named.classes.has(each));
  const isInsulin = named.classes.has('insulin');
  return [
    NAMED_MEDICINE,
    ...(isInsulin ? ['insulina'] : []),
    ...(named.flags.has('lows') && !isInsulin ? ['glibenclamida'] : []),
    ...(isAny(sedatives) ? [NAMED_SEDATIVE] : []),
    ...(isAny(adultClasses()) ? [ADULT_MEDICINE] : []),
  ];
};

const phrases = signTable.map(({ sign, strength, phrase }) => ({
  name: sign,
  parts: parsePattern(phrase),
  isOfShort: strength === 'cry' || strength === 'line',
}));
const spelling = createSpelling({
  lexemes: new Set([...lexemesOf(phrases), ...vitalSignWords]),
  meaningsOf: medicineLexemes,
});
const isMedicine = (word: string): boolean => medicineNamedBy(word) !== undefined;
const findPhrases = createFinder(phrases, spelling);

const dangers = new Set(signTable.filter(({ kind }) => kind !== null).map(({ sign }) => sign));
const ofDanger = ({ name }: Finding): boolean => dangers.has(name);

/** What a text says of dangers, and of what the steps depend on. */
export interface ReadSigns {
  /** As they are written, folded. */
  readonly plain: readonly { readonly text: string; readonly segment: number }[];
  /** As the table of signs knows them. */
  readonly words: readonly KnownWord[];
  /** Signs of the table that are not denied, and readings. */
  readonly found: readonly Finding[];
  readonly has: (...names: readonly string[]) => boolean;
  /** Signs of a danger are named, and each is denied. */
  readonly isDenying: boolean;
  readonly isLaughing: boolean;
}

/** Reads the signs of a text. Linear in its length. */
export const loadSigns = (text: string): ReadSigns => {
  const { words: plain, isLaughing } = tokenize(text);
  const words = knowWords(plain, spelling);
  const said = findPhrases(words);
  const undenied = said.filter(({ from }) => !isDenied(words, from));
  const found = [...undenied, ...parseVitalSigns(words, isMedicine)];
  const names = new Set(found.map(({ name }) => name));
  return {
    plain,
    words,
    found,
    has: (...wanted) => wanted.some((name) => names.has(name)),
    isDenying: said.some(ofDanger) && !undenied.some(ofDanger),
    isLaughing,
  };
};
