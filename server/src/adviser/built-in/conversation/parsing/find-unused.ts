import { MONTH, weekdayNames } from '../period/period-words.ts';
import { asTyped } from './find-unread.ts';
import type { FoundCue } from './scan-words.ts';
import { type Conditions, NO_CONDITIONS, type Slots } from './slots.ts';

/** Words of a folded question, and whether each was read already. */
export interface MarkedWord {
  readonly word: string;
  readonly isRead: boolean;
  /** Stands in no table. */
  readonly isUnknown: boolean;
}

/** Words that always say a condition: what of them was not read was not used. */
const ALWAYS = new RegExp(
  `^(?:\\d{1,4}|${MONTH}|${weekdayNames.join('|')}|sabados|domingos|segundas|tercas|quartas|quintas|sextas)$`,
);
/** What begins a condition; what follows up to the next small word names it. */
const LEADS = /^(?:exceto|excluindo|tirando|descontando|ignorando|fora|quando|enquanto|durante|apos|sempre)$/;
const LEADS_OF_TWO = new RegExp(
  '^(?:sem contar|sem os|sem as|depois d[aeo]s?|antes d[aeo]s?|nos dias' +
    '|nas noites|nas semanas|em dias?|tirando os|menos os|menos as)$',
);
/** 'Ao menos 1 leitura' is no condition more than one that there is. */
const AT_LEAST = /^(?:menos|so|apenas|minimo|alguma?)$/;
/** Words of a condition are near what begins it. */
const NEAR = 4;

/** From what begins a condition to its last unknown word. */
const readLead = (words: readonly MarkedWord[], at: number): string | null => {
  const rest = words.slice(at, at + NEAR + 1);
  const last = rest.findLastIndex(({ isUnknown, isRead }) => isUnknown && !isRead);
  return last < 1
    ? null
    : rest
        .slice(0, last + 1)
        .map(({ word }) => word)
        .join(' ');
};

/**
 * The words of a question that say a condition and were not used, as they stand; null where there are none. A day,
 * a month or a number always is one; other words are where 'quando', 'exceto' or 'nos dias' begins one.
 */
export const findUnused = (words: readonly MarkedWord[]): string | null => {
  for (const [at, { word, isRead }] of words.entries()) {
    if (isRead) continue;
    const isOfLast = [words[at - 1], words[at + 1]].some((beside) => beside?.word.startsWith('ultim'));
    const isAtLeastOne = word === '1' && AT_LEAST.test(words[at - 1]?.word ?? '');
    // 'A segunda maior' is no Monday.
    const isOrdinal = word === 'segunda' && /^(?:maior|menor|mais|pior|melhor)$/.test(words[at + 1]?.word ?? '');
    if (ALWAYS.test(word) && !isOfLast && !isAtLeastOne && !isOrdinal) return word;
    const two = `${word} ${words[at + 1]?.word ?? ''}`;
    // 'Quando foi que a máxima …' asks when.
    const isAsking = /^quando (?:foi|e|era|sera|que)$/.test(two);
    const isLead = LEADS.test(word) || LEADS_OF_TWO.test(two);
    const said = isLead && !isAsking ? readLead(words, at) : null;
    if (said !== null) return said;
  }
  return null;
};

/**
 * 'De manhã em agosto e de noite em outubro': both periods are told of the first part of the day,
 * which leaves the other.
 */
export const otherDayPart = (
  cues: readonly FoundCue[],
  used: Slots['dayPart'],
  words: readonly string[],
  message: string,
): string | null => {
  const other = cues.find(({ dayPart }) => dayPart !== null && dayPart !== used);
  return other ? asTyped(words.slice(other.from, other.until), message).join(' ') : null;
};

/** A condition that was named and not used is said so, beside those that were. */
export const nameUnused = (conditions: Conditions | null, unused: string | null): Conditions | null => {
  if (unused === null || conditions?.unknown) return conditions;
  return { ...(conditions ?? NO_CONDITIONS), unknown: unused };
};
