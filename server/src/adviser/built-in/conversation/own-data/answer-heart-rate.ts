import { classifyHeartRate, computeHeartRateFigures } from '@vida/contract/measurements/heart-rate-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { OwnReading } from '../../../conversation.ts';
import { citeSource } from '../../sources.ts';
import { formatDecimal } from '../../words.ts';
import { adviseOnHeartRates } from './advice-now.ts';
import { answerSign, type Sign } from './answer-sign.ts';
import { type Asking, paragraphs, type Reply, sentences } from './asking.ts';
import { countDays, extremeOf, listVitals, type VitalPeriod } from './vital-readings.ts';
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

const heartRateSign: Sign = {
  type: 'heart_rate',
  source: citeSource('aha-pulse'),
  formatReading,
  adviseOn: adviseOnHeartRates,
  meanOf: (found) => {
    const { meanBpm, days, sufficient } = figuresOf(found);
    return { shown: meanBpm === null ? null : format(meanBpm), days, sufficient };
  },
  tell,
  tellCompared: texts.heartCompare,
};

/** What the person's heart rate at rest says. */
export const answerHeartRate = (asking: Asking): Promise<Reply> => answerSign(asking, heartRateSign);
