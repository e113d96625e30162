import { fold } from '@vida/contract/core/fold.ts';
import { scanStretches } from '../../text/phrases.ts';
import { remember } from '../../text/remember.ts';
import { soundOf, spellingOf } from '../../text/spelling.ts';
import { NAME_PIECE, type NamedMedicine, nameIndex, soundOfName } from './name-index.ts';

/** A medicine named in a text, and where. */
export interface FoundMedicine extends NamedMedicine {
  /** As it is written there, folded. */
  readonly written: string;
  /** Places in the folded text, the second exclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * What makes an everyday word a medicine: 'tomar Frontal', 'pare o Frontal', 'comprimido de Frontal', 'Frontal 1 mg'.
 */
const talkBefore = new RegExp(
  String.raw`\b(?:tom(?:[aeo]|ar|ei|ou|ava|ando|em|am)|par(?:ar|e|ei|ou)|par[ae] de (?:tomar|usar)` +
    String.raw`|us(?:ar|ei|ou|ando)|dobr(?:ar|e|ei|ou)|suspend\w+|interromp\w+|receit\w+|remedio` +
    String.raw`|comprimidos?|pilulas?|anticoncepcional|capsulas?|gotas|cartela|dose|alergi\w+|mg|ml` +
    '|bula|generico)(?: (?:o|a|os|as|um|uma|meu|minha|seu|sua|de|do|da|com|ao))* $',
);
const talkAnywhere = new RegExp(
  String.raw`\b(?:tom(?:ar|ei|o|a|ando|ava|ou)|comprimidos?|remedios?|capsulas?` +
    String.raw`|gotas|receit\w+|farmacia|bula|posologia|cartela|\d+ ?(?:mg|mcg|ml))\b`,
);
const talkAfter = new RegExp(
  String.raw`^ (?:\d+(?:[.,]\d+)? ?(?:mg|mcg|g|ml|gotas|comprimidos?)\b` +
    String.raw`|\d{2,3}[05]\b(?! ?(?:anos|reais|pessoas|pontos|vezes|metros|mil|%)))`,
);

/** Words that sound like a name, or lie one letter from it, and are none: 'melhora' is no Melhoral. */
const { ownWords } = spellingOf('medicines');

const lookUp = (written: string): NamedMedicine | undefined => {
  const { names, bySound } = nameIndex();
  const forms = [written, written.replace(/s$/, ''), written.replace(/es$/, '')];
  const exact = forms.map((form) => names.get(form)).find((named) => named !== undefined);
  if (exact !== undefined || ownWords.has(written)) return exact;
  return forms.map((form) => bySound.get(soundOfName(form))).find((named) => named !== undefined);
};

/** Fewer letters of a substance only where medicines are spoken of. */
const SURE_LETTERS = 8;

/**
 * A long name with one letter changed, missing, added or swapped: 'metfromina'; a product's only where medicines
 * are spoken of.
 */
const mend = (written: string, isOfMedicines: boolean): NamedMedicine | undefined => {
  if (ownWords.has(written)) return undefined;
  const { mend: meantBy, names, bySound } = nameIndex();
  const nameOf = (form: string) => names.get(form) ?? bySound.get(form);
  const mended = [written, soundOf(written)].map((form) =>
    meantBy(form, (meant) => {
      const kind = nameOf(meant)?.kind;
      const isSubstance = kind === 'substance' || kind === 'group';
      const isMeant = isOfMedicines || meant.length >= SURE_LETTERS;
      return isMeant && meant.charAt(0) === form.charAt(0) && (isSubstance || meant.at(-1) === form.at(-1));
    }),
  );
  const meant = mended.find((form) => form !== undefined);
  return meant === undefined ? undefined : nameOf(meant);
};

/** What a word that is no name of the table names all the same; null for nothing. */
const createNameLike = (isOfMedicines: boolean) =>
  remember((written): NamedMedicine | null => {
    const shortened = ownWords.has(written) ? undefined : nameIndex().byBeginning(written);
    const found = mend(written, isOfMedicines) ?? shortened;
    return found ?? nameIndex().byEnding(written.replace(/s$/, '')) ?? null;
  });
const nameLike = createNameLike(false);
const nameLikeOfMedicines = createNameLike(true);

/** The medicine that these words of a folded text name together. */
const nameAt = (
  folded: string,
  words: readonly RegExpExecArray[],
  { isList, isOfMedicines }: { isList: boolean; isOfMedicines: boolean },
): FoundMedicine | undefined => {
  const [first, last] = [words[0], words.at(-1)];
  if (!(first && last)) return undefined;
  const written = words.map(([text]) => text).join(' ');
  const nameAlike = isOfMedicines ? nameLikeOfMedicines : nameLike;
  const named = lookUp(written) ?? (words.length === 1 ? nameAlike(written) : null);
  if (!named) return undefined;
  const [start, end] = [first.index, last.index + last[0].length];
  const isMeant =
    !named.isEveryday || isList || talkBefore.test(folded.slice(0, start)) || talkAfter.test(folded.slice(end));
  return isMeant ? { ...named, written: folded.slice(start, end), start, end } : undefined;
};

/**
 * Medicines that a folded text names, in its order: the longest name first, so that 'Benicar HCT' is not 'Benicar'.
 * With `isList` the text is somebody's list of medicines, where 'Frontal' is never a forehead.
 */
export const locateMedicines = (folded: string, { isList = false } = {}): readonly FoundMedicine[] => {
  const words = [...folded.matchAll(NAME_PIECE)];
  const isOfMedicines = isList || talkAnywhere.test(folded);
  return scanStretches(
    words.length,
    (from) => nameIndex().longest.get(soundOf(words[from]?.[0] ?? '')) ?? 1,
    (from, until) => nameAt(folded, words.slice(from, until), { isList, isOfMedicines }),
  ).map(({ says }) => says);
};

/** Medicines that a text of a person names. */
export const findMedicines = (text: string, options?: { isList?: boolean }): readonly FoundMedicine[] =>
  locateMedicines(fold(text), options);
