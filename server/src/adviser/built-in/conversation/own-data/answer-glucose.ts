import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';
import type { OwnReading } from '../../../conversation.ts';
import { citeSource } from '../../sources.ts';
import { periodBefore } from '../period/period-before.ts';
import type { Figure } from '../reading/slots.ts';
import { type Advice, adviseOnGlucose, readLastDay } from './advice-now.ts';
import { type Asking, firstParagraph, paragraphs, type Reply, sentences } from './asking.ts';
import { glucoseTellers } from './glucose-answer.ts';
import { sayClass } from './glucose-meaning.ts';
import { type GlucosePeriod, needsMarks, readAskedGlucose, readGlucose } from './glucose-readings.ts';
import type { Said } from './glucose-telling.ts';
import { glucoseTexts as texts } from './glucose-texts.ts';
import { suggestAbout } from './suggestions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So fresh a reading speaks of now, and what it asks for is said before anything else. */
const RECENT_MS = 2 * HOUR_MS;
const WEEK_DAYS = 7;

const isTeller = (figure: Figure): figure is keyof typeof glucoseTellers => figure in glucoseTellers;

/** Figures that are about single readings: what the last day asks for is said beside them. */
const ofReadings: readonly Figure[] = ['overview', 'highest', 'lowest', 'below', 'above', 'list'];

/** `fresh` is the reading that the advice is about, where it speaks of now and comes first. */
const replyOf = (
  { say, slots }: Asking,
  said: Said,
  advice: Advice | null,
  fresh: OwnReading | null,
): Reply => {
  const lead =
    advice && fresh ? [texts.first(say.reading(fresh), say.moment(fresh.measuredAt)), advice.text] : [];
  const rest = advice && !fresh ? advice.text : '';
  return {
    text: paragraphs(...lead, said.text, rest),
    brief: paragraphs(...lead, firstParagraph(said.text), rest),
    sources: [...new Set([...(advice ? [advice.source] : []), ...said.sources])],
    suggestions: suggestAbout('glucose', slots),
  };
};

const isRecent = ({ measuredAt }: OwnReading, now: Date): boolean =>
  now.getTime() - measuredAt.getTime() <= RECENT_MS;

/** Whether a reading of the period is of the last 24 hours. */
const touchesLastDay = ({ newest }: GlucosePeriod, now: Date): boolean =>
  newest !== null && now.getTime() - newest.measuredAt.getTime() <= DAY_MS;

const sayNothing = async (asking: Asking, found: GlucosePeriod): Promise<Reply> => {
  const { slots, say, question } = asking;
  const part = texts.part(slots.dayPart, slots.meal);
  const newest = await question.data.findNewestReading('glucose');
  const said = newest
    ? sentences(
        texts.none(part, say.period(found.period)),
        slots.dayPart !== null && needsMarks(slots.dayPart) && texts.noMarks,
        texts.newest(say.reading(newest), say.moment(newest.measuredAt)),
      )
    : texts.never;
  return { text: said, sources: [], suggestions: newest ? suggestAbout('glucose', slots) : [] };
};

const answerLast = async (asking: Asking): Promise<Reply> => {
  const { say, question } = asking;
  const { now, data } = question;
  const newest = await data.findNewestReading('glucose');
  if (!newest) return { text: texts.never, sources: [], suggestions: [] };
  const isOfDay = now.getTime() - newest.measuredAt.getTime() <= DAY_MS;
  const ofDay = isOfDay ? await readLastDay(asking, 'glucose') : [];
  const advice = adviseOnGlucose(asking, ofDay);
  const context = newest.context ? `, ${texts.contexts[newest.context]}` : '';
  const said = {
    text: sentences(
      texts.last(say.reading(newest), say.moment(newest.measuredAt), context),
      !advice && sayClass(newest, asking),
      !isRecent(newest, now) && texts.lastPast,
    ),
    sources: advice ? [] : [citeSource('time-in-range')],
  };
  return replyOf(asking, said, advice, null);
};

const meanIn = ({ summary }: GlucosePeriod): number | null => summary.meanMgDl;

/** Two periods of equal kind; what differs by less than a step on the screen is the same. */
const answerCompare = async (asking: Asking): Promise<Reply> => {
  const { say, question, today } = asking;
  const { now, before } = periodBefore(asking.slots.period, today, WEEK_DAYS);
  const [later, earlier] = [await readGlucose(asking, now), await readGlucose(asking, before)];
  const [laterMean, earlierMean] = [meanIn(later), meanIn(earlier)];
  if (laterMean === null) return sayNothing(asking, later);
  if (earlierMean === null) return sayNothing(asking, earlier);
  const [shown, shownBefore] = [laterMean, earlierMean].map((value) =>
    question.glucoseUnit === 'mmol/L' ? Math.round(10 * fromMgDl(value, 'mmol/L')) / 10 : Math.round(value),
  );
  const change = (shown ?? 0) - (shownBefore ?? 0);
  const amount = `${Math.abs(change).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${question.glucoseUnit}`;
  const share = ({ summary }: GlucosePeriod) => `${Math.round(summary.rangePercents.target)}%`;
  const isAlike = later.summary.basis === earlier.summary.basis;
  const text = paragraphs(
    sentences(
      texts.compare(say.period(now), say.glucose(laterMean), say.period(before), say.glucose(earlierMean)),
      change === 0 ? texts.compareSame : change > 0 ? texts.compareMore(amount) : texts.compareLess(amount),
    ),
    isAlike ? texts.compareRange(share(later), share(earlier), later.summary.basis) : texts.compareBases,
    texts.compareCare,
  );
  return { text, sources: [citeSource('time-in-range')], suggestions: suggestAbout('glucose', asking.slots) };
};

const figureOf = ({ slots }: Asking): Figure => {
  if (slots.figure === null || slots.figure === 'total') return 'overview';
  return slots.figure === 'change' ? 'compare' : slots.figure;
};

/** What the person's glucose says. */
export const answerGlucose = async (asking: Asking): Promise<Reply> => {
  const figure = figureOf(asking);
  const { slots, question } = asking;
  const isNow = slots.period === null && slots.dayPart === null && slots.meal === null;
  if (figure === 'last' && isNow) return answerLast(asking);
  if (figure === 'compare') return answerCompare(asking);
  const found = await readAskedGlucose(asking);
  if (found.readings.length === 0) return sayNothing(asking, found);
  const said = isTeller(figure)
    ? glucoseTellers[figure](asking, found)
    : glucoseTellers.overview(asking, found);
  const ofDay = await readLastDay(asking, 'glucose');
  const newest = ofDay.at(-1);
  const isFresh = newest !== undefined && isRecent(newest, question.now);
  const tellsDay = touchesLastDay(found, question.now) && ofReadings.includes(figure);
  const advice = isFresh || tellsDay ? adviseOnGlucose(asking, ofDay) : null;
  const shown = found.isOlder ? { ...said, text: paragraphs(texts.older, said.text) } : said;
  return replyOf(asking, shown, advice, isFresh ? newest : null);
};
