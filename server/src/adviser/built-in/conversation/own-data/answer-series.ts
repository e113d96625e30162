import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { definitionOf, isMetricType } from '@vida/contract/measurements/metric-definitions.ts';
import { hasEatingRisk } from '@vida/contract/profile/care-rules.ts';
import type { Series } from '../../../health-query/health-query.ts';
import { type Point, readPoints } from '../../../health-query/points.ts';
import { type QueryResult, runHealthQuery } from '../../../health-query/run-health-query.ts';
import { type Figure, NO_CONDITIONS, type Slots } from '../parsing/slots.ts';
import { periodTexts } from '../period/period-texts.ts';
import { type Asking, firstParagraph, paragraphs, type Reply, sentences } from './asking.ts';
import { chatFiguresOf } from './chat-figures-of.ts';
import { figureTexts } from './figure-texts.ts';
import { glucoseTexts } from './glucose-texts.ts';
import { queryTexts as texts } from './query-texts.ts';
import { evidenceFor, tellsDays } from './say-series.ts';
import { glucoseRules } from './series/glucose.ts';
import { hba1cRules } from './series/hba1c.ts';
import { heartRateRules } from './series/heart-rate.ts';
import { pressureRules } from './series/pressure.ts';
import type { SeriesRules } from './series/series-rules.ts';
import { sleepRules } from './series/sleep.ts';
import { substanceRules } from './series/substances.ts';
import { trainingRules } from './series/training.ts';
import { weightRules } from './series/weight.ts';
import { classifyUrgency, type Urgency } from './series-urgency.ts';
import { seriesWords } from './series-words.ts';
import { suggestAbout } from './suggestions.ts';
import { tellArms, tellGroups } from './tell-arms.ts';
import { tellFigure } from './tell-figures.ts';
import { type Asked, type NamedArm, toQuery } from './to-query.ts';
import { sayPoint, sayWhen, type Told } from './told.ts';
import { vitalsTexts } from './vitals-texts.ts';

const rulesOf: Partial<Readonly<Record<Series, SeriesRules>>> = {
  glucose: glucoseRules,
  blood_pressure: pressureRules,
  heart_rate: heartRateRules,
  weight: weightRules,
  hba1c: hba1cRules,
  sleep: sleepRules,
  alcohol: substanceRules('alcohol'),
  tobacco: substanceRules('tobacco'),
  caffeine: substanceRules('caffeine'),
  gaming: substanceRules('gaming'),
  training: trainingRules,
};

/** Where nothing was recorded, how far back it is looked for. */
const LOOK_BACK_DAYS = 366;
const SCREEN_DAYS = 14;

const whenOf = ({ say }: Asking, { shared }: Asked, arm: NamedArm): string =>
  [shared, say.period(arm.days)].filter((words) => words !== '').join(' ');

const toldOf = (asking: Asking, asked: Asked, result: QueryResult): readonly Told[] =>
  result.arms.flatMap(({ figures, points }, place) => {
    const arm = asked.arms[place];
    const { series, limit } = asked.query;
    return arm ? [{ series, figures, points, limit, period: arm.days, when: whenOf(asking, asked, arm) }] : [];
  });

const recordsOf = ({ question: { data, timeZone } }: Asking) => ({ data, timeZone });

const findNewest = async (asking: Asking, series: Series): Promise<Point | undefined> => {
  const isMeasured = isMetricType(series);
  const newest = isMeasured && (await asking.question.data.findNewestReading(series));
  if (newest) {
    const day = dayOf(newest.measuredAt, asking.question.timeZone);
    return (await readPoints(recordsOf(asking), series, { fromDay: day, toDay: day })).at(-1);
  }
  if (isMeasured) return undefined;
  const days = { fromDay: addDaysTo(asking.today, -LOOK_BACK_DAYS), toDay: asking.today };
  const points = await readPoints(recordsOf(asking), series, days);
  return points.findLast(({ value }) => value > 0);
};

