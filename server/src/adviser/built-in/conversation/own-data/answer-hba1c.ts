import { roundTo } from '@vida/contract/core/decimals.ts';
import { LOW_BELOW_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import { classifyHba1c, hba1cGoalOf, nextHba1cAfter } from '@vida/contract/measurements/hba1c-rules.ts';
import {
  hasDiabetes,
  hasKidneyDisease,
  hasTargets,
  isProneToLows,
} from '@vida/contract/profile/care-rules.ts';
import type { OwnReading } from '../../../conversation.ts';
import { isBelow, isCounted } from '../../facts/glucose-facts.ts';
import { citeSource } from '../../sources.ts';
import { formatPercent } from '../../words.ts';
import { toGlucoseReading } from './advice-now.ts';
import { type Asking, paragraphs, type Reply, sentences } from './asking.ts';
import { suggestAbout } from './suggestions.ts';
import {
  extremeOf,
  listVitals,
  readVitals,
  sayNoVitals,
  type VitalPeriod,
  type VitalReading,
} from './vital-readings.ts';
import { vitalsTexts as texts } from './vitals-texts.ts';

const WEEK_MS = 7 * 86_400_000;

const formatReading = ({ value }: OwnReading): string => formatPercent(value ?? 0);

/** The change between the first and the last test of a period. */
const sayChange = ({ say }: Asking, [first, ...rest]: readonly VitalReading[]): string => {
  const last = rest.at(-1);
  if (!first || !last || first.day === last.day) return '';
  const change = roundTo(last.value - first.value, 1);
  const since = texts.since(say.bareDay(first.measuredAt));
  if (change === 0) return texts.hba1cSame(since);
  return change > 0 ? texts.hba1cMore(change, since) : texts.hba1cLess(-change, since);
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

const headOf = ({ slots, say }: Asking, shown: VitalReading): string => {
  const [value, day] = [formatPercent(shown.value), say.day(shown.measuredAt)];
  if (slots.figure === 'highest') return texts.hba1cHighest(value, day);
  return slots.figure === 'lowest' ? texts.hba1cLowest(value, day) : texts.hba1cLast(value, day);
};

const tell = (asking: Asking, found: VitalPeriod, shown: VitalReading, hadLows: boolean): string => {
  const { profile, group, today } = asking;
  const isUnreliable = group === 'pregnant' || hasKidneyDisease(profile);
  const isNewest = shown === found.readings.at(-1);
  return paragraphs(
    sentences(headOf(asking, shown), isNewest && sayChange(asking, found.readings)),
    sayMeaning(shown.value, asking, hadLows),
    isUnreliable && texts.hba1cUnreliable,
    isNewest && (nextHba1cAfter(shown.day, today).isLate ? texts.hba1cLate : texts.hba1cNext),
  );
};

/** Glucose below 70 in the last 7 days, as the tips count it. */
const hadLowsLately = async ({ question: { data, now } }: Asking): Promise<boolean> => {
  const readings = await data.readReadings('glucose', new Date(now.getTime() - WEEK_MS), now);
  return readings.map(toGlucoseReading).some((each) => isCounted(each) && isBelow(LOW_BELOW_MG_DL)(each));
};

/** What the person's glycated haemoglobin says. */
export const answerHba1c = async (asking: Asking): Promise<Reply> => {
  const found = await readVitals(asking, 'hba1c');
  const newest = found.readings.at(-1);
  if (!newest) return sayNoVitals(asking, 'hba1c', found.period, formatReading);
  const { figure } = asking.slots;
  const end =
    figure === 'highest'
      ? extremeOf(found.readings, 1)
      : figure === 'lowest'
        ? extremeOf(found.readings, -1)
        : newest;
  return {
    text:
      figure === 'list'
        ? listVitals(asking, 'hba1c', found, formatReading)
        : tell(asking, found, end ?? newest, await hadLowsLately(asking)),
    sources: [citeSource('sbd-targets')],
    suggestions: suggestAbout('hba1c', asking.slots),
  };
};
