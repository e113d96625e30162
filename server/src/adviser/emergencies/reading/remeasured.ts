import type { Finding } from '../patterns/matcher.ts';
import { has, numberOf, pressureWords, setOf } from './numbers.ts';
import type { Word } from './read-words.ts';

const yearWords = setOf('em de desde ano la');
const showsAgain = setOf('deu voltou marcou mostrou subiu baixou foi para');
const otherThan = new Set([...pressureWords, ...setOf('glicose glicemia hgt dextro peso')]);
const typed =
  /^(?:digit(?:ei|ou)|lanc(?:ei|ou)|registr(?:ei|ou)|anot(?:ei|ou)|inser(?:i|iu)|cadastr(?:ei|ou))$/;
const takesOut = /^(?:tirar|apaga|apagar|exclui|excluir|remover|deletar)$/;
/** So far after what was typed it is said what was meant. */
const CORRECTION_WORDS = 14;

const isBetween = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;

/** 'Em 2015': long ago. */
export const readYears = (words: readonly Word[]): readonly Finding<'remote'>[] =>
  words.flatMap(({ text }, at) =>
    /^(?:19[3-9]|20[0-4])\d$/.test(text) && yearWords.has(words[at - 1]?.text ?? '')
      ? [{ name: 'remote', from: at, until: at + 1 }]
      : [],
  );

/** 'Digitei 20 mas era 120', 'lançou 33 no histórico, dá pra tirar?': what was typed, not measured. */
export const readMistyped = (words: readonly Word[]): readonly Finding<'mistyped'>[] =>
  words.flatMap(({ text }, at) => {
    if (!typed.test(text) || !words.slice(at + 1, at + 4).some((word) => numberOf(word) !== null)) return [];
    const after = words.slice(at + 1, at + CORRECTION_WORDS);
    const isCorrected = after.some(
      (word, index) =>
        (word.text === 'era' && numberOf(after[index + 1]) !== null) || takesOut.test(word.text),
    );
    return isCorrected ? [{ name: 'mistyped' as const, from: at, until: at + 1 }] : [];
  });

/** Whether a number between the two is shown again later, of nothing else that is named. */
const isShownAgain = (words: readonly Word[], from: number, least: number, most: number): boolean =>
  words.some(
    (word, at) =>
      at > from &&
      isBetween(numberOf(word), least, most) &&
      showsAgain.has(words[at - 1]?.text ?? '') &&
      !has(words, at, otherThan, 2, 3),
  );

const isPressureFine = (words: readonly Word[], from: number): boolean =>
  words.some(
    (word, at) =>
      at > from + 2 &&
      /^(?:por|x|\/)$/.test(word.text) &&
      (isBetween(numberOf(words[at - 1]), 9, 13.9) || isBetween(numberOf(words[at - 1]), 90, 139)) &&
      (isBetween(numberOf(words[at + 1]), 5, 8.9) || isBetween(numberOf(words[at + 1]), 50, 89)) &&
      has(words, at - 1, setOf('hoje agora'), 0, 5),
  );

const lows: ReadonlySet<string> = setOf('glucose_under_40 glucose_very_low glucose_low bare_low lone_low');

/**
 * 'O sensor marcou LO mas no dedo deu 104', '52, comi e agora 110', '62 % com esmalte, tirei e deu 98': what was measured last
 * holds. Linear in the words.
 */
export const isRemeasured = (
  words: readonly Word[],
  found: readonly Finding<string>[],
  { name, from }: Finding<string>,
): boolean => {
  if (lows.has(name)) return found.some((later) => later.name === 'glucose_fine' && later.from > from);
  if (name === 'pulse_racing') return isShownAgain(words, from, 50, 110);
  if (name === 'saturation_very_low' || name === 'saturation_low') return isShownAgain(words, from, 94, 100);
  if (name === 'pressure_crisis') return isPressureFine(words, from);
  const isOfOldStrip = name === 'glucose_extreme' && words.some(({ text }) => /^vencid/.test(text));
  return isOfOldStrip && isShownAgain(words, from, 70, 180);
};
