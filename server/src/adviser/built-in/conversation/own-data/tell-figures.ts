import { addDaysTo, daysBetween, WEEK_DAYS } from '@vida/contract/core/time.ts';
import { judgedPoints } from '../../../health-query/points.ts';
import { formatDecimal, formatPercent, listWords } from '../../format-values.ts';
import { bareDayWords, dayWords } from '../period/day-words.ts';
import { lengthOf } from '../period/period.ts';
import { type Asking, asksPerDay, sentences } from './asking.ts';
import { figureTexts as texts } from './figure-texts.ts';
import { amountsOf, basisOf, countRecords, tellsDays } from './say-series.ts';
import { seriesWords } from './series-words.ts';
import { tellBeyond } from './tell-beyond.ts';
import { tellRanking, tellRun, tellSteps } from './tell-course.ts';
import { sayApart, sayExtreme } from './tell-extremes.ts';
import { MOST_DAYS, MOST_LISTED, sayPoint, sayValue, sayWhen, type Told } from './told.ts';

/** In longer periods days without a record are no news. */
const MOST_COUNTED_DAYS = 62;

const basis = ({ series, points, figures }: Told): string => basisOf(series, points, figures.count);

/** 'foi de 132 mg/dL nos últimos 14 dias, em 42 medições' */
const sayMean = (asking: Asking, told: Told): string => {
  const { series, figures, period, when } = told;
  const value = sayValue(asking, told, figures.mean ?? 0, figures.secondMean);
  const mean = texts.mean(seriesWords[series].mean, when, value, basis(told), figures.days);
  if (series === 'night_wakings' && figures.count > 1)
    return sentences(mean, texts.inAll(sayValue(asking, told, figures.sum)));
  if (!tellsDays(series)) return mean;
  const days = lengthOf(period);
  const [perDay, perWeek] = [figures.sum / days, (WEEK_DAYS * figures.sum) / days];
  return sentences(
    mean,
    texts.spreadOver(
      days,
      sayValue(asking, told, perDay),
      days > WEEK_DAYS ? sayValue(asking, told, perWeek) : null,
      formatDecimal((WEEK_DAYS * figures.days) / days, 1),
    ),
  );
};

const sayEnd = (asking: Asking, told: Told, end: 'first' | 'last'): string => {
  const { series, figures } = told;
  const found = figures[end];
  if (!found) return '';
  return texts.end(
    seriesWords[series][end],
    sayPoint(asking, told, found),
    sayWhen(asking, told, found),
    end === 'first' ? told.when : '',
  );
};

/** What was used in its own measures and in the one that is counted: '5 latas de cerveja (7 doses-padrão)', '2 h'. */
const sayAmounts = (asking: Asking, told: Told): string => {
  const sum = sayValue(asking, told, told.figures.sum);
  const amounts = listWords(amountsOf(told.points)).replace(/ horas?$/, ' h');
  return amounts === '' || amounts === sum ? sum : `${amounts} (${sum})`;
};

/** Everything of a stretch of days: '5 latas de cerveja em 3 dias', in one measure. */
const sayTotal = (asking: Asking, told: Told): string => {
  const { series, figures, period, when } = told;
  const sum = sayValue(asking, told, figures.sum);
  if (series === 'training') return texts.trained(when, figures.days, sum);
  if (series === 'sleep') return texts.sum(when, sum, basis(told));
  if (!tellsDays(series)) return sayMean(asking, told);
  const days = lengthOf(period);
  return sentences(
    texts.total(when, sayAmounts(asking, told), days === 1 ? null : figures.days),
    days > 1 && asksPerDay(asking) && texts.perDay(days, sayValue(asking, told, figures.sum / days)),
  );
};

/** Of more days that have no record only their number is told. */
const MOST_FREE = 15;

const ASKS_FREE_DAYS = new RegExp(
  [
    'esque[cç]',
    'dei?xei de',
    'falt(?:a|ou|am|aram|ando)(?!\\p{L})',
    'sem (?:anota|registr)',
    'n[aã]o (?:anotei|registrei|marquei|lancei|pus|botei)',
  ].join('|'),
  'iu',
);

/** The days without a record, where they are asked for: 'que noites esqueci de anotar?'. */
const sayFreeDays = ({ question, today }: Asking, { points, period }: Told): string => {
  if (!ASKS_FREE_DAYS.test(question.message)) return '';
  const days = new Set(points.map(({ day }) => day));
  const free = Array.from({ length: lengthOf(period) }, (_, place) => addDaysTo(period.fromDay, place)).filter(
    (day) => !days.has(day),
  );
  return free.length === 0 || free.length > MOST_FREE ? '' : texts.freeOn(free.map((day) => bareDayWords(day, today)));
};

