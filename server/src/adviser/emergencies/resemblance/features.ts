import { conclude } from '../conclusions/find-by-rules.ts';
import { isCry, isVeiled } from '../lexicon/all-tables.ts';
import type { ReadSigns } from '../read-signs.ts';

/** Longest part of a word that counts: 'desmaiou' and 'desmaiando' are one. */
const STEM_LENGTH = 5;
/** Longer texts are looked at in windows that overlap by half, so that small talk around it hides nothing. */
const WINDOW_WORDS = 24;

/** Where a feature begins, and what it is. */
type Place = readonly [at: number, feature: string];

/** Words, stems, stems next to each other or with one word between. */
const wordsOf = ({ words }: ReadSigns): readonly Place[] => {
  const plain = words.map(({ text }) => text.replace(/\d+(?:[.,]\d+)?/gu, '0'));
  const stems = plain.map((word) => word.slice(0, STEM_LENGTH));
  return [
    ...plain.map((word, at): Place => [at, word]),
    ...stems.map((stem, at): Place => [at, `${stem}*`]),
    ...stems.slice(1).map((stem, at): Place => [at, `${stems[at]} ${stem}`]),
    ...stems.slice(2).map((stem, at): Place => [at, `${stems[at]} ~ ${stem}`]),
  ];
};

/** What the tables found, whether it alarms or something takes the alarm out of it, and what the rules concluded. */
const signsOf = (read: ReadSigns): readonly Place[] => {
  const { kinds, isCertain } = conclude(read);
  const alarming = new Set(read.alarming.map(({ name }) => name));
  const said = kinds.length > 0 ? kinds : ['none'];
  return [
    ...read.found
      .filter(({ name }) => !isVeiled(name) && !isCry(name))
      .map(({ name, from }): Place => [from, `${alarming.has(name) ? '!' : '-'}${name}`]),
    ...said.map((kind): Place => [0, `=${kind}`]),
    [0, `=certain ${kinds.length > 0 ? isCertain : undefined}`],
  ];
};

const unique = (places: readonly Place[]): readonly string[] => [
  ...new Set(places.map(([, feature]) => feature)),
];

const placesOf = (read: ReadSigns): readonly Place[] => [...wordsOf(read), ...signsOf(read)];

/** What a text consists of, as a set of names. Linear in its length. */
export const featuresOf = (read: ReadSigns): readonly string[] => unique(placesOf(read));

/** The features of each window of a text; none where it is no longer than one. Linear in its length. */
export const windowsOf = (read: ReadSigns): readonly (readonly string[])[] => {
  if (read.words.length <= WINDOW_WORDS) return [];
  const half = WINDOW_WORDS / 2;
  const halves = Map.groupBy(placesOf(read), ([at]) => Math.floor(at / half));
  return Array.from({ length: Math.ceil(read.words.length / half) - 1 }, (_, index) =>
    unique([...(halves.get(index) ?? []), ...(halves.get(index + 1) ?? [])]),
  );
};
