import { computeContextFigures } from '@vida/contract/measurements/context-figures.ts';
import { STABLE_CV_UP_TO_PERCENT } from '@vida/contract/measurements/glucose-goals.ts';
import { classifyReading } from '@vida/contract/measurements/glucose-rules.ts';
import { citeSource } from '../../sources.ts';
import { formatDecimal } from '../../words.ts';
import { holdsNow } from '../period/period.ts';
import { toGlucoseReading } from './advice-now.ts';
import { type Asking, paragraphs, sentences } from './asking.ts';
import { above, below } from './glucose-beyond.ts';
import { sayClass, sayGoal, sayInRange, shareOf, sufficiencyOf } from './glucose-meaning.ts';
import type { GlucosePeriod } from './glucose-readings.ts';
import {
  contextOf,
  headOf,
  isWholeDay,
  type Said,
  saidOf,
  sourceOf,
  type Teller,
} from './glucose-telling.ts';
import { glucoseTexts as texts } from './glucose-texts.ts';

const LISTED = 5;

/** Finger-pricks of one moment beside its usual goal. */
const momentGoal = ({ group, slots, say }: Asking, { readings }: GlucosePeriod): string => {
  if (slots.dayPart === null) return '';
  const single = readings.filter(({ kind }) => kind !== 'sensor').map(toGlucoseReading);
  const [figures, ...others] = computeContextFigures(single, group);
  if (!figures?.goal || figures.withinGoalCount === null || others.length > 0) return '';
  return texts.momentGoal(figures.withinGoalCount, figures.readingCount, say.band(figures.goal));
};

const meanSentence = (asking: Asking, found: GlucosePeriod): string => {
  const { part, period, basis } = headOf(asking, found);
  const { meanMgDl } = found.summary;
  return meanMgDl === null
    ? texts.onlyFlags(period)
    : texts.mean(part, period, asking.say.glucose(meanMgDl), basis);
};

/** One reading is no mean and no share: it is told as it is. Null where there are more. */
const sayOne = (asking: Asking, found: GlucosePeriod): Said | null => {
  const [only, ...others] = found.readings;
  if (!only || others.length > 0) return null;
  const { part, period } = headOf(asking, found);
  const moment = asking.say.moment(only.measuredAt);
  return saidOf(
    sentences(
      texts.one(part, period, asking.say.reading(only), moment, contextOf(only)),
      sayClass(only, asking),
    ),
    citeSource('time-in-range'),
  );
};

const mean: Teller = (asking, found) =>
  sayOne(asking, found) ??
  saidOf(
    paragraphs(
      meanSentence(asking, found),
      isWholeDay(asking)
        ? sentences(sayInRange(found.summary, asking, ''), sayGoal(found.summary))
        : momentGoal(asking, found),
      isWholeDay(asking) && sufficiencyOf(found.summary),
    ),
    citeSource('time-in-range'),
  );

const inRange: Teller = (asking, found) => {
  const one = sayOne(asking, found);
  if (one) return one;
  const { summary } = found;
  const { part, period, basis } = headOf(asking, found);
  const below = `${texts.percent(shareOf(summary, ['veryLow', 'low']))}`;
  const above = `${texts.percent(shareOf(summary, ['high', 'veryHigh']))}`;
  const lead = sayInRange(summary, asking, part);
  return saidOf(
    paragraphs(
      sentences(
        `${period.charAt(0).toUpperCase()}${period.slice(1)}, ${basis}: ${lead}`,
        texts.besides(below, above),
      ),
      sayGoal(summary),
      isWholeDay(asking) && sufficiencyOf(summary),
    ),
    citeSource('time-in-range'),
  );
};

const extreme =
  (side: 'highest' | 'lowest'): Teller =>
  (asking, found) => {
    const { part, period, basis } = headOf(asking, found);
    const end = found.summary[side];
    const reading = end && sourceOf(found.readings, end.measuredAt);
    if (!reading) return saidOf(texts.onlyFlags(period));
    const glucoseClass = classifyReading(reading);
    return saidOf(
      sentences(
        texts[side](
          part,
          period,
          asking.say.reading(reading),
          asking.say.moment(reading.measuredAt),
          contextOf(reading),
          basis,
        ),
        sayClass(reading, asking),
        found.readings.length === 1 && texts.single,
        glucoseClass === 'very_high' && texts.veryHighPast,
        glucoseClass === 'very_low' && texts.veryLowPast,
        glucoseClass === 'low' && texts.lowPast,
      ),
      citeSource('time-in-range'),
    );
  };

