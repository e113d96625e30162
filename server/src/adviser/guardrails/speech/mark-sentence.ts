import { lineOf } from '../../../text/line.ts';
import { locateMedicines } from '../../medicines/find-medicines.ts';
import type { NamedMedicine } from '../../medicines/name-index.ts';
import { speechTables } from './speech-tables.ts';

/** 'um comprimido' is an amount, 'um remédio' is not. */
const oneOf = new RegExp(
  '(?<! esquec[a-z]{1,4} | se | quando )(?<= )uma?(?= (?:comprimido' +
    '|capsula|gota|unidade|caneta|injecao|ampola|pilula)s? )',
  'gu',
);

/** Given in a surgery or before an examination: nobody takes, stops or doubles the group of them. */
const isGivenByOthers = ({ kind, classes }: NamedMedicine): boolean =>
  kind === 'group' && (classes.has('iodine_contrast') || classes.has('local_anaesthetic'));

/** Every name of the table of medicines as DRUG; what is marked already stays. */
const markMedicines = (line: string): string => {
  let rest = 0;
  let marked = '';
  for (const named of locateMedicines(line)) {
    if (isGivenByOthers(named)) continue;
    marked += `${line.slice(rest, named.start)}DRUG`;
    rest = named.end;
  }
  return marked + line.slice(rest);
};

/** A line (`lineOf`), written-out numbers as digits, and what it speaks of in upper case. */
export const markLine = (line: string): string => {
  const { numbers, numberWord, marks } = speechTables();
  return marks.reduce(
    // Supplements go first ('insulina vegetal'), and what the table knows before the patterns of names.
    (marked, { mark, words }) => (mark === 'DRUG' ? markMedicines(marked) : marked).replace(words, ` ${mark}`),
    line
      .replace(numberWord, (word) => numbers.get(word) ?? word)
      .replace(oneOf, '1')
      // The amount must stay readable after its unit became a word for a medicine.
      .replace(/(?<= \d+(?:[.,/]\d+)? )(?=comprimid|capsula|pilula|injec)/gu, 'unidades de '),
  );
};

/** A sentence as the rules read it: 'Tome duas unidades de insulina' is ' tome 2 unidades de DRUG '. */
export const markSentence = (sentence: string): string => markLine(lineOf(sentence));

/** A marked sentence without what may be said; 'X' stands where something was. */
export const cutAllowed = (marked: string): string =>
  speechTables().allowed.reduce((left, phrase) => left.replace(phrase, ' X'), marked);
