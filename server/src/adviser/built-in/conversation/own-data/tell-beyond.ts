import { daysBetween } from '@vida/contract/core/time.ts';
import { isPointBeyond } from '../../../health-query/figures.ts';
import type { Limit } from '../../../health-query/health-query.ts';
import { judgedPoints } from '../../../health-query/points.ts';
import { count, formatDecimal, formatPercent } from '../../format-values.ts';
import { bareDayWords } from '../period/day-words.ts';
import { type Asking, sentences } from './asking.ts';
import { figureTexts as texts } from './figure-texts.ts';
import { countRecords, limitWords } from './say-series.ts';
import { MOST_DAYS, sayPoint, sayValue, sayWhen, type Told } from './told.ts';

/** How many lie beyond a limit, when the last of them was, and how far the farthest went. */
export const tellBeyond = (asking: Asking, told: Told, limit: Limit): string => {
  const { series, figures, when } = told;
  const beyond = figures.beyond;
  if (!beyond) return '';
  const shown = limitWords(limit, (value) => sayValue(asking, told, value));
  if (beyond.count === 0) return texts.noneBeyond(shown, when, countRecords(series, figures.count));
  const farthest = limit.side === 'above' ? figures.highest : figures.lowest;
  const { first, last } = beyond;
  const { figure } = asking.slots;
  const hits = judgedPoints(series, told.points).filter((point) => isPointBeyond(point, limit));
  return sentences(
    figure === 'first' && first ? texts.firstBeyond(sayPoint(asking, told, first), sayWhen(asking, told, first)) : '',
    texts.beyond(
      formatDecimal(beyond.count, 0),
      countRecords(series, figures.count),
      shown,
      when,
      formatPercent(100 * beyond.share),
      count(beyond.days, 'dia', 'dias'),
    ),
    last && texts.lastBeyond(sayPoint(asking, told, last), sayWhen(asking, told, last)),
    last && (figure === 'since' || figure === 'last' || figure === 'last_low')
      ? texts.since(daysBetween(last.day, asking.today))
      : '',
    farthest && beyond.count > 1 && farthest !== last
      ? texts.farthest(limit.side, sayPoint(asking, told, farthest), sayWhen(asking, told, farthest))
      : '',
    figure === 'list' && hits.length > 1
      ? texts.allBeyond(
          hits
            .slice(-MOST_DAYS)
            .map((hit) => `${bareDayWords(hit.day, asking.today)} (${sayPoint(asking, told, hit)})`),
          hits.length > MOST_DAYS,
        )
      : '',
  );
};