/** That nothing was found, and what there is. */
const sayNothing = async (asking: Asking, asked: Asked, told: Told): Promise<Reply> => {
  const { series } = asked.query;
  const { profile, slots } = asking;
  const newest = await findNewest(asking, series);
  const needsMarks = series === 'glucose' && slots.dayPart !== null && told.when.includes('comer');
  // An amount of nothing that was written down is another thing than no record.
  const zeroDays = new Set(told.points.map(({ day }) => day)).size;
  const weight = series === 'weight' && !newest ? profile.currentWeight : null;
  const text =
    weight !== null
      ? vitalsTexts.weightProfile(vitalsTexts.kg(weight))
      : sentences(
          zeroDays > 0
            ? texts.zero(seriesWords[series].name, told.when, zeroDays)
            : texts.never(seriesWords[series].name, told.when),
          needsMarks && glucoseTexts.noMarks,
          newest
            ? figureTexts.end(
                seriesWords[series].last,
                sayPoint(asking, told, newest),
                sayWhen(asking, told, newest),
                '',
              )
            : seriesWords[series].howToRecord,
        );
  return { text, sources: [], suggestions: newest ? suggestAbout(series, slots) : [] };
};

/** The last of all, however old; of glucose also the screen's days up to it. Null where none is asked for. */
const readOlder = async (asking: Asking, series: Series): Promise<Asking | null> => {
  const { period, conditions, figure } = asking.slots;
  if (period !== null || conditions || (figure !== 'last' && series !== 'glucose')) return null;
  const newest = await findNewest(asking, series);
  if (!newest) return null;
  const [fromDay, toDay] = [addDaysTo(newest.day, 1 - SCREEN_DAYS), newest.day];
  const older = { fromDay, toDay, label: periodTexts.between(fromDay, toDay, asking.today) };
  return { ...asking, slots: { ...asking.slots, period: older } };
};

/** What the conditions are that these records cannot tell. */
const sayUnusable = ({ arms }: QueryResult): string => {
  const unusable = new Set(arms.flatMap((arm) => arm.unusable));
  const isByHour = (['dayPart', 'notPart', 'hours'] as const).some((each) => unusable.has(each));
  return sentences(isByHour && texts.notByPart, unusable.has('meal') && texts.notByMeal);
};

/** Of one kind of drink: what says no kind is not among it. */
const sayDosesLeftOut = ({ query }: Asked): string =>
  query.arms.some(({ where }) => where.drink !== null) ? texts.dosesLeftOut : '';

interface Main {
  readonly text: string;
  /** Counts as a figure of single readings: what the last day asks for is said beside it. */
  readonly remark: string;
}

/** What a remark judges: of records beyond a limit only these; null where there are none. */
const judgedOf = (told: Told): Told | null => {
  const { beyond } = told.figures;
  if (!beyond) return told;
  const { first, last } = beyond;
  return beyond.count === 0 ? null : { ...told, figures: { ...told.figures, first, last } };
};

const tellMain = async (asking: Asking, asked: Asked, result: QueryResult, told: Told): Promise<Main> => {
  if (asked.query.by) return { text: tellGroups(asking, asked, result, told), remark: '' };
  const rules = rulesOf[told.series];
  if (asked.arms.length > 1)
    return {
      text: tellArms(asking, asked, toldOf(asking, asked, result)),
      remark: asked.comparesPeriods ? vitalsTexts.compareCare : '',
    };
  const judged = judgedOf(told);
  return {
    text: (await rules?.tell?.(asking, told)) ?? tellFigure(asking, told),
    remark: (judged && (await rules?.remark?.(asking, judged))) ?? '',
  };
};

const compose = (asking: Asking, { text, remark }: Main, { advice, lead }: Urgency): Pick<Reply, 'text' | 'brief'> => {
  const isFirst = lead !== '' || (advice !== null && asking.slots.conditions !== null);
  const [before, after] = isFirst ? [paragraphs(lead, advice?.text ?? ''), ''] : ['', advice?.text ?? ''];
  return {
    text: paragraphs(before, text, remark, after),
    brief: paragraphs(before, firstParagraph(text), after),
  };
};

const shortIsBad: readonly Series[] = ['sleep', 'sleep_quality'];
const hasBand: readonly Series[] = ['glucose', 'blood_pressure', 'diastolic'];

const ofOne: readonly (Figure | null)[] = [null, 'overview', 'quality'];

/** Of a size of the body without rules of its own the newest record is told, where no figure was named. */
const isToldByNewest = (series: Series, figure: Figure | null): boolean =>
  isMetricType(series) && definitionOf(series).isBodySize === true && !rulesOf[series] && ofOne.includes(figure);

