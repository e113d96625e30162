import type { TipCategory, TipPriority } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { type EarlierTip, MAX_TIPS } from '../adviser.ts';
import type { Candidate } from './tip-rule.ts';

const DAY_MS = 86_400_000;
/** 'Isto não é para mim' keeps a tip away this long. */
const DISMISSED_DAYS = 90;
/** Told within this time counts as told: others come first. After it the most pressing lead again. */
const RECENT_DAYS = 7;

const rank: Readonly<Record<TipPriority, number>> = { high: 0, medium: 1, low: 2 };

interface Choice {
  readonly category: TipCategory;
  readonly earlier: readonly EarlierTip[];
  readonly now: Date;
}

/** Every earlier telling of a candidate, newest first. */
const tellingsOf = ({ rule }: Candidate, earlier: readonly EarlierTip[]): EarlierTip[] =>
  earlier
    .filter(({ ruleKey }) => ruleKey === rule.key)
    .toSorted((a, b) => b.shownAt.getTime() - a.shownAt.getTime());

/** Sent away, and not a warning with newer readings than when it was. */
const isDismissed = (candidate: Candidate, { earlier, now }: Choice): boolean => {
  const dismissedAt = tellingsOf(candidate, earlier)[0]?.dismissedAt?.getTime();
  if (dismissedAt === undefined || now.getTime() - dismissedAt > DISMISSED_DAYS * DAY_MS) return false;
  return candidate.newestAt === null || candidate.newestAt <= dismissedAt;
};

/** When it was last told within the recent time, epoch milliseconds; 0 when it was not. */
const recentlyToldAt = (candidate: Candidate, { earlier, now }: Choice): number => {
  const at = tellingsOf(candidate, earlier)[0]?.shownAt.getTime() ?? 0;
  return now.getTime() - at <= RECENT_DAYS * DAY_MS ? at : 0;
};

interface Ranked {
  readonly candidate: Candidate;
  readonly toldAt: number;
}

/** Negative where `a` goes before `b`: urgency, then not told lately, then priority, then the person's own. */
const compare = (a: Ranked, b: Ranked): number =>
  b.candidate.urgency - a.candidate.urgency ||
  (a.candidate.urgency > 0 ? 0 : a.toldAt - b.toldAt) ||
  rank[a.candidate.priority] - rank[b.candidate.priority] ||
  Number(a.candidate.rule.everyday) - Number(b.candidate.rule.everyday);

/** The next one: the best, and among equals the category that has fewest tips so far. */
const pickNext = (rest: readonly Ranked[], chosen: readonly Candidate[]): Ranked | undefined => {
  const used = (category: TipCategory) => chosen.filter(({ rule }) => rule.category === category).length;
  return rest.toSorted(
    (a, b) => compare(a, b) || used(a.candidate.rule.category) - used(b.candidate.rule.category),
  )[0];
};

const byPressure = (a: Candidate, b: Candidate): number =>
  b.urgency - a.urgency || rank[a.priority] - rank[b.priority];

/**
 * The tips of one generation, most pressing first: of a topic one, of what was told in the last week only where
 * nothing else is left. What is urgent comes whatever category was asked for. The same input gives the same tips.
 */
export const chooseTips = (candidates: readonly Candidate[], choice: Choice): readonly Candidate[] => {
  const { category } = choice;
  let rest: readonly Ranked[] = candidates
    .filter(({ rule, urgency }) => urgency > 0 || category === 'general' || rule.category === category)
    .filter((candidate) => !isDismissed(candidate, choice))
    .map((candidate) => ({ candidate, toldAt: recentlyToldAt(candidate, choice) }));
  const chosen: Candidate[] = [];
  while (chosen.length < MAX_TIPS) {
    const next = pickNext(rest, chosen);
    if (!next) break;
    chosen.push(next.candidate);
    rest = rest.filter(({ candidate }) => candidate.rule.topic !== next.candidate.rule.topic);
  }
  return chosen.toSorted(byPressure);
};
