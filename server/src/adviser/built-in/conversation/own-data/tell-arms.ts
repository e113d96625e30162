import { DAY_MS } from '@vida/contract/core/time.ts';
import { isOfNights } from '../../../health-query/points.ts';
import type { GroupResult, QueryResult } from '../../../health-query/run-health-query.ts';
import { count, formatDecimal, formatPercent } from '../../format-values.ts';
import { type Asking, asksPercent, sentences } from './asking.ts';
import { queryTexts as texts } from './query-texts.ts';
import { basisOf, countRecords, formatValue, limitWords, tellsDays } from './say-series.ts';
import { seriesWords } from './series-words.ts';
import type { Asked } from './to-query.ts';
import { sayPoint, sayWhen, type Told } from './told.ts';

/** Of fewer days nothing is concluded. */
const FEWEST_DAYS = 3;

/** Figures that a comparison tells; of any other the mean is. */
type Side = 'highest' | 'lowest';
const isSide = (figure: Asking['slots']['figure']): figure is Side => figure === 'highest' || figure === 'lowest';

/** 'Mais alta de manhã ou de noite?' asks for means, 'a mais alta aos domingos' for one reading. */
const comparesMeans = ({ slots: { conditions } }: Asking): boolean => {
  const kind = conditions?.split?.kind;
  return kind === 'day_parts' || kind === 'periods' || kind === 'weekdays' || kind === 'group';
};

const asksSum = ({ slots: { figure } }: Asking): boolean => figure === 'total' || figure === 'minutes';

/** What is told of one side, and its first number where sides may be held against each other. */
interface SideTold {
  readonly value: string;
  readonly number: number | null;
}

const tellSide = (asking: Asking, asked: Asked, told: Told): SideTold => {
  const { series, figures, limit, points, period } = told;
  const { figure } = asking.slots;
  const format = (value: number, second: number | null = null): string =>
    formatValue(series, asking.question.glucoseUnit, value, second);
  if (limit && figures.beyond && !isSide(figure) && figure !== 'mean')
    return {
      value:
        `${formatDecimal(figures.beyond.count, 0)} de ${countRecords(series, figures.count)} ` +
        `com ${limitWords(limit, format)} (${formatDecimal(100 * figures.beyond.share, 1)}%)`,
      number: null,
    };
  const days = count(figures.days, 'dia', 'dias');
  const basis = basisOf(series, points, figures.count).replace(/^em /, '');
  const ofRecords = isOfNights(series) ? basis : `${basis} em ${days}`;
  const counted = tellsDays(series) ? `${days}, ao todo ${format(figures.sum)}` : ofRecords;
  if (isSide(figure) && !comparesMeans(asking)) {
    const found = figures[figure];
    const isOfCompanion = asking.slots.conditions?.split?.kind === 'companion';
    // 'Amanhece mais alto quando durmo pouco?' asks for means, 'o mais alto nos dias em que bebi' for one value.
    if (isOfCompanion && found && !tellsDays(series))
      return {
        value:
          `${format(figures.mean ?? 0, figures.secondMean)} em média, e ` +
          `${texts.extremeOf(figure)} ${sayPoint(asking, told, found)} (${counted})`,
        number: figures.mean,
      };
    return {
      value: found ? `${sayPoint(asking, told, found)}, ${sayWhen(asking, told, found)} (${counted})` : '',
      number: null,
    };
  }
  if (tellsDays(series)) {
    const isSum = asksSum(asking) || asking.slots.figure === null || asking.slots.figure === 'compare';
    if (figure === 'count')
      return {
        value: `registro em ${count(figures.days, 'dia', 'dias')} (ao todo ${format(figures.sum)})`,
        number: null,
      };
    const perDay = `${format(figures.mean ?? 0)} por dia com registro`;
    // Of single weekdays or nights it would be a share of days that are not told of.
    const ofAll = asked.comparesPeriods ? `; ${format(figures.sum / daysIn(period))} por dia contando todos` : '';
    return {
      value: isSum
        ? `${format(figures.sum)} em ${count(figures.days, 'dia', 'dias')} (${perDay})`
        : `${perDay} (${counted}${ofAll})`,
      number: isSum ? figures.sum : figures.mean,
    };
  }
  if (figure === 'median')
    return { value: `${format(figures.median ?? 0)} de mediana (${counted})`, number: figures.median };
  return { value: `${format(figures.mean ?? 0, figures.secondMean)} (${counted})`, number: figures.mean };
};

