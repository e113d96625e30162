import { HOUR_MS } from '@vida/contract/core/time.ts';
import { computeContextFigures } from '@vida/contract/measurements/context-figures.ts';
import { STABLE_CV_UP_TO_PERCENT, timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import {
  classifyReading,
  type GlucoseRange,
  HIGH_UP_TO_MG_DL,
  rangeOfReading,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { type GlucoseSummary, summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import type { GlucoseReading } from '../../../../adviser.ts';
import type { Point } from '../../../../health-query/points.ts';
import { formatDecimal } from '../../../format-values.ts';
import { holdsNow, instantsOf, lengthOf } from '../../period/period.ts';
import { type Asking, paragraphs, sentences } from '../asking.ts';
import { sayClass, sayGoal, sayInRange, shareOf, sufficiencyOf } from '../glucose-meaning.ts';
import { glucoseTexts as texts } from '../glucose-texts.ts';
import { basisOf } from '../say-series.ts';
import { tellFigure } from '../tell-figures.ts';
import { sayPoint, sayWhen, type Told } from '../told.ts';
import type { SeriesRules } from './series-rules.ts';

const toReading = ({ at, value, rangeFlag, kind, context, weight }: Point): GlucoseReading => ({
  at: at ?? 0,
  value: rangeFlag ? null : value,
  rangeFlag,
  kind: kind ?? 'manual',
  context,
  weight,
});

/** The figures that the screen computes of the same readings. */
const summarize = ({ question, group }: Asking, { points, period }: Told): GlucoseSummary => {
  const readings = points.map(toReading);
  return summarizeGlucose({
    days: lengthOf(period),
    ...instantsOf(period, question.timeZone),
    now: question.now,
    timeZone: question.timeZone,
    sensor: readings.filter(({ kind }) => kind === 'sensor'),
    single: readings.filter(({ kind }) => kind !== 'sensor'),
    group,
    newestAt: null,
  });
};

const basis = ({ points, figures }: Told): string => basisOf('glucose', points, figures.count);

/** No part of the day and no condition: shares of the time are of whole days. */
const isWholeDay = ({ slots }: Asking): boolean =>
  slots.dayPart === null && slots.meal === null && slots.conditions === null;

/** Finger-pricks of one moment beside its usual goal. */
const momentGoal = ({ group, slots, say }: Asking, { points }: Told): string => {
  if (slots.dayPart === null) return '';
  const single = points.filter(({ kind }) => kind !== 'sensor').map(toReading);
  const [figures, ...others] = computeContextFigures(single, group);
  if (!figures?.goal || figures.withinGoalCount === null || others.length > 0) return '';
  return texts.momentGoal(figures.withinGoalCount, figures.readingCount, say.band(figures.goal));
};

const tellInRange = (asking: Asking, told: Told): string => {
  const summary = summarize(asking, told);
  const { when } = told;
  return paragraphs(
    sentences(
      `${when.charAt(0).toUpperCase()}${when.slice(1)}, ${basis(told)}: ${sayInRange(summary, asking, '')}`,
      texts.besides(
        texts.percent(shareOf(summary, ['veryLow', 'low'])),
        texts.percent(shareOf(summary, ['high', 'veryHigh'])),
      ),
    ),
    sayGoal(summary),
    isWholeDay(asking) && sufficiencyOf(summary),
  );
};

const tellVariability = (asking: Asking, told: Told): string => {
  const summary = summarize(asking, told);
  const { cvPercent, sdMgDl } = summary;
  if (cvPercent === null || sdMgDl === null) return texts.noVariability;
  const isStable = cvPercent <= STABLE_CV_UP_TO_PERCENT;
  return paragraphs(
    texts.variability(told.when, texts.percent(cvPercent), asking.say.amount(sdMgDl), basis(told)),
    isStable ? texts.stable(STABLE_CV_UP_TO_PERCENT) : texts.unstable(STABLE_CV_UP_TO_PERCENT),
    sufficiencyOf(summary),
  );
};

const tellGmi = (asking: Asking, told: Told): string => {
  if (asking.group === 'pregnant') return texts.gmiPregnant;
  const summary = summarize(asking, told);
  if (summary.basis !== 'sensor') return texts.gmiSingle;
  return summary.gmiPercent === null
    ? texts.gmiFewDays(summary.daysWithReadings)
    : paragraphs(texts.gmi(`${formatDecimal(summary.gmiPercent, 1)}%`, told.when, basis(told)), sufficiencyOf(summary));
};

/** What lies beyond the band: how long or how often, on how many days, and how far it went. */
const tellBeyond = (asking: Asking, told: Told, side: 'above' | 'below'): string => {
  const { say, group } = asking;
  const { when, points, figures } = told;
  const summary = summarize(asking, told);
  const isSensor = summary.basis === 'sensor';
  const ranges: readonly GlucoseRange[] = side === 'above' ? ['high', 'veryHigh'] : ['veryLow', 'low'];
  const hits = points.filter((point) => {
    const range = rangeOfReading(toReading(point), summary.band);
    return range !== null && ranges.includes(range) && (!isSensor || point.kind === 'sensor');
  });
  const limit = say.amount(side === 'above' ? summary.band.to : summary.band.from);
  const none = side === 'above' ? texts.noneAbove : texts.noneBelow;
  if (hits.length === 0) return none('', when, limit, basis(told));
  const amount = isSensor
    ? texts.belowSensor(texts.percent(shareOf(summary, ranges)), hits.length)
    : texts.belowSingle(hits.length);
  const days = new Set(hits.map(({ day }) => day)).size;
  const farthest = side === 'above' ? figures.highest : figures.lowest;
  const far = side === 'above' ? summary.rangeCounts.veryHigh : summary.rangeCounts.veryLow;
  const farLimit = say.amount(side === 'above' ? HIGH_UP_TO_MG_DL : VERY_LOW_BELOW_MG_DL);
  const sayFar = side === 'above' ? texts.veryHighOfThem : texts.veryLowOfThem;
  const sayFarthest = side === 'above' ? texts.highestWas : texts.lowestWas;
  const last = hits.at(-1) ?? null;
  return paragraphs(
    sentences(
      (side === 'above' ? texts.above : texts.below)('', when, limit, amount, days),
      far > 0 && sayFar(far, hits.length, farLimit),
      farthest && sayFarthest(sayPoint(asking, told, farthest), sayWhen(asking, told, farthest)),
      last && last !== farthest && texts.lastBeyond(sayPoint(asking, told, last), sayWhen(asking, told, last)),
    ),
    beyondGoal(group, isSensor, summary, side),
    side === 'above' ? texts.highsHelp : texts.lowsHelp,
  );
};

const beyondGoal = (
  group: Asking['group'],
  isSensor: boolean,
  summary: GlucoseSummary,
  side: 'above' | 'below',
): string => {
  if (group === 'pregnant' || group === 'minor') return side === 'above' ? sayGoal(summary) : texts.ownGoals[group];
  const [own, adults] = [timeGoalsOf(group), timeGoalsOf('adult')];
  if (!isSensor || !own || !adults) return '';
  return side === 'above'
    ? own.aboveRangeUnder === null
      ? ''
      : texts.aboveGoal(own.aboveRangeUnder)
    : texts.belowGoal(String(own.belowRangeUnder), String(adults.belowRangeUnder));
};

/** A single reading is no mean and no share: it is told as it is. */
const tellOne = (asking: Asking, told: Told, only: Point): string =>
  sentences(
    texts.one('', told.when, sayPoint(asking, told, only), sayWhen(asking, told, only), ''),
    sayClass(toReading(only), asking),
  );

const tellMean = (asking: Asking, told: Told): string => {
  const { figures, points } = told;
  if (points.every(({ rangeFlag }) => rangeFlag !== null)) return texts.onlyFlags(told.when);
  const { lowest, highest, last } = figures;
  const isOverview = asking.slots.figure === null || asking.slots.figure === 'overview';
  const isSpread =
    lowest && highest && sayPoint(asking, told, lowest) !== sayPoint(asking, told, highest) && isOverview;
  const { now, timeZone } = asking.question;
  const tellsLast = isOverview && last && isWholeDay(asking) && holdsNow(told.period, now, timeZone);
  const summary = summarize(asking, told);
  return paragraphs(
    tellsLast ? texts.last(sayPoint(asking, told, last), sayWhen(asking, told, last), '') : '',
    sentences(
      tellFigure({ ...asking, slots: { ...asking.slots, figure: 'mean' } }, told),
      isSpread
        ? texts.extremes(
            sayPoint(asking, told, lowest),
            sayWhen(asking, told, lowest),
            sayPoint(asking, told, highest),
            sayWhen(asking, told, highest),
          )
        : '',
    ),
    isWholeDay(asking) ? sentences(sayInRange(summary, asking, ''), sayGoal(summary)) : momentGoal(asking, told),
    isWholeDay(asking) && sufficiencyOf(summary),
  );
};

/** So fresh a reading speaks of now, ms. */
const RECENT_MS = 2 * HOUR_MS;
export const isRecent = ({ at }: Pick<Point, 'at'>, now: Date): boolean =>
  at !== null && now.getTime() - at <= RECENT_MS;

const ofSeveral: readonly Asking['slots']['figure'][] = [null, 'overview', 'mean', 'in_range'];

/** Glucose: shares of the time, goals, variability, lows and highs, as the screens tell them. */
export const glucoseRules: SeriesRules = {
  tell: (asking, told) => {
    const { figure, limit } = asking.slots;
    const [only, ...others] = told.points;
    if (limit) return null;
    if (only && others.length === 0 && ofSeveral.includes(figure)) return tellOne(asking, told, only);
    switch (figure) {
      case 'in_range':
      case 'goal':
        return tellInRange(asking, told);
      case 'variability':
        return tellVariability(asking, told);
      case 'gmi':
        return tellGmi(asking, told);
      case 'above':
      case 'below':
        return tellBeyond(asking, told, figure);
      case null:
      case 'overview':
      case 'mean':
      case 'quality':
        return tellMean(asking, told);
      default:
        return null;
    }
  },
  remark: (asking, told) => {
    const { figure, limit } = asking.slots;
    const { highest, lowest, last, count } = told.figures;
    const single = limit ? null : figure === 'highest' ? highest : figure === 'lowest' ? lowest : null;
    // 'A última abaixo de 70' was told with its day; the newest reading is another.
    if (figure === 'last' && limit) return '';
    if (figure === 'last' && last)
      return sentences(sayClass(toReading(last), asking), !isRecent(last, asking.question.now) && texts.lastPast);
    if (figure === 'count') return isWholeDay(asking) ? sufficiencyOf(summarize(asking, told)) : '';
    if (!single) return '';
    const glucoseClass = classifyReading(toReading(single));
    return sentences(
      sayClass(toReading(single), asking),
      count === 1 && texts.single,
      glucoseClass === 'very_high' && texts.veryHighPast,
      glucoseClass === 'very_low' && texts.veryLowPast,
      glucoseClass === 'low' && texts.lowPast,
    );
  },
};
