import { DAY_MS } from '@vida/contract/core/time.ts';
import type { Figure } from '../parsing/slots.ts';
import { holdsNow, instantsOf } from '../period/period.ts';
import { type Advice, adviseNow, adviseOnWeights, readLastDay } from './advice-now.ts';
import type { Asking } from './asking.ts';
import { glucoseTexts } from './glucose-texts.ts';
import { isRecent } from './series/glucose.ts';
import type { Told } from './told.ts';

/** What the last day asks for, and the glucose that it is about where that is of the last two hours. */
export interface Urgency {
  readonly advice: Advice | null;
  /** Said before anything else. */
  readonly lead: string;
}

/** Figures that are about single readings: what the last day asks for is said beside them. */
const ofReadings: readonly (Figure | null)[] = [
  null,
  'overview',
  'highest',
  'lowest',
  'below',
  'above',
  'list',
  'last',
];

/** A gain that may be fluid, a large loss: of all weights of a period that holds now. */
const adviseOnPeriod = async (asking: Asking, { period }: Told): Promise<Advice | null> => {
  const { data, now, timeZone } = asking.question;
  if (!holdsNow(period, now, timeZone)) return null;
  const { from, to } = instantsOf(period, timeZone);
  return adviseOnWeights(asking, await data.readReadings('weight', from, to));
};

/** A fresh glucose is told before anything else; an older one of the last day beside single readings of that day. */
export const classifyUrgency = async (asking: Asking, told: Told): Promise<Urgency> => {
  const { now } = asking.question;
  if (told.series === 'weight') return { advice: await adviseOnPeriod(asking, told), lead: '' };
  if (told.series !== 'glucose') return { advice: await adviseNow(asking, told.series), lead: '' };
  const newest = (await readLastDay(asking, 'glucose')).at(-1);
  if (!newest) return { advice: null, lead: '' };
  const isFresh = isRecent({ at: newest.measuredAt.getTime() }, now);
  const isOfDay = now.getTime() - (told.figures.last?.at ?? 0) <= DAY_MS;
  const isSaid = isFresh || (isOfDay && ofReadings.includes(asking.slots.figure));
  const advice = isSaid ? await adviseNow(asking, 'glucose') : null;
  const tellsIt = asking.slots.figure === 'last';
  const lead =
    advice && isFresh && !tellsIt
      ? glucoseTexts.first(asking.say.reading(newest), asking.say.moment(newest.measuredAt))
      : '';
  return { advice, lead };
};
