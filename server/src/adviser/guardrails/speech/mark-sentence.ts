import { locateMedicines } from '../../medicines/find-medicines.ts';
import type { NamedMedicine } from '../../medicines/name-index.ts';
import { marks } from './vocabulary.ts';

const numbers: Readonly<Record<string, string>> = {
  meio: '0,5',
  meia: '0,5',
  dois: '2',
  duas: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  sete: '7',
  oito: '8',
  nove: '9',
  dez: '10',
  onze: '11',
  doze: '12',
  treze: '13',
  quatorze: '14',
  quinze: '15',
  dezesseis: '16',
  dezoito: '18',
  vinte: '20',
  trinta: '30',
  quarenta: '40',
  cinquenta: '50',
  sessenta: '60',
  cem: '100',
  quinhentos: '500',
};

const numberWord = new RegExp(`(?<!\\p{L})(?:${Object.keys(numbers).join('|')})(?!\\p{L})`, 'gu');
/** 'um comprimido' is an amount, 'um remédio' is not. */
const oneOf =
  /(?<!\p{L}|esquec\p{L}{1,4} |\bse |\bquando )(?:um|uma)(?= (?:comprimido|capsula|gota|unidade|caneta|injecao|ampola|pilula)s?(?!\p{L}))/gu;

/** Lower case, no accents, no emphasis marks, no invisible characters; punctuation and digits stay. */
const foldSentence = (sentence: string): string =>
  sentence
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}|[*_`~"“”]/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

/** Given in a surgery or before an examination: nobody takes, stops or doubles the group of them. */
const isGivenByOthers = ({ kind, classes }: NamedMedicine): boolean =>
  kind === 'group' && (classes.has('iodine_contrast') || classes.has('local_anaesthetic'));

/** Every name of the table of medicines as DRUG; what is marked already stays. */
const markMedicines = (folded: string): string => {
  let rest = 0;
  let marked = '';
  for (const named of locateMedicines(folded)) {
    if (isGivenByOthers(named)) continue;
    marked += `${folded.slice(rest, named.start)}DRUG`;
    rest = named.end;
  }
  return marked + folded.slice(rest);
};

/**
 * A sentence as the rules of this folder read it: folded, written-out numbers as digits, and what it speaks of in
 * upper case. 'Tome duas unidades de insulina' becomes 'tome 2 unidades de DRUG'.
 */
export const markSentence = (sentence: string): string =>
  marks.reduce(
    // Supplements go first ('insulina vegetal'), and what the table knows before the patterns of names.
    (marked, [mark, words]) => (mark === 'DRUG' ? markMedicines(marked) : marked).replace(words, mark),
    foldSentence(sentence)
      .replace(numberWord, (word) => numbers[word] ?? word)
      .replace(oneOf, '1')
      // The amount must stay readable after its unit became a word for a medicine.
      .replace(/(?<=\d )(?=comprimid|capsula|pilula|injec)/gu, 'unidades de '),
  );
