import type { OwnReading } from '../../../conversation.ts';
import { holdsNow } from '../period/period.ts';
import { type Advice, readLastDay } from './advice-now.ts';
import { type Asking, firstParagraph, paragraphs, type Reply } from './asking.ts';
import { suggestAbout } from './suggestions.ts';
import {
  asksToCompare,
  readTwoPeriods,
  readVitals,
  sayNoVitals,
  type VitalPeriod,
} from './vital-readings.ts';
import { vitalsTexts as texts } from './vitals-texts.ts';

/** The mean of a period, as it is said; `shown` is null without a reading. */
export interface SignMean {
  readonly shown: string | null;
  readonly days: number;
  readonly sufficient: boolean;
}

/** Pressure or heart rate: its words and its rules. */
export interface Sign {
  readonly type: 'blood_pressure' | 'heart_rate';
  readonly source: string;
  readonly formatReading: (reading: OwnReading) => string;
  /** What readings of the last 24 hours ask for at once. */
  readonly adviseOn: (asking: Asking, readings: readonly OwnReading[]) => Advice | null;
  readonly meanOf: (found: VitalPeriod) => SignMean;
  /** The answer to the figure that was asked for. */
  readonly tell: (asking: Asking, found: VitalPeriod) => string;
  readonly tellCompared: (period: string, mean: string, before: string, meanBefore: string) => string;
}

const replyWith = (
  asking: Asking,
  { type, source }: Sign,
  advice: Advice | null,
  { text, brief }: Pick<Reply, 'text' | 'brief'>,
): Reply => ({
  text: paragraphs(text, advice?.text ?? ''),
  brief: paragraphs(brief ?? text, advice?.text ?? ''),
  sources: [...new Set([...(advice ? [advice.source] : []), source])],
  suggestions: suggestAbout(type, asking.slots),
});

const answerCompare = async (asking: Asking, sign: Sign): Promise<Reply> => {
  const { type, formatReading, meanOf, adviseOn, tellCompared } = sign;
  const { later, earlier } = await readTwoPeriods(asking, type);
  const [now, before] = [meanOf(later), meanOf(earlier)];
  if (now.shown === null) return sayNoVitals(asking, type, later.period, formatReading);
  if (before.shown === null) return sayNoVitals(asking, type, earlier.period, formatReading);
  const advice = adviseOn(asking, await readLastDay(asking, type));
  const { say } = asking;
  const compared = tellCompared(
    say.period(later.period),
    now.shown,
    say.period(earlier.period),
    before.shown,
  );
  const isSufficient = now.sufficient && before.sufficient;
  const care = isSufficient ? texts.compareCare : texts.compareFew(now.days, before.days);
  return replyWith(asking, sign, advice, { text: paragraphs(compared, care), brief: compared });
};

/** What a sign says; what a reading of the last 24 hours asks for stands in every answer. */
export const answerSign = async (asking: Asking, sign: Sign): Promise<Reply> => {
  const { type, formatReading, adviseOn, tell } = sign;
  const { now, timeZone } = asking.question;
  if (asksToCompare(asking)) return answerCompare(asking, sign);
  const found = await readVitals(asking, type);
  if (found.readings.length === 0) return sayNoVitals(asking, type, found.period, formatReading);
  const isAboutNow = holdsNow(found.period, now, timeZone);
  const advice = adviseOn(asking, isAboutNow ? found.readings : await readLastDay(asking, type));
  const told = tell(asking, found);
  return replyWith(asking, sign, advice, { text: told, brief: firstParagraph(told) });
};
