import { isOfNights, judgedPoints, type Point } from '../../../health-query/points.ts';
import { bareDayWords, dayWords } from '../period/day-words.ts';
import { type Asking, sentences } from './asking.ts';
import { figureTexts as texts } from './figure-texts.ts';
import { basisOf, countRecords, tellsDays } from './say-series.ts';
import { seriesWords } from './series-words.ts';
import { sayPoint, sayValue, sayWhen, type Told } from './told.ts';

/** Other days with the same value, where they are few: 'em que dias bati o máximo?'. */
const sayAlike = (asking: Asking, { series, points }: Told, found: Point): string => {
  const days = judgedPoints(series, points)
    .filter(
      ({ value, second, rangeFlag, day }) =>
        value === found.value && second === found.second && !rangeFlag && day !== found.day,
    )
    .map(({ day }) => day);
  const others = [...new Set(days)];
  return others.length === 0 || others.length > MOST_ALIKE || found.rangeFlag
    ? ''
    : texts.alike(others.map((day) => bareDayWords(day, asking.today)));
};
const MOST_ALIKE = 5;

/** The greatest or least record, and the other days with the same. */
export const sayExtreme = (asking: Asking, told: Told, side: 'highest' | 'lowest'): string => {
  const { series, figures, points, when } = told;
  const found = figures[side];
  if (!found) return '';
  const lead = seriesWords[series][side];
  if (tellsDays(series) || isOfNights(series))
    return sentences(
      texts.extremeDay(
        lead,
        when,
        isOfNights(series) ? texts.nightOf(dayWords(found.day, asking.today)) : bareDayWords(found.day, asking.today),
        sayValue(asking, told, found.value),
        countRecords(series, figures.count),
      ),
      sayAlike(asking, told, found),
    );
  return sentences(
    texts.extreme(
      lead,
      when,
      sayPoint(asking, told, found),
      sayWhen(asking, told, found),
      basisOf(series, points, figures.count),
    ),
    sayAlike(asking, told, found),
  );
};

/** How far the greatest and the least are apart. */
export const sayApart = (asking: Asking, told: Told): string => {
  const { highest, lowest } = told.figures;
  const isClock = told.series === 'bed_time' || told.series === 'wake_time';
  if (!highest || !lowest || isClock || highest.rangeFlag || lowest.rangeFlag) return '';
  return texts.apart(sayValue(asking, told, highest.value - lowest.value));
};
