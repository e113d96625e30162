import { addDaysTo } from '@vida/contract/core/time.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { citeSource } from '../../sources.ts';
import { count, formatDecimal, formatHours, formatKg, listWords } from '../../words.ts';
import { amounts } from '../own-data/answer-substance.ts';
import { type Asking, paragraphs, periodOr, type Reply, sentences } from '../own-data/asking.ts';
import { isOfPart } from '../own-data/glucose-readings.ts';
import { glucoseTexts } from '../own-data/glucose-texts.ts';
import { suggestAbout } from '../own-data/suggestions.ts';
import type { Period } from '../period/period.ts';
import type { Conditions, Split } from './conditions.ts';
import { type Group, groupBySplit, groupByWeekdays } from './group-points.ts';
import { queryTexts as texts } from './query-texts.ts';
import { type Point, readSeries, type Series } from './read-series.ts';

/** Without a period: a season, in which every weekday and what is seldom recorded is met often enough. */
const DAYS = 90;
/** Of fewer days nothing is concluded. */
const FEWEST_DAYS = 3;
/** What 'acima' and 'abaixo' mean of a glucose without a limit of the asker's, mg/dL. */
const usualLimits = { above: 180, below: 70 } as const;

const isSumOfDay = (series: Series): boolean => series in amounts || series === 'training';

/** A value of the series with its unit, and the second one beside it where there is one. */
const sayValue = ({ say }: Asking, series: Series, value: number, second: number | null = null): string => {
  switch (series) {
    case 'glucose':
      return say.glucose(value);
    case 'blood_pressure':
      return `${formatDecimal(value, 0)}${second === null ? '' : ` por ${formatDecimal(second, 0)}`} mmHg`;
    case 'weight':
      return formatKg(value);
    case 'heart_rate':
      return `${formatDecimal(value, 0)} bpm`;
    case 'sleep':
      return formatHours(value);
    case 'training':
      return `${formatDecimal(value, 0)} min`;
    default:
      return amounts[series](value);
  }
};

const countDays = (points: readonly Point[]): number => new Set(points.map(({ day }) => day)).size;

/** '15 noites', '20 registros em 9 dias', '8 dias, ao todo 12 doses-padrão' */
const sayCounted = (asking: Asking, series: Series, points: readonly Point[]): string => {
  if (series === 'sleep') return count(points.length, 'noite', 'noites');
  const days = count(countDays(points), 'dia', 'dias');
  if (!isSumOfDay(series)) return `${count(points.length, 'registro', 'registros')} em ${days}`;
  const sum = points.reduce((total, { value }) => total + value, 0);
  return `${days}, ao todo ${sayValue(asking, series, sum)}`;
};

/** By what each point counts; null where no point has one. */
const meanOf = (points: readonly Point[], pick: (point: Point) => number | null): number | null => {
  const told = points.filter((point) => pick(point) !== null);
  const weight = told.reduce((sum, each) => sum + each.weight, 0);
  return weight === 0 ? null : told.reduce((sum, each) => sum + (pick(each) ?? 0) * each.weight, 0) / weight;
};

const sayMean = (asking: Asking, series: Series, points: readonly Point[]): string => {
  const second = meanOf(points, (point) => point.second);
  const value = sayValue(asking, series, meanOf(points, (point) => point.value) ?? 0, second);
  if (series === 'sleep') return texts.hoursInBed(value, second);
  return isSumOfDay(series) ? texts.perDay(value) : value;
};

/** 'Mais alta de manhã ou de noite?' asks for means, 'a mais alta aos domingos' for one reading. */
const comparesMeans = ({ slots: { conditions } }: Asking): boolean =>
  conditions?.split?.kind === 'day_parts' || conditions?.split?.kind === 'periods';

/** The limit that is counted beyond; null where nothing is counted. */
const limitOf = ({ slots, question }: Asking, series: Series): number | null => {
  if (slots.figure !== 'above' && slots.figure !== 'below') return null;
  if (series !== 'glucose') return slots.limit;
  return slots.limit === null ? usualLimits[slots.figure] : toMgDl(slots.limit, question.glucoseUnit);
};

/** What is told of some points, by the figure that was asked for; briefly, after it was told of others. */
const tell = (asking: Asking, series: Series, points: readonly Point[], isBrief: boolean): string => {
  const { figure } = asking.slots;
  const limit = limitOf(asking, series);
  if (limit !== null && (figure === 'above' || figure === 'below')) {
    const hits = formatDecimal(
      points.filter(({ value }) => (figure === 'above' ? value > limit : value < limit)).length,
      0,
    );
    const said = sayValue(asking, series, limit);
    return series === 'sleep'
      ? texts.nightsBeyond(figure, said, hits, count(points.length, 'noite', 'noites'))
      : texts.beyond(figure, said, hits, count(points.length, 'registro', 'registros'));
  }
  const counted = sayCounted(asking, series, points);
  if ((figure === 'highest' || figure === 'lowest') && !comparesMeans(asking)) {
    const side = figure === 'highest' ? 1 : -1;
    const [extreme] = points.toSorted((a, b) => side * (b.value - a.value));
    const second = series === 'sleep' ? null : (extreme?.second ?? null);
    const value = `${sayValue(asking, series, extreme?.value ?? 0, second)} (${counted})`;
    return isBrief ? value : `${texts.extreme(figure)} ${value}`;
  }
  const value = `${sayMean(asking, series, points)} (${counted})`;
  return isBrief ? value : `${texts.mean(series)} ${value}`;
};