/** What a figure means of a series: the worst night is the shortest, the worst glucose the highest. */
const figureFor = (figure: Figure | null, series: Series): Figure | null => {
  const isShortBad = shortIsBad.includes(series);
  if (isToldByNewest(series, figure)) return 'last';
  if (figure === 'worst') return isShortBad ? 'lowest' : 'highest';
  if (figure === 'best') return isShortBad ? 'highest' : 'lowest';
  if (figure === 'in_range' && !hasBand.includes(series)) return 'goal';
  // 'Quantas vezes acordo por noite?'
  if (figure === 'count' && series === 'night_wakings') return 'mean';
  return series === 'weight' && (figure === 'per_week' || figure === 'per_day') ? 'change' : figure;
};

/** What is measured is told week by week: 'por semana' is no sum of it, as of what is drunk. */
const byWeek = (slots: Slots, series: Series): Slots => {
  const isSummed = tellsDays(series) || series === 'weight';
  if (slots.figure !== 'per_week' || isSummed || slots.conditions?.split) return slots;
  const split = { kind: 'group', by: 'week' } as const;
  return { ...slots, figure: 'mean', conditions: { ...(slots.conditions ?? NO_CONDITIONS), split } };
};

/** What a series of the person's records says to a question. */
export const answerSeries = async (asked: Asking, series: Series): Promise<Reply> => {
  const slots = byWeek(asked.slots, series);
  return answerFigure({ ...asked, slots: { ...slots, figure: figureFor(slots.figure, series) } }, series);
};

/** 'Depois que parei de fumar' as the two periods that the last record of it parts; null where it has no record. */
const resolveStop = async (asking: Asking): Promise<Asking | null> => {
  const { slots, today } = asking;
  const split = slots.conditions?.split;
  if (!slots.conditions || split?.kind !== 'stopped') return asking;
  const days = { fromDay: addDaysTo(today, -LOOK_BACK_DAYS), toDay: today };
  const used = (await readPoints(recordsOf(asking), split.of, days)).filter(({ value }) => value > 0);
  const [first, last] = [used.at(0), used.at(-1)];
  if (!first || !last || last.day >= today) return null;
  const period = (fromDay: string, toDay: string) => ({
    fromDay,
    toDay,
    label: periodTexts.between(fromDay, toDay, today),
  });
  const periods = [period(addDaysTo(last.day, 1), today), period(first.day, last.day)];
  const conditions = { ...slots.conditions, split: { kind: 'periods' as const, periods } };
  return { ...asking, slots: { ...slots, period: null, conditions } };
};

const answerFigure = async (unresolved: Asking, series: Series): Promise<Reply> => {
  const asking = await resolveStop(unresolved);
  if (!asking) return { text: texts.noStop, sources: [], suggestions: [], outcome: 'partial' };
  const { delicate } = seriesWords[series];
  if (delicate && hasEatingRisk(asking.profile)) return { text: delicate, sources: [], suggestions: [] };
  const asked = toQuery(asking, series);
  const result = await runHealthQuery(recordsOf(asking), asked.query);
  const [told] = toldOf(asking, asked, result);
  if (!told) throw new Error('a query has at least one arm');
  if (result.arms.every(({ figures }) => figures.count === 0)) {
    const older = await readOlder(asking, series);
    if (!older) return sayNothing(asking, asked, told);
    const reply = await answerSeries(older, series);
    return asking.slots.figure === 'last' ? reply : { ...reply, text: paragraphs(glucoseTexts.older, reply.text) };
  }
  const urgency = await classifyUrgency(asking, told);
  const { advice } = urgency;
  const main = await tellMain(asking, asked, result, told);
  const evidence = evidenceFor(series);
  const unusable = sayUnusable(result);
  return {
    ...compose(asking, { ...main, text: paragraphs(main.text, unusable, sayDosesLeftOut(asked)) }, urgency),
    ...(unusable !== '' && { outcome: 'partial' as const }),
    sources: [...new Set([...(advice ? [advice.source] : []), evidence])],
    suggestions: suggestAbout(series, asking.slots),
    figures: chatFiguresOf(asking, told, result),
  };
};
