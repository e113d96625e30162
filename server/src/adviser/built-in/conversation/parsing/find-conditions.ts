import { foldTyped, wordsOf } from '../../../../text/tokenize.ts';
import { needsMarks } from '../../../health-query/day-parts.ts';
import { markDates } from '../period/parse-period.ts';
import { respell } from './mend-words.ts';
import { type FoundConditions, parseConditions } from './parse-conditions.ts';
import { parsePressureNumber } from './pick-subject.ts';
import { findCues, goesOn } from './scan-words.ts';
import { READ } from './slots.ts';

/** Words without those that say a condition, each in its place. */
export const without = (words: readonly string[], found: FoundConditions | null): readonly string[] =>
  words.map((word, at) => (found?.stretches.some(([from, until]) => at >= from && at < until) ? READ : word));

/** The conditions of a message whose other words name what is asked for, or that goes on from one that did. */
export const findConditions = (
  message: string,
  words: readonly string[],
  today: string,
  isFollowing: boolean,
): FoundConditions | null => {
  const written = wordsOf(foldTyped(markDates(message))).slice(0, words.length);
  // 'Fui deitar depois das 23 h': the hours are what is asked about.
  const isOfClock = findCues(words).some(({ subject }) => subject === 'bed_time' || subject === 'wake_time');
  const found = parseConditions(written.map(respell), today, { readsHours: !isOfClock, isFollowing });
  const rest = without(words, found);
  const restCues = findCues(rest);
  const isOfSleep = found?.conditions.split?.kind === 'companion' && found.conditions.split.rule.of === 'sleep';
  // 'Quantas noites dormi menos de 7 horas?' asks for the nights themselves.
  if (
    isOfSleep &&
    !restCues.some(({ subject, dayPart }) => (subject !== null && subject !== 'sleep') || dayPart !== null)
  )
    return null;
  const isNamed = restCues.some(
    ({ subject, dayPart }) => subject !== null || (dayPart !== null && needsMarks(dayPart)),
  );
  const isOfMoments = found?.conditions.notPart != null && needsMarks(found.conditions.notPart);
  const isOfPressure = parsePressureNumber(null, rest) !== null;
  const isOfNights = found?.conditions.split?.kind === 'companion' && words.some((word) => /^noites?$/.test(word));
  return isNamed || isOfMoments || isOfPressure || isOfNights || isFollowing || goesOn(rest) ? found : null;
};