const daysIn = ({ fromDay, toDay }: Told['period']): number =>
  Math.round((Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS) + 1;

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const uncap = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const leadOf = (asking: Asking, told: Told): string => {
  const words = seriesWords[told.series];
  const { figure } = asking.slots;
  if (told.limit && !isSide(figure) && figure !== 'mean') return '';
  const isOfCompanion = asking.slots.conditions?.split?.kind === 'companion';
  if (isSide(figure) && !comparesMeans(asking) && isOfCompanion && !tellsDays(told.series)) return `${words.name} de`;
  if (isSide(figure) && !comparesMeans(asking)) return `${uncap(words[figure])} foi`;
  if (tellsDays(told.series)) return figure === 'count' ? '' : 'você registrou';
  if (figure === 'median') return `${words.name}:`;
  return `${uncap(words.mean)} foi de`;
};

/** Of what is counted, and of a glucose, a share of it says more; of marks and clocks it says nothing. */
const withShare = (series: Told['series']): boolean => tellsDays(series) || series === 'glucose';

const shareOf = (one: number, other: number): string => formatPercent((100 * Math.abs(one - other)) / other);

/** Months are as long as each other. */
const ALIKE_DAYS = 3;

/**
 * How much more or less one of two sides is: of two periods the later than the earlier, else the first than the second.
 */
const sayDifference = (
  asking: Asking,
  { query: { series }, arms, comparesPeriods }: Asked,
  sides: readonly Told[],
  told: readonly (SideTold | null)[],
): string => {
  const [first, second, ...more] = sides.map(({ period }, place) => ({
    period,
    label: comparesPeriods ? period.label : uncap(arms[place]?.label ?? ''),
    value: told[place]?.number ?? null,
  }));
  if (!first || !second || more.length > 0 || series === 'bed_time' || series === 'wake_time') return '';
  const isTurned = comparesPeriods && first.period.fromDay < second.period.fromDay;
  const [one, other] = isTurned ? [second, first] : [first, second];
  if (one.value === null || other.value === null) return '';
  const format = (value: number): string => formatValue(series, asking.question.glucoseUnit, value);
  // What differs by less than a step on the screen is the same.
  if (format(one.value) === format(other.value)) return texts.same;
  const shown = (value: number): number =>
    Number(
      format(value)
        .replace(/[^\d,]/g, '')
        .replace(',', '.'),
    );
  const change = format(Math.abs(Math.round((shown(one.value) - shown(other.value)) * 10) / 10));
  // The days of a month that runs are fewer.
  const isAlike =
    !comparesPeriods || !tellsDays(series) || Math.abs(daysIn(one.period) - daysIn(other.period)) <= ALIKE_DAYS;
  const hasShare = isAlike && other.value > 0 && (withShare(series) || asksPercent(asking));
  const isMore = one.value > other.value;
  return texts.difference(
    change,
    isMore,
    series === 'blood_pressure' ? texts.inSystolic(one.label) : one.label,
    hasShare ? texts.share(shareOf(one.value, other.value), isMore) : '',
  );
};

/** Two or more sides, what was asked for first; those with nothing are said. */
export const tellArms = (asking: Asking, asked: Asked, sides: readonly Told[]): string => {
  const told = sides.map((side) => (side.figures.count === 0 ? null : tellSide(asking, asked, side)));
  const first = told.findIndex((side) => side !== null);
  const said = sides.map((side, place) => {
    const label = asked.arms[place]?.label ?? '';
    const value = told[place];
    if (!value) return texts.nothing(label);
    const lead = leadOf(asking, side);
    return place === first && lead !== '' ? `${label}, ${lead} ${value.value}` : `${label}, ${value.value}`;
  });
  const isFew = sides.some(({ figures: { count: some, days } }) => some > 0 && days < FEWEST_DAYS);
  const isOfCompanion = asking.slots.conditions?.split?.kind === 'companion';
  return sentences(
    `${cap(said.join('; '))}.`,
    sayDifference(asking, asked, sides, told),
    asked.shared !== '' && texts.onlyOn(asked.shared),
    !asked.comparesPeriods && sides[0] ? texts.counted(asking.say.period(sides[0].period)) : '',
    isFew && texts.few,
    isOfCompanion && texts.notCause,
  );
};

/** The groups with the two ends first, each with how much was counted. */
export const tellGroups = (asking: Asking, asked: Asked, { groups }: QueryResult, told: Told): string => {
  const { by, series } = asked.query;
  if (by === null || groups.length === 0) return '';
  const format = (value: number, second: number | null = null): string =>
    formatValue(series, asking.question.glucoseUnit, value, second);
  const counts = told.limit !== null;
  const { figure } = asking.slots;
  const countsDays = !counts && figure === 'count' && by !== 'day';
  const isSum = !counts && tellsDays(series) && by !== 'day' && figure !== 'mean';
  const numberOf = ({ figures }: GroupResult): number =>
    counts
      ? (figures.beyond?.count ?? 0)
      : countsDays
        ? figures.days
        : isSum
          ? figures.sum
          : ((figure === 'median' ? figures.median : figures.mean) ?? 0);
  const say = (group: GroupResult): string =>
    counts
      ? `${formatDecimal(numberOf(group), 0)} de ${countRecords(series, group.figures.count)}`
      : countsDays
        ? count(numberOf(group), 'dia', 'dias')
        : format(numberOf(group), isSum || figure === 'median' ? null : group.figures.secondMean);
  const ranked = groups.toSorted((a, b) => numberOf(b) - numberOf(a));
  const [highest, lowest] = [ranked.at(0), ranked.at(-1)];
  const label = ({ key }: GroupResult): string => texts.group(by, key);
  const head =
    highest && lowest && say(highest) !== say(lowest)
      ? texts.ends(
          counts || isSum || countsDays ? 'number' : figure === 'median' ? 'median' : 'mean',
          label(highest),
          say(highest),
          label(lowest),
          say(lowest),
        )
      : texts.alike;
  const lines = groups.map(
    (group) => `- ${cap(label(group))}: ${say(group)} (${countRecords(series, group.figures.count)})`,
  );
  const perGroup =
    countsDays && groups.length > 1
      ? texts.perGroup(formatDecimal(groups.reduce((sum, group) => sum + numberOf(group), 0) / groups.length, 1))
      : '';
  return [sentences(head, perGroup, texts.counted(told.when)), ...lines.slice(-31)].join('\n');
};
