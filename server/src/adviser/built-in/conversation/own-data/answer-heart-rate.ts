import { classifyHeartRate, computeHeartRateFigures } from '@vida/contract/measurements/heart-rate-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { OwnReading } from '../../../conversation.ts';
import { sources } from '../../sources.ts';
import { formatDecimal } from '../../words.ts';
import { holdsNow } from '../period/period.ts';
import { adviseOnHeartRates, readLastDay } from './advice-now.ts';
import { type Asking, firstParagraph, paragraphs, type Reply, sentences } from './asking.ts';
import { suggestAbout } from './suggestions.ts';
import {
  asksToCompare,
  countDays,
  extremeOf,
  listVitals,
  readTwoPeriods,
  readVitals,
  sayNoVitals,
  type VitalPeriod,
} from './vital-readings.ts';
import { vitalsTexts as texts } from './vitals-texts.ts';

const format = (bpm: number): string => formatDecimal(bpm, 0);
const formatReading = ({ value }: OwnReading): string => `${format(value ?? 0)} bpm`;

const sayClass = (bpm: number, { group }: Asking): string =>
  hasTargets(group) ? texts.heartRateClasses[classifyHeartRate(bpm)] : texts.ownGoal[group];

const figuresOf = ({ readings }: VitalPeriod) =>
  computeHeartRateFigures(readings.map(({ day, value }) => ({ day, bpm: value })));

const sayMean = (asking: Asking, { period, readings }: VitalPeriod): string => {
  const { meanBpm, days, sufficient } = figuresOf({ period, readings });
  return sentences(
    texts.heartMean(asking.say.period(period), format(meanBpm ?? 0), readings.length, days),
    !sufficient && texts.pressureFew(days),
    sufficient && (hasTargets(asking.group) ? texts.heartUsual : texts.ownGoal[asking.group]),
  );
};

const sayExtreme = (asking: Asking, { period, readings }: VitalPeriod, side: 1 | -1): string => {
  const found = extremeOf(readings, side);
  if (!found) return '';
  const tell = side === 1 ? texts.heartHighest : texts.heartLowest;
  return sentences(
    tell(asking.say.period(period), format(found.value), asking.say.moment(found.measuredAt)),
    sayClass(found.value, asking),
  );
};

const tell = (asking: Asking, found: VitalPeriod): string => {
  const newest = found.readings.at(-1);
  const last = newest ? texts.heartLast(format(newest.value), asking.say.moment(newest.measuredAt)) : '';
  switch (asking.slots.figure) {
    case 'mean':
      return sayMean(asking, found);
    case 'highest':
    case 'above':
      return sayExtreme(asking, found, 1);
    case 'lowest':
    case 'below':
      return sayExtreme(asking, found, -1);
    case 'count':
      return texts.counted(
        'heart_rate',
        asking.say.period(found.period),
        found.readings.length,
        countDays(found.readings),
      );
    case 'list':
      return listVitals(asking, 'heart_rate', found, formatReading);
    case 'last':
      return sentences(last, newest ? sayClass(newest.value, asking) : '');
    default:
      return paragraphs(last, sayMean(asking, found));
  }
};

const answerCompare = async (asking: Asking): Promise<Reply> => {
  const { later, earlier } = await readTwoPeriods(asking, 'heart_rate');
  const [now, before] = [figuresOf(later), figuresOf(earlier)];
  if (now.meanBpm === null) return sayNoVitals(asking, 'heart_rate', later.period, formatReading);
  if (before.meanBpm === null) return sayNoVitals(asking, 'heart_rate', earlier.period, formatReading);
  const [shown, shownBefore] = [asking.say.period(later.period), asking.say.period(earlier.period)];
  return {
    text: paragraphs(
      texts.heartCompare(shown, format(now.meanBpm), shownBefore, format(before.meanBpm)),
      now.sufficient && before.sufficient ? texts.compareCare : texts.compareFew(now.days, before.days),
    ),
    sources: [sources.careful],
    suggestions: suggestAbout('heart_rate', asking.slots),
  };
};

/** What the person's heart rate at rest says. */
export const answerHeartRate = async (asking: Asking): Promise<Reply> => {
  const { question } = asking;
  if (asksToCompare(asking)) return answerCompare(asking);
  const found = await readVitals(asking, 'heart_rate');
  if (found.readings.length === 0) return sayNoVitals(asking, 'heart_rate', found.period, formatReading);
  const isAboutNow = holdsNow(found.period, question.now, question.timeZone);
  const recent = isAboutNow ? found.readings : await readLastDay(asking, 'heart_rate');
  const advice = adviseOnHeartRates(asking, recent);
  const told = tell(asking, found);
  return {
    text: paragraphs(told, advice?.text ?? ''),
    brief: paragraphs(firstParagraph(told), advice?.text ?? ''),
    sources: [sources.careful],
    suggestions: suggestAbout('heart_rate', asking.slots),
  };
};
