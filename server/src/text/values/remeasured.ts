import type { Finding } from '../phrases.ts';
import type { Word } from '../tokenize.ts';
import { setOf, wordsOfClass } from '../word-classes.ts';
import { has, numberOf, pressureWords } from './numbers.ts';

const showsAgain = setOf('deu voltou marcou mostrou subiu baixou foi para');
const otherThan = new Set([...pressureWords, ...setOf('glicose glicemia hgt dextro peso')]);
/** What says of the number after it that it was measured before, or that nobody measured it: a goal. */
const beforeOld = wordsOfClass('old_value');
const afterOld = setOf('ontem anteontem antes cedo');
const oldBesideNow = setOf('era estava manha tarde noite madrugada almoco jantar cafe');
const isNew = setOf('agora depois ja voltou subiu');
const ofNow = setOf('agora hoje esta estou');
const OLD_REACH_BACK = 5;
const OLD_REACH = 2;

const isBetween = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;

/** The words of the clause that a word is in, up to `back` before it and `ahead` after it. */
const clauseNear = (words: readonly Word[], at: number, back: number, ahead: number): readonly string[] =>
  words
    .slice(Math.max(0, at - back), at + ahead + 1)
    .flatMap(({ text, clause }) => (clause === words[at]?.clause ? [text] : []));

/**
 * Whether a number that is told after another one was measured before it, or is a goal: 'glicose 45 agora, ontem estava
 * 120'. Of 'de manhã' and 'era' that is so beside what is told of now.
 */
export const isOlder = (words: readonly Word[], at: number, first: number): boolean => {
  const before = clauseNear(words, at, OLD_REACH_BACK, 0);
  const around = clauseNear(words, at, OLD_REACH_BACK, OLD_REACH);
  if (around.some((text) => isNew.has(text))) return false;
  if (before.some((text) => beforeOld.has(text)) || around.some((text) => afterOld.has(text))) return true;
  const isOfNow = clauseNear(words, first, OLD_REACH_BACK, OLD_REACH_BACK).some((text) => ofNow.has(text));
  return isOfNow && around.some((text) => oldBesideNow.has(text));
};

/** Whether a number between the two is shown again later, of nothing else that is named. */
const isShownAgain = (words: readonly Word[], from: number, least: number, most: number): boolean =>
  words.some(
    (word, at) =>
      at > from &&
      isBetween(numberOf(word), least, most) &&
      showsAgain.has(words[at - 1]?.text ?? '') &&
      !has(words, at, otherThan, 2, 3) &&
      !isOlder(words, at, from),
  );

const isPressureFine = (words: readonly Word[], from: number): boolean =>
  words.some(
    (word, at) =>
      at > from + 2 &&
      /^(?:por|x|\/)$/.test(word.text) &&
      (isBetween(numberOf(words[at - 1]), 9, 13.9) || isBetween(numberOf(words[at - 1]), 90, 139)) &&
      (isBetween(numberOf(words[at + 1]), 5, 8.9) || isBetween(numberOf(words[at + 1]), 50, 89)) &&
      has(words, at - 1, setOf('hoje agora'), 0, 5) &&
      !isOlder(words, at - 1, from),
  );

/** 'E agora 97': a number that nothing explains has to say that it is the newer one. */
const isFineNow = (words: readonly Word[], { name, from }: Finding): boolean =>
  name === 'glucose_fine' ||
  (name === 'bare_fine' && clauseNear(words, from, OLD_REACH_BACK, OLD_REACH).some((text) => isNew.has(text)));

const lows = setOf('glucose_under_40 glucose_very_low glucose_low bare_low lone_low');

/** Whether a finding is a number that is a low glucose. */
export const isLowReading = (name: string): boolean => lows.has(name);

/**
 * 'O sensor marcou LO mas no dedo deu 104', '52, comi e agora 110', '62 % com esmalte, tirei e deu 98': what was
 * measured last holds, which is not always what is told last. Linear in the words.
 */
export const isRemeasured = (words: readonly Word[], found: readonly Finding[], { name, from }: Finding): boolean => {
  if (isLowReading(name))
    return found.some((later) => later.from > from && isFineNow(words, later) && !isOlder(words, later.from, from));
  if (name === 'pulse_racing') return isShownAgain(words, from, 50, 110);
  if (name === 'saturation_very_low' || name === 'saturation_low') return isShownAgain(words, from, 94, 100);
  if (name === 'pressure_crisis') return isPressureFine(words, from);
  const isOfOldStrip = name === 'glucose_extreme' && words.some(({ text }) => /^vencid/.test(text));
  return isOfOldStrip && isShownAgain(words, from, 70, 180);
};
