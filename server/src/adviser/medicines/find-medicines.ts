import { isOneEditApart } from '../guardrails/food/one-edit.ts';
import { NAME_PIECE, type NamedMedicine, nameIndex } from './name-index.ts';

/** A medicine named in a text, and where. */
export interface FoundMedicine extends NamedMedicine {
  /** As it is written there, folded. */
  readonly written: string;
  /** Places in the folded text, the second exclusive. */
  readonly start: number;
  readonly end: number;
}

/** What makes an everyday word a medicine: 'tomar Frontal', 'pare o Frontal', 'comprimido de Frontal', 'Frontal 1 mg'. */
const talkBefore =
  /\b(?:tom(?:[aeo]|ar|ei|ou|ava|ando|em|am)|par(?:ar|e|ei|ou)|par[ae] de (?:tomar|usar)|us(?:ar|ei|ou|ando)|dobr(?:ar|e|ei|ou)|suspend\w+|interromp\w+|receit\w+|remedio|comprimidos?|pilulas?|anticoncepcional|capsulas?|gotas|cartela|dose|alergi\w+|mg|ml|bula|generico)(?: (?:o|a|os|as|um|uma|meu|minha|seu|sua|de|do|da|com|ao))* $/;
const talkAfter = /^ \d+(?:[.,]\d+)? ?(?:mg|mcg|g|ml|gotas|comprimidos?)\b/;

/** Lower case without accents; every other character keeps its place. */
export const foldMedicineText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const lookUp = (written: string): NamedMedicine | undefined => {
  const { names } = nameIndex();
  return names.get(written) ?? names.get(written.replace(/s$/, '')) ?? names.get(written.replace(/es$/, ''));
};

/**
 * A long name with one letter changed, missing, added or swapped: 'metfromina'. Products only in a list: 'melhora' and
 * 'muscular' are no Melhoral and no Musculare.
 */
const mend = (written: string, isList: boolean): NamedMedicine | undefined => {
  const { mendable, names } = nameIndex();
  const meant = (mendable.get(written.charAt(0)) ?? []).flatMap((name) =>
    isOneEditApart(name, written) ? (names.get(name) ?? []) : [],
  );
  return meant.find(({ kind }) => isList || kind === 'substance' || kind === 'group');
};

/** The medicine that these words of a folded text name together. */
const nameAt = (
  folded: string,
  words: readonly RegExpExecArray[],
  isList: boolean,
): FoundMedicine | undefined => {
  const [first, last] = [words[0], words.at(-1)];
  if (!(first && last)) return undefined;
  const written = words.map(([text]) => text).join(' ');
  const named =
    lookUp(written) ??
    (words.length === 1
      ? (mend(written, isList) ?? nameIndex().byEnding(written.replace(/s$/, '')))
      : undefined);
  if (!named) return undefined;
  const [start, end] = [first.index, last.index + last[0].length];
  const isMeant =
    !named.isEveryday ||
    isList ||
    talkBefore.test(folded.slice(0, start)) ||
    talkAfter.test(folded.slice(end));
  return isMeant ? { ...named, written: folded.slice(start, end), start, end } : undefined;
};

/**
 * Medicines that a folded text names, in its order: the longest name first, so that 'Benicar HCT' is not 'Benicar'.
 * With `isList` the text is somebody's list of medicines, where 'Frontal' is never a forehead.
 */
export const locateMedicines = (folded: string, { isList = false } = {}): readonly FoundMedicine[] => {
  const words = [...folded.matchAll(NAME_PIECE)];
  const found: FoundMedicine[] = [];
  let at = 0;
  while (at < words.length) {
    let count = Math.min(nameIndex().longest.get(words[at]?.[0] ?? '') ?? 1, words.length - at);
    let named = nameAt(folded, words.slice(at, at + count), isList);
    while (!named && count > 1) {
      count -= 1;
      named = nameAt(folded, words.slice(at, at + count), isList);
    }
    if (named) found.push(named);
    at += count;
  }
  return found;
};

/** Medicines that a text of a person names. */
export const findMedicines = (text: string, options?: { isList?: boolean }): readonly FoundMedicine[] =>
  locateMedicines(foldMedicineText(text), options);
