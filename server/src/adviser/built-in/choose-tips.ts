import { DAY_MS } from '@vida/contract/core/time.ts';
import type { TipCategory, TipPriority } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { type EarlierTip, MAX_TIPS } from '../adviser.ts';
import type { Candidate } from './tip-rule.ts';

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

/** The newest telling of a candidate. */
const lastTelling = ({ rule }: Candidate, earlier: readonly EarlierTip[]): EarlierTip | undefined =>
  earlier
    .filter(({ ruleKey }) => ruleKey === rule.key)
    .toSorted((a, b) => b.shownAt.getTime() - a.shownAt.getTime())[0];

/** Sent away, and not a warning with newer readings than when it was. */
const isDismissed = (candidate: Candidate, { earlier, now }: Choice): boolean => {
  const dismissedAt = lastTelling(candidate, earlier)?.dismissedAt?.getTime();
  if (dismissedAt === undefined || now.getTime() - dismissedAt > DISMISSED_DAYS * DAY_MS) return false;
  return candidate.newestAt === null || candidate.newestAt <= dismissedAt;
};

/** When it was last told within the recent time, epoch milliseconds; 0 when it was not. */
const recentlyToldAt = (candidate: Candidate, { earlier, now }: Choice): number => {
  const at = lastTelling(candidate, earlier)?.shownAt.getTime() ?? 0;
  return now.getTime() - at <= RECENT_DAYS * DAY_MS ? at : 0;
};

const byPressure = (a: Candidate, b: Candidate): number => b.urgency - a.urgency || rank[a.priority] - rank[b.priority];

/** What is urgent comes whatever category was asked for. */
const isOfCategory = ({ rule, urgency }: Candidate, category: TipCategory): boolean =>
  urgency > 0 || category === 'general' || rule.category === category;

/**
 * The tips of one generation, most pressing first: of a topic one, of what was told in the last week only where
 * nothing else is left. The same input gives the same tips.
 */
export const chooseTips = (candidates: readonly Candidate[], choice: Choice): readonly Candidate[] => {
  const { category } = choice;
  const chosen: Candidate[] = [];
  const used = (of: TipCategory) => chosen.filter(({ rule }) => rule.category === of).length;
  let rest = candidates
    .filter((candidate) => isOfCategory(candidate, category))
    .filter((candidate) => !isDismissed(candidate, choice))
    .map((candidate) => ({ ...candidate, toldAt: recentlyToldAt(candidate, choice) }));
  while (chosen.length < MAX_TIPS) {
    // Urgency, then not told lately, then priority, then the person's own, then a category with few tips so far.
    const [next] = rest.toSorted(
      (a, b) =>
        b.urgency - a.urgency ||
        (a.urgency > 0 ? 0 : a.toldAt - b.toldAt) ||
        rank[a.priority] - rank[b.priority] ||
        Number(a.rule.everyday) - Number(b.rule.everyday) ||
        used(a.rule.category) - used(b.rule.category),
    );
    if (!next) break;
    chosen.push(next);
    rest = rest.filter(({ rule }) => rule.topic !== next.rule.topic);
  }
  return chosen.toSorted(byPressure);
};

/** The keys of the candidates that were not chosen, by why. For the log. */
export const whyLeftOut = (
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  choice: Choice,
): Readonly<Record<string, readonly string[]>> => {
  const reasonOf = (candidate: Candidate): string => {
    if (!isOfCategory(candidate, choice.category)) return 'otherCategory';
    if (isDismissed(candidate, choice)) return 'dismissed';
    return chosen.some(({ rule }) => rule.topic === candidate.rule.topic) ? 'sameTopic' : 'lessPressing';
  };
  const left = candidates.filter(({ rule }) => !chosen.some((one) => one.rule === rule));
  return Object.fromEntries(
    [...Map.groupBy(left, reasonOf)].map(([reason, group]) => [reason, group.map(({ rule }) => rule.key)]),
  );
};
