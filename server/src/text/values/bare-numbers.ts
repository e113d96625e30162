import { HIGH_UP_TO_MG_DL, LOW_BELOW_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import type { Word } from '../tokenize.ts';
import { setOf, wordsOfClass } from '../word-classes.ts';
import { feverWords, has, numberOf, otherUnits, pressureWords, saturationWords } from './numbers.ts';

/** What makes a number beside it another reading than glucose. */
const otherReadings = new Set([...pressureWords, ...saturationWords, ...feverWords, ...wordsOfClass('other_reading')]);
const heartWords = setOf('coracao batendo bate batimento');
const saysReading = wordsOfClass('shows_value');
const relatives = wordsOfClass('relative');
/** Words in '-s' that count nothing: any other plural after a number is what is counted. */
const notCounted = wordsOfClass('not_counted');
const moreUnits = wordsOfClass('unit_of_other');
const notOfDose = setOf('da de do e');
const insulins = wordsOfClass('insulin');

const countsSomething = (words: readonly Word[], at: number): boolean => {
  const [word, next, second] = [words[at], words[at + 1], words[at + 2]];
  if (next === undefined || next.clause !== word?.clause) return false;
  const { text } = next;
  if (otherUnits.has(text) || moreUnits.has(text) || /^\d/.test(text)) return true;
  if (notOfDose.has(text) && (insulins.has(second?.text ?? '') || /^\d|^pouc|^tant/.test(second?.text ?? '')))
    return true;
  return /[^s]s$/.test(text) && text.length > 3 && !notCounted.has(text);
};

const isAge = (words: readonly Word[], at: number): boolean =>
  /^(?:anos?|aninhos?|meses)$/.test(words[at]?.text ?? '') && numberOf(words[at - 1]) !== null;

/** 'Filha de 7 anos, 42', '54 no dedo', 'deu 49': how surely it is a reading. */
const isSaid = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1];
  if (before === undefined || isAge(words, at - 1)) return true;
  if (has(words, at, setOf('dedo sensor aparelho'), 2, 0)) return true;
  const isHere = before.clause === words[at]?.clause;
  const isTo = isHere && before.text === 'a' && /^(?:foi|caiu|baixou|desceu)$/.test(words[at - 2]?.text ?? '');
  return isTo || (isHere && saysReading.has(before.text));
};

const isLone = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1];
  return before === undefined || before.clause !== words[at]?.clause || relatives.has(before.text);
};

/**
 * 'Meu filho está com 45 e sonolento': a number that no word explains, where people speak of glucose all day.
 * `bare_low` where it is said as a reading is, `lone_low` where it only stands there and could be an age. mg/dL.
 */
export const parseBareNumber = (
  words: readonly Word[],
  at: number,
): 'bare_low' | 'lone_low' | 'bare_fine' | 'bare_high' | null => {
  const value = numberOf(words[at]);
  if (value === null || !Number.isInteger(value) || value < 20) return null;
  if (has(words, at, otherReadings, 3, 5) || has(words, at, heartWords, 1, 3)) return null;
  if (countsSomething(words, at)) return null;
  const said = isSaid(words, at);
  if (!said && !isLone(words, at)) return null;
  if (value < LOW_BELOW_MG_DL) return said ? 'bare_low' : 'lone_low';
  if (said && value >= 80 && value <= HIGH_UP_TO_MG_DL) return 'bare_fine';
  return said && value > HIGH_UP_TO_MG_DL && value <= 700 ? 'bare_high' : null;
};
