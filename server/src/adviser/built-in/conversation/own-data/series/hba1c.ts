import { roundTo } from '@vida/contract/core/decimals.ts';
import { WEEK_MS } from '@vida/contract/core/time.ts';
import { LOW_BELOW_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import { classifyHba1c, hba1cGoalOf, nextHba1cAfter } from '@vida/contract/measurements/hba1c-rules.ts';
import { hasDiabetes, hasKidneyDisease, hasTargets, isProneToLows } from '@vida/contract/profile/care-rules.ts';
import { isBelow, isCounted } from '../../../facts/glucose-facts.ts';
import { formatPercent } from '../../../format-values.ts';
import { bareDayWords, dayWords } from '../../period/day-words.ts';
import { toGlucoseReading } from '../advice-now.ts';
import { type Asking, paragraphs, sentences } from '../asking.ts';
import type { Told } from '../told.ts';
import { vitalsTexts as texts } from '../vitals-texts.ts';
import type { SeriesRules } from './series-rules.ts';

/** Glucose below 70 in the last 7 days, as the tips count it. */
const hadLowsLately = async ({ question: { data, now } }: Asking): Promise<boolean> => {
  const readings = await data.readReadings('glucose', new Date(now.getTime() - WEEK_MS), now);
  return readings.map(toGlucoseReading).some((each) => isCounted(each) && isBelow(LOW_BELOW_MG_DL)(each));
};

const sayMeaning = (percent: number, { group, profile }: Asking, hadLows: boolean): string => {
  if (!hasTargets(group)) return texts.ownGoal[group];
  const isDiabetic = hasDiabetes(profile);
  const hba1cClass = classifyHba1c(percent, {
    group,
    hasDiabetes: isDiabetic,
    isProneToLows: isProneToLows(profile),
    hadLows,
  });
  const goal = isDiabetic && hba1cClass !== 'too_low' ? hba1cGoalOf(group) : null;
  return sentences(
    hba1cClass && texts.hba1cClasses[hba1cClass],
    goal !== null && sentences(texts.hba1cGoal(goal), texts.ownGoal[group]),
  );
};

/** The change from the test before, and from the first of the period. */
const sayChange = ({ today }: Asking, { points, figures: { first, last } }: Told): string => {
  const before = points.at(-2);
  if (!first || !last || !before || before.day === last.day) return '';
  const since = (day: string): string => texts.since(bareDayWords(day, today));
  const tell = (from: typeof before): string => {
    const change = roundTo(last.value - from.value, 1);
    if (change === 0) return texts.hba1cSame(since(from.day));
    return change > 0 ? texts.hba1cMore(change, since(from.day)) : texts.hba1cLess(-change, since(from.day));
  };
  return sentences(
    texts.hba1cBefore(formatPercent(before.value), dayWords(before.day, today)),
    tell(before),
    first.day !== before.day && tell(first),
  );
};

const newestFigures: readonly Asking['slots']['figure'][] = [
  null,
  'overview',
  'last',
  'mean',
  'goal',
  'change',
  'quality',
];

/** HbA1c: the goal of this person, the way since the test before, when the next is due. */
export const hba1cRules: SeriesRules = {
  tell: (asking, told) => {
    const { last } = told.figures;
    if (!last || !newestFigures.includes(asking.slots.figure)) return null;
    const shown = texts.hba1cLast(formatPercent(last.value), dayWords(last.day, asking.today));
    return sentences(shown, sayChange(asking, told));
  },
  remark: async (asking, { figures }) => {
    const { figure } = asking.slots;
    const { highest, lowest, last } = figures;
    const shown = figure === 'highest' ? highest : figure === 'lowest' ? lowest : last;
    if (!shown || figure === 'list' || figure === 'count' || figure === 'first') return '';
    const isUnreliable = asking.group === 'pregnant' || hasKidneyDisease(asking.profile);
    return paragraphs(
      sayMeaning(shown.value, asking, await hadLowsLately(asking)),
      isUnreliable && texts.hba1cUnreliable,
      shown === last && (nextHba1cAfter(shown.day, asking.today).isLate ? texts.hba1cLate : texts.hba1cNext),
    );
  },
};
