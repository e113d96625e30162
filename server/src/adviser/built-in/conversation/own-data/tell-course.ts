import { daysBetween } from '@vida/contract/core/time.ts';
import { isPointBeyond } from '../../../health-query/figures.ts';
import { isOfNights, judgedPoints, type Point } from '../../../health-query/points.ts';
import { longestRun, type Step, stepsOf } from '../../../health-query/runs.ts';
import { count } from '../../format-values.ts';
import { bareDayWords } from '../period/day-words.ts';
import { type Asking, sentences } from './asking.ts';
import { figureTexts as texts } from './figure-texts.ts';
import { countRecords, limitWords } from './say-series.ts';
import { seriesWords } from './series-words.ts';
import { MOST_LISTED, sayPoint, sayValue, sayWhen, type Told } from './told.ts';

/** The longest run of days or nights in a row, beyond a limit where one is asked for, and the one that goes on. */
export const tellRun = (asking: Asking, told: Told): string => {
  const { series, limit, points, when } = told;
  const { today } = asking;
  const judged = judgedPoints(series, points);
  const hits = limit ? judged.filter((point) => isPointBeyond(point, limit)) : judged;
  const days = hits.map(({ day }) => day);
  const run = longestRun(days);
  const inARow = (many: number): string =>
    isOfNights(series) ? count(many, 'noite', 'noites') : count(many, 'dia', 'dias');
  const what = limit
    ? `com ${limitWords(limit, (value) => sayValue(asking, told, value))}`
    : texts.withRecord(seriesWords[series].name);
  if (!run) return texts.noneBeyond(what.replace(/^com /, ''), when, countRecords(series, judged.length));
  const [lastDay, ...before] = days.toReversed();
  const isGoingOn = lastDay !== undefined && daysBetween(lastDay, today) <= 1;
  const going = isGoingOn ? before.findIndex((day, place) => daysBetween(day, before[place - 1] ?? lastDay) > 1) : -1;
  const current = isGoingOn ? 1 + (going < 0 ? before.length : going) : 0;
  return sentences(
    texts.longestRun(inARow(run.days), what, when, bareDayWords(run.fromDay, today), bareDayWords(run.toDay, today)),
    current > 1 && current < run.days ? texts.currentRun(inARow(current)) : '',
  );
};

/** How records went from each to the next: how often up and down, the greatest steps, and the longest time between. */
export const tellSteps = (asking: Asking, told: Told): string => {
  const { series, points, when } = told;
  const steps = stepsOf(judgedPoints(series, points));
  const isSeen = ({ change }: Step): boolean => sayValue(asking, told, Math.abs(change)) !== sayValue(asking, told, 0);
  const [ups, downs] = [
    steps.filter((step) => step.change > 0 && isSeen(step)),
    steps.filter((step) => step.change < 0 && isSeen(step)),
  ];
  if (steps.length === 0) return texts.noSpread;
  const greatest = (some: readonly Step[]): Step | undefined =>
    some.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
  const say = (step: Step | undefined, tell: (amount: string, from: string, to: string) => string): string =>
    step
      ? tell(
          sayValue(asking, told, Math.abs(step.change)),
          `${sayPoint(asking, told, step.from)}, ${sayWhen(asking, told, step.from)}`,
          `${sayPoint(asking, told, step.to)}, ${sayWhen(asking, told, step.to)}`,
        )
      : '';
  const sayGap = (step: Step | undefined, tell: (days: number, from: string, to: string) => string): string =>
    step && step.days > 1
      ? tell(step.days, bareDayWords(step.from.day, asking.today), bareDayWords(step.to.day, asking.today))
      : '';
  const last = steps.at(-1);
  const widest = steps.toSorted((a, b) => b.days - a.days)[0];
  return sentences(
    texts.steps(when, countRecords(series, steps.length + 1), ups.length, downs.length),
    say(greatest(ups), texts.greatestRise),
    say(greatest(downs), texts.greatestFall),
    ups.length > 0 && ups.length <= MOST_LISTED
      ? texts.risesOn(ups.map(({ to }) => bareDayWords(to.day, asking.today)))
      : '',
    sayGap(widest, texts.widest),
    sayGap(last, texts.lastGap),
  );
};

const MOST_RANKED = 5;

/** The greatest or least records one after the other: 'a segunda maior', 'as três piores'. */
export const tellRanking = (asking: Asking, told: Told, side: 'highest' | 'lowest'): string => {
  const { series, points, when } = told;
  const sign = side === 'highest' ? -1 : 1;
  // Of equal ones the newest stands first, as of one alone.
  const ranked = judgedPoints(series, points)
    .toReversed()
    .toSorted((a: Point, b: Point) => sign * (a.value - b.value))
    .slice(0, MOST_RANKED);
  return [
    texts.ranking(side, seriesWords[series].name, when),
    ...ranked.map((point, place) => `${place + 1}. ${sayPoint(asking, told, point)}, ${sayWhen(asking, told, point)}`),
  ].join('\n');
};