const sayCount = (asking: Asking, told: Told): string => {
  const { series, figures, when } = told;
  if (tellsDays(series))
    return sentences(
      texts.countedDays(
        seriesWords[series].name,
        when,
        figures.days,
        figures.records,
        formatPercent((100 * figures.days) / lengthOf(told.period)),
      ),
      asking.slots.period !== null && lengthOf(told.period) > figures.days
        ? texts.freeDays(lengthOf(told.period) - figures.days, '')
        : '',
      texts.inAll(sayAmounts(asking, told)),
    );
  const days = lengthOf(told.period);
  return sentences(
    texts.counted(
      seriesWords[series].name,
      when,
      countRecords(series, figures.count),
      figures.days,
      days <= MOST_COUNTED_DAYS ? days - figures.days : 0,
    ),
    sayFreeDays(asking, told),
  );
};

/** From the first to the last record, or from one half of the period to the other where single ones say little. */
const sayChange = (asking: Asking, told: Told): string => {
  const { figures } = told;
  const { first, last } = figures;
  if (!first || !last || first.day === last.day) return texts.oneDay;
  const change = last.value - first.value;
  const amount = sayValue(asking, told, Math.abs(change));
  return texts.fromTo(
    sayPoint(asking, told, first),
    dayWords(first.day, asking.today),
    sayPoint(asking, told, last),
    dayWords(last.day, asking.today),
    amount === sayValue(asking, told, 0) ? null : change > 0 ? texts.more(amount) : texts.less(amount),
  );
};

/** How long ago the last record was, and the longest stretch without one. */
const saySince = (asking: Asking, told: Told): string => {
  const { series, figures, points } = told;
  const { last } = figures;
  if (!last) return '';
  const days = [...new Set(points.filter(({ value }) => value > 0).map(({ day }) => day))];
  const gaps = days.slice(1).map((day, place) => ({ day, free: daysBetween(days[place] ?? day, day) - 1 }));
  const longest = gaps.toSorted((a, b) => b.free - a.free)[0];
  const since = daysBetween(last.day, asking.today);
  return sentences(
    sayEnd(asking, told, 'last'),
    texts.since(since),
    tellsDays(series) && longest && longest.free > since ? texts.longestGap(longest.free, told.when) : '',
    tellsDays(series) && asking.slots.period !== null
      ? texts.freeDays(lengthOf(told.period) - days.length, told.when)
      : '',
  );
};

const sayList = (asking: Asking, told: Told): string => {
  const { series, points, when } = told;
  const shown = judgedPoints(series, points)
    .slice(tellsDays(series) ? -MOST_DAYS : -MOST_LISTED)
    .toReversed();
  return [
    texts.list(seriesWords[series].name, when),
    ...shown.map((point) => `- ${sayPoint(asking, told, point)}, ${sayWhen(asking, told, point)}`),
  ].join('\n');
};

const saySpread = (asking: Asking, told: Told): string => {
  const { figures } = told;
  const [low, high] = [figures.lowest, figures.highest];
  if (figures.spread === null || !low || !high) return texts.noSpread;
  return texts.spread(
    told.when,
    sayPoint(asking, told, low),
    sayPoint(asking, told, high),
    sayValue(asking, told, figures.spread),
  );
};

/** The sentence of the figure that was asked for; the mean where the series has no such figure. */
export const tellFigure = (asking: Asking, told: Told): string => {
  const { limit, series } = told;
  const { figure } = asking.slots;
  if (figure === 'run') return tellRun(asking, told);
  if (figure === 'steps') return tellSteps(asking, told);
  if (limit && figure !== 'highest' && figure !== 'lowest' && figure !== 'mean') return tellBeyond(asking, told, limit);
  switch (figure) {
    case 'highest':
    case 'lowest':
      return sayExtreme(asking, told, figure);
    case 'highest_few':
      return tellRanking(asking, told, 'highest');
    case 'lowest_few':
      return tellRanking(asking, told, 'lowest');
    case 'extremes':
      return sentences(sayExtreme(asking, told, 'highest'), sayExtreme(asking, told, 'lowest'), sayApart(asking, told));
    case 'last':
    case 'first':
      return sayEnd(asking, told, figure);
    case 'count':
      return sayCount(asking, told);
    case 'median':
      return texts.median(told.when, sayValue(asking, told, told.figures.median ?? 0), basis(told));
    case 'total':
    case 'minutes':
      return sayTotal(asking, told);
    case 'change':
      return sayChange(asking, told);
    case 'since':
    case 'streak':
      return saySince(asking, told);
    case 'list':
      return sayList(asking, told);
    case 'variability':
      return saySpread(asking, told);
    case null:
    case 'overview':
      return tellsDays(series) ? sayTotal(asking, told) : sayMean(asking, told);
    default:
      return sayMean(asking, told);
  }
};