/** Figures that are told under conditions; where another was asked for, the mean is told with a word on it. */
const toldFigures: readonly Asking['slots']['figure'][] = [
  null,
  'overview',
  'mean',
  'highest',
  'lowest',
  'above',
  'below',
  'count',
  'total',
  'quality',
  'compare',
  'minutes',
];

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const sayGroups = (asking: Asking, series: Series, groups: readonly Group[]): string =>
  `${capitalized(
    groups
      .map(({ label, points }, at) =>
        points.length === 0 ? texts.nothing(label) : `${label}, ${tell(asking, series, points, at > 0)}`,
      )
      .join('; '),
  )}.`;

/** The seven days with the two ends of their means first. */
const sayWeek = (asking: Asking, series: Series, groups: readonly Group[]): string => {
  const told = groups
    .filter(({ points }) => points.length > 0)
    .map((group) => ({ ...group, mean: meanOf(group.points, ({ value }) => value) ?? 0 }))
    .toSorted((a, b) => b.mean - a.mean);
  const [highest, lowest] = [told.at(0), told.at(-1)];
  const say = ({ points }: Group): string =>
    sayValue(
      asking,
      series,
      meanOf(points, ({ value }) => value) ?? 0,
      series === 'sleep' ? null : meanOf(points, ({ second }) => second),
    );
  return [
    highest && lowest && say(highest) !== say(lowest)
      ? texts.between(highest.label, say(highest), lowest.label, say(lowest))
      : texts.alike,
    ...groups
      .filter(({ points }) => points.length > 0)
      .map((group) => `- ${group.label}: ${say(group)} (${sayCounted(asking, series, group.points)})`),
  ]
    .filter(Boolean)
    .join('\n');
};

/** From the first to the last day of two periods that are compared. */
const spanOf = (split: Split | null, usual: Period): Period => {
  if (split?.kind !== 'periods') return usual;
  const [first, ...others] = split.periods.toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1));
  const label = listWords(split.periods.map((period) => period.label));
  return first ? { fromDay: first.fromDay, toDay: others.at(-1)?.toDay ?? first.toDay, label } : usual;
};

/** The evening before the first night counts. */
const withDayBefore = (period: Period): Period => ({ ...period, fromDay: addDaysTo(period.fromDay, -1) });

/** What a series says under conditions, each of which the answer names with how much was counted. */
export const answerQuery = async (
  asking: Asking,
  series: Series,
  { weekdays, split }: Conditions,
): Promise<Reply> => {
  const { slots, say } = asking;
  const period = spanOf(split, periodOr(asking, DAYS));
  const all = await readSeries[series](asking, period);
  const { dayPart } = slots;
  const hasHours = all.some(({ hour }) => hour !== null);
  const read = dayPart ? all.filter((point) => isOfPart(point, dayPart)) : all;
  const counted = split?.kind === 'periods' ? '' : texts.counted(say.period(period));
  const reply = (text: string): Reply => ({
    text,
    sources: series === 'glucose' ? [citeSource('time-in-range')] : [],
    suggestions: suggestAbout(series, slots),
  });
  if (read.length === 0)
    return reply(texts.never(split?.kind === 'periods' ? period.label : say.period(period)));
  const companionDays =
    split?.kind === 'companion' ? await readSeries[split.of](asking, withDayBefore(period)) : [];
  const [asked, ...others] = weekdays ? groupByWeekdays(read, weekdays) : [];
  const within = asked?.points ?? read;
  const groups = split
    ? groupBySplit(within, split, series, new Set(companionDays.map(({ day }) => day)))
    : asked
      ? [asked, ...others]
      : [{ label: say.period(period), points: read }];
  const isFew = groups.some(({ points }) => points.length > 0 && countDays(points) < FEWEST_DAYS);
  return reply(
    paragraphs(
      sentences(
        split?.kind === 'weekday' ? sayWeek(asking, series, groups) : sayGroups(asking, series, groups),
      ),
      sentences(
        split && asked ? texts.only(asked.label) : '',
        dayPart && (hasHours ? texts.onlyPart(glucoseTexts.part(dayPart, null)) : texts.notByPart),
        slots.meal && texts.notByMeal,
        groups.length > 1 && counted,
        !toldFigures.includes(slots.figure) && texts.onlyMean,
        isFew && texts.few,
        split?.kind === 'companion' && texts.notCause,
      ),
    ),
  );
};