const variability: Teller = (asking, found) => {
  const { period, basis } = headOf(asking, found);
  const { cvPercent, sdMgDl } = found.summary;
  if (cvPercent === null || sdMgDl === null) return saidOf(texts.noVariability);
  const isStable = cvPercent <= STABLE_CV_UP_TO_PERCENT;
  return saidOf(
    paragraphs(
      texts.variability(period, texts.percent(cvPercent), asking.say.amount(sdMgDl), basis),
      isStable ? texts.stable(STABLE_CV_UP_TO_PERCENT) : texts.unstable(STABLE_CV_UP_TO_PERCENT),
      sufficiencyOf(found.summary),
    ),
    citeSource('time-in-range'),
  );
};

const gmi: Teller = (asking, found) => {
  const { summary } = found;
  const { period, basis } = headOf(asking, found);
  if (asking.group === 'pregnant') return saidOf(texts.gmiPregnant);
  if (summary.basis !== 'sensor') return saidOf(texts.gmiSingle, citeSource('gmi-2018'));
  return summary.gmiPercent === null
    ? saidOf(texts.gmiFewDays(summary.daysWithReadings), citeSource('gmi-2018'))
    : saidOf(
        paragraphs(
          texts.gmi(`${formatDecimal(summary.gmiPercent, 1)}%`, period, basis),
          sufficiencyOf(summary),
        ),
        citeSource('gmi-2018'),
      );
};

const count: Teller = (asking, found) => {
  const { part, period, basis } = headOf(asking, found);
  const { summary } = found;
  const counted = texts.count(part, period, basis, summary.daysWithReadings);
  return saidOf(paragraphs(counted, isWholeDay(asking) && sufficiencyOf(summary)));
};

const list: Teller = (asking, found) => {
  const { part, period } = headOf(asking, found);
  const lines = found.readings
    .slice(-LISTED)
    .toReversed()
    .map((each) => `- ${asking.say.reading(each)}, ${asking.say.moment(each.measuredAt)}${contextOf(each)}`);
  return saidOf([texts.list(part, period), ...lines].join('\n'));
};

const overview: Teller = (asking, found) => {
  const one = sayOne(asking, found);
  if (one) return one;
  const { say, question } = asking;
  const { summary, readings, newest, period } = found;
  const ends = [summary.lowest, summary.highest].map((end) => end && sourceOf(readings, end.measuredAt));
  const [lowest, highest] = ends;
  const isSpread = lowest && highest && say.reading(lowest) !== say.reading(highest);
  const asksLast = asking.slots.figure === 'last' || holdsNow(period, question.now, question.timeZone);
  const tellsLast = newest && asksLast && isWholeDay(asking);
  return saidOf(
    paragraphs(
      tellsLast ? texts.last(say.reading(newest), say.moment(newest.measuredAt), contextOf(newest)) : '',
      sentences(
        meanSentence(asking, found),
        isSpread
          ? texts.extremes(
              say.reading(lowest),
              say.moment(lowest.measuredAt),
              say.reading(highest),
              say.moment(highest.measuredAt),
            )
          : '',
      ),
      isWholeDay(asking)
        ? sentences(sayInRange(summary, asking, ''), sayGoal(summary))
        : momentGoal(asking, found),
      isWholeDay(asking) && sufficiencyOf(summary),
    ),
    citeSource('time-in-range'),
  );
};

/** What each figure of a period of glucose says; the period holds at least one reading. */
export const glucoseTellers = {
  overview,
  mean,
  in_range: inRange,
  highest: extreme('highest'),
  lowest: extreme('lowest'),
  below,
  above,
  variability,
  gmi,
  count,
  list,
} as const satisfies Record<string, Teller>;
