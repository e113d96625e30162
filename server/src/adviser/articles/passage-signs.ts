import { remember } from '../health-query/day-clock.ts';
import type { Section } from './article.ts';
import { type Cover, isCircumstance, isEveryday, isMedicine, isThing } from './entities/coverage.ts';
import type { NamedEntity } from './entities/find-entities.ts';
import { aspectsAsked, aspectsTold } from './language/question-aspects.ts';
import type { Hit } from './passage-index.ts';

/** A section that may answer, as it was found. */
export interface Candidate {
  readonly hit: Hit;
  readonly cover: Cover | null;
  /** What it scores by its words and by what it is about together; 0 for one that is about something else. */
  readonly judged: number;
  /** Of the things that are asked, the share that it says nothing of; of what it is about, the share that is asked. */
  readonly missing: number;
  readonly asked: number;
}

/** Below, words alone make no judgement: a question is then about something else, unless other signs speak for it. */
const MIN_SCORE = 38;
/** A shared word that nearly every article has ('dia', 'horas') is no answer, however well it fits. */
const MIN_INFORMATION = 1;

/** Where the entities of a question are what a section is about, fewer words have to fit. */
const MIN_SCORE_ABOUT = 5;
/**
 * The same where only such things are named as people ask much else about: food, habits, exercise
 * ('receita de feijoada').
 */
const MIN_SCORE_EVERYDAY = 11;
/** The same where the section's subject is all that is asked: 'qual a pressão ideal'. */
const MIN_SCORE_SUBJECT = 7;
/**
 * Of two sections that fit alike in words, the one goes first that is about more of what is asked, or about all of it.
 */
const SHARE_FACTOR = 5;
const WHOLE_FACTOR = 2;

/** What a section scores by being about all that a question names, whatever its words. */
const WHOLE_SCORE = 8;

const leastFor = (asked: readonly NamedEntity[], { isSubject }: Cover): number => {
  if (isSubject) return MIN_SCORE_SUBJECT;
  return asked.every(isEveryday) ? MIN_SCORE_EVERYDAY : MIN_SCORE_ABOUT;
};

/** How well a section may answer by its words and by what it is about; 0 where it may not. */
export const judgeHit = (hit: Hit, asked: readonly NamedEntity[], cover: Cover | null): number => {
  if (!asked.some(isThing)) return hit.score < MIN_SCORE || hit.information < MIN_INFORMATION ? 0 : hit.score;
  if (cover === null) return 0;
  const score = hit.score + (cover.isWhole ? WHOLE_SCORE : 0);
  if (score < leastFor(asked, cover)) return 0;
  return score * SHARE_FACTOR * cover.share ** 2 * (cover.isWhole ? WHOLE_FACTOR : 1);
};

const headingAspects = remember((heading: string) => aspectsAsked(heading));
const textAspects = remember((text: string) => aspectsTold(text));

const shareOf = (some: ReadonlySet<string>, of: ReadonlySet<string>): number =>
  of.size === 0 ? 0 : some.intersection(of).size / of.size;

const signsOfAspects = (asked: ReadonlySet<string>, { heading, text }: Section) => {
  const inHeading = headingAspects(heading);
  return {
    no_aspect: Number(asked.size === 0),
    aspect_in_heading: shareOf(inHeading, asked),
    aspect_told: shareOf(textAspects(text), asked),
    other_aspects: Math.min(inHeading.difference(asked).size, 3) / 3,
  };
};

/** Of what the words of a question tell, the share that no article speaks of: 'paraquedas' of a jump with one. */
const strangeShareOf = ({ shares: { all, known } }: Hit): number => (known > 0 ? 1 - all / known : 0);

/** Scores are compared by their order of magnitude. */
const logOf = (score: number): number => Math.log1p(score) / 5;
/** Nearly the same question was asked of it. */
const SAME = 0.85;
const MOST_THINGS = 4;
const LONG_WORDS = 30;

/**
 * Every candidate as signs of whether it answers, each about from 0 to 1. What they weigh together is learnt from
 * questions whose answers are known (`npm run learn`).
 */
export const signsOf = (
  question: string,
  named: readonly NamedEntity[],
  candidates: readonly Candidate[],
): readonly Readonly<Record<string, number>>[] => {
  const things = named.filter(isThing);
  const aspects = aspectsAsked(question);
  const best = (of: (candidate: Candidate) => number) => Math.max(1, ...candidates.map(of));
  const [bestScore, bestMild, bestJudged] = [
    best(({ hit }) => hit.score),
    best(({ hit }) => hit.mildScore),
    best(({ judged }) => judged),
  ];
  const bestNearest = Math.max(0.01, ...candidates.map(({ hit }) => hit.likeness.nearest));
  const bestWhole = Math.max(0.01, ...candidates.map(({ hit }) => hit.likeness.whole));
  const ofQuestion = {
    base: 1,
    things: Math.min(things.length, MOST_THINGS) / MOST_THINGS,
    no_thing: Number(things.length === 0),
    medicine: Number(things.some(isMedicine)),
    everyday: Number(things.length > 0 && things.every(isEveryday)),
    long: Math.min(question.split(' ').length, LONG_WORDS) / LONG_WORDS,
  };
  const isOfWhom = things.length > 0 && things.every(isCircumstance);
  return candidates.map(({ hit, cover, judged, missing, asked }) => ({
    ...ofQuestion,
    ...hit.shares,
    score: logOf(hit.score),
    mild: logOf(hit.mildScore),
    judged: logOf(judged),
    is_judged: Number(judged > 0),
    score_to_best: hit.score / bestScore,
    mild_to_best: hit.mildScore / bestMild,
    judged_to_best: judged / bestJudged,
    nearest: hit.likeness.nearest,
    whole: hit.likeness.whole,
    same: Number(hit.likeness.nearest >= SAME),
    nearest_to_best: hit.likeness.nearest / bestNearest,
    whole_to_best: hit.likeness.whole / bestWhole,
    covered: cover?.share ?? 0,
    no_cover: Number(cover === null),
    on_subject: Number(cover?.isOnSubject === true),
    is_subject: Number(cover?.isSubject === true),
    is_whole: Number(cover?.isWhole === true),
    missing,
    asked,
    ...signsOfAspects(aspects, hit.section),
    strange: strangeShareOf(hit),
    strange_of_whom: isOfWhom ? strangeShareOf(hit) : 0,
    untold_of_whom: isOfWhom ? 1 - hit.shares.all : 0,
    untold_subject: cover?.isSubject ? 1 - hit.shares.all : 0,
    untold_whole: cover?.isWhole ? 1 - hit.shares.all : 0,
  }));
};
