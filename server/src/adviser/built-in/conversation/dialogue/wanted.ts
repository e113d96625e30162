import { stemWord } from '../../../../text/stem-word.ts';
import { foldText, wordsOf } from '../../../../text/tokenize.ts';
import { isOneOf } from '../../../articles/entities/entity-table.ts';
import { findEntities, keysNamed, type NamedEntity } from '../../../articles/entities/find-entities.ts';
import { findPassages, type Passage } from '../../../articles/find-passages.ts';
import { subjectWordsOf } from '../../../articles/language/subject-words.ts';
import type { Wanted } from './follow-up.ts';
import { tablesAnswer } from './has-answer.ts';
import { placeOf, putInto } from './places.ts';
import { kindOf } from './topic.ts';

const textOf = ({ heading, text }: Passage): string => `${heading}. ${text}`;

/** Words that say what is asked beside the things that are named, as stems. */
export const contentOf = (rest: string, things: readonly NamedEntity[]): readonly string[] => {
  const left = things.reduce((text, { name }) => {
    const place = placeOf(text, name);
    return place ? putInto(text, place, ' ') : text;
  }, rest);
  return subjectWordsOf(left).map(stemWord);
};

/** Beside an aspect that a text tells of one word may be missing; else half of them. */
const MOST_MISSING = 1;

/** Whether enough of the words that are asked is spoken of. */
const speaksOf = (passage: Passage, { content, aspect }: Wanted): boolean => {
  if (content.length === 0) return true;
  const stems = new Set(wordsOf(textOf(passage)).map(stemWord));
  const missing = content.filter((stem) => !stems.has(stem)).length;
  return missing * 2 <= content.length || (aspect !== null && missing <= MOST_MISSING);
};

/**
 * How near a passage is to something: its very subject, another one, a wider or narrower one, only spoken of, or
 * not even that.
 */
const NEARNESS = { subject: 2, other: 1.75, wider: 1, narrower: 0.75, mentioned: 0.5, missing: 0 } as const;

/** 'Aumenta a glicose' names a high one: a text on the measure speaks of it too. */
const measures: Readonly<Record<string, string>> = {
  hiperglicemia: 'glicose',
  hipoglicemia: 'glicose',
  hipertensão: 'pressão',
  'pressão baixa': 'pressão',
};

const withMeasure = (named: NamedEntity): NamedEntity => ({
  ...named,
  keys: named.keys.flatMap((key) => [key, ...(measures[key] === undefined ? [] : [measures[key]])]),
});

const nearnessOf = (passage: Passage, thing: NamedEntity): number => {
  const { about } = passage;
  const named = withMeasure(thing);
  const keys = about.flatMap(keysNamed);
  const isAmong = (some: readonly string[]): boolean => some.some((key) => named.keys.includes(key));
  if (isAmong(keysNamed(about[0] ?? ''))) return NEARNESS.subject;
  if (isAmong(keys)) return NEARNESS.other;
  const isWider = keys.some((key) => named.keys.some((each) => isOneOf(each, key)));
  // What holds of a group of medicines need not hold of each.
  if (isWider && kindOf(named) !== 'medicine') return NEARNESS.wider;
  if (keys.some((key) => named.keys.some((each) => isOneOf(key, each)))) return NEARNESS.narrower;
  const isMentioned =
    foldText(textOf(passage)).includes(foldText(named.name)) ||
    findEntities(textOf(passage)).some((found) => found.keys.some((key) => named.keys.includes(key)));
  return isMentioned ? NEARNESS.mentioned : NEARNESS.missing;
};

/** Whether a passage tells what is asked of what was spoken of. */
const isWanted = (passage: Passage, wanted: Wanted): boolean =>
  (wanted.aspect?.isTold(textOf(passage)) ?? true) &&
  speaksOf(passage, wanted) &&
  wanted.things.every((thing) => nearnessOf(passage, thing) > 0);

/** Where a text tells what is asked: best in its heading, then in its first sentence. */
const IN_HEADING = 1;
const IN_LEAD = 0.5;
/** What was told just before is told again where nothing else answers. */
const TOLD = -0.25;

const leadOf = ({ text }: Passage): string => /^[^.!?:]*/.exec(text)?.[0] ?? '';

const placeOfAspect = (passage: Passage, { aspect }: Wanted): number => {
  if (aspect === null || aspect.isTold(passage.heading)) return IN_HEADING;
  return aspect.isTold(leadOf(passage)) ? IN_LEAD : 0;
};

/**
 * How well a passage answers: best where what is asked stands in its heading, and what it is asked of is its subject.
 */
const rankOf = (passage: Passage, wanted: Wanted): number =>
  isWanted(passage, wanted)
    ? 1 +
      placeOfAspect(passage, wanted) +
      Math.min(...wanted.things.map((thing) => nearnessOf(passage, thing))) +
      (passage.heading === wanted.told ? TOLD : 0)
    : 0;
const BEST_RANK = 4;

/** A passage that is much less likely than the first answers something beside. */
const SHARE_OF_FIRST = 0.46;
const likelyOf = (passages: readonly Passage[]): readonly Passage[] =>
  passages.filter(({ score }) => score >= SHARE_OF_FIRST * (passages[0]?.score ?? 0));

/** Of passages those that answer a follow-up, the best first. */
export const passagesOf = (passages: readonly Passage[], wanted: Wanted): readonly Passage[] =>
  likelyOf(passages)
    .filter((passage) => isWanted(passage, wanted))
    .toSorted((one, other) => rankOf(other, wanted) - rankOf(one, wanted));

/** No table tells how long, how often or where, whatever else the words sound like. */
const notInTables: readonly string[] = ['duration', 'often', 'where'];

/** How well a question is answered: 0 for not at all. */
export const rankQuestion = (question: string, wanted: Wanted): number =>
  !notInTables.includes(wanted.aspect?.key ?? '') && tablesAnswer(question)
    ? BEST_RANK
    : Math.max(0, ...likelyOf(findPassages(question)).map((passage) => rankOf(passage, wanted)));

/** Of several ways to ask the one that is answered best, the first of equals. */
export const bestAnswered = (questions: readonly string[], wanted: Wanted): string | undefined => {
  let best: string | undefined;
  let most = 0;
  for (const question of questions) {
    const rank = rankQuestion(question, wanted);
    if (rank > most) [best, most] = [question, rank];
    if (most >= BEST_RANK) break;
  }
  return best;
};
