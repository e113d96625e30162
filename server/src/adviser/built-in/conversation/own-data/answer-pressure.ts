import {
  classifyPressure,
  computePressureFigures,
  isOnLowSide,
  LOW_SYSTOLIC_BELOW,
  PRESSURE_GOAL_BELOW,
  type Pressure,
  reachesPressure,
} from '@vida/contract/measurements/pressure-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { OwnReading } from '../../../conversation.ts';
import { citeSource } from '../../sources.ts';
import { formatDecimal } from '../../words.ts';
import { adviseOnPressures } from './advice-now.ts';
import { answerSign, type Sign } from './answer-sign.ts';
import { type Asking, isOlderAndTreated, paragraphs, type Reply, sentences } from './asking.ts';
import { countDays, extremeOf, listVitals, type VitalPeriod, type VitalReading } from './vital-readings.ts';
import { vitalsTexts as texts } from './vitals-texts.ts';

/** '128 por 82' */
const format = ({ systolic, diastolic }: Pressure): string =>
  `${formatDecimal(systolic, 0)} por ${formatDecimal(diastolic, 0)}`;

const toPressure = ({ value, diastolic }: OwnReading): Pressure => ({
  systolic: value ?? 0,
  diastolic: diastolic ?? 0,
});

const formatReading = (reading: OwnReading): string => `${format(toPressure(reading))} mmHg`;

/** What a pressure that may be too low asks for, symptoms unknown; null for any other. */
const sayTooLow = (pressure: Pressure, asking: Asking): string | null => {
  const found = classifyPressure(pressure, isOlderAndTreated(asking));
  if (found === 'low' || found === 'low_for_treated') return texts.pressureClasses[found];
  return isOnLowSide(pressure) ? texts.pressureOnLowSide : null;
};

/** What a class means, for those whose classes are ours to tell. */
export const sayPressureClass = (pressure: Pressure, asking: Asking): string =>
  hasTargets(asking.group)
    ? (sayTooLow(pressure, asking) ??
      texts.pressureClasses[classifyPressure(pressure, isOlderAndTreated(asking))])
    : texts.ownGoal[asking.group];

const figuresOf = ({ readings }: VitalPeriod) =>
  computePressureFigures(readings.map((each) => ({ ...toPressure(each), day: each.day })));

const sayMean = (asking: Asking, { period, readings }: VitalPeriod): string => {
  const [only, ...others] = readings;
  if (only && others.length === 0)
    return sentences(
      texts.pressureOne(
        asking.say.period(period),
        format(toPressure(only)),
        asking.say.moment(only.measuredAt),
      ),
      sayPressureClass(toPressure(only), asking),
    );
  const figures = figuresOf({ period, readings });
  if (!figures.mean) return '';
  const judgement = figures.isAboveGoal
    ? texts.pressureAboveGoal
    : (sayTooLow(figures.mean, asking) ?? texts.pressureInGoal);
  return paragraphs(
    texts.pressureMean(asking.say.period(period), format(figures.mean), figures.readingCount, figures.days),
    figures.sufficient
      ? hasTargets(asking.group)
        ? sentences(judgement, texts.ownGoal[asking.group])
        : texts.ownGoal[asking.group]
      : texts.pressureFew(figures.days),
  );
};

const sayExtreme = (asking: Asking, { period, readings }: VitalPeriod, side: 1 | -1): string => {
  const found = extremeOf(readings, side);
  if (!found) return '';
  const tell = side === 1 ? texts.pressureHighest : texts.pressureLowest;
  return sentences(
    tell(
      asking.say.period(period),
      format(toPressure(found)),
      asking.say.moment(found.measuredAt),
      readings.length,
    ),
    sayPressureClass(toPressure(found), asking),
  );
};

const sayLast = ({ say }: Asking, newest: VitalReading): string =>
  texts.pressureLast(format(toPressure(newest)), say.moment(newest.measuredAt));

const tell = (asking: Asking, found: VitalPeriod): string => {
  const { readings, period } = found;
  const newest = readings.at(-1);
  const shownPeriod = asking.say.period(period);
  switch (asking.slots.figure) {
    case 'mean':
    case 'in_range':
      return sayMean(asking, found);
    case 'highest':
      return sayExtreme(asking, found, 1);
    case 'lowest':
      return sayExtreme(asking, found, -1);
    case 'above': {
      const above = readings.filter((each) => reachesPressure(toPressure(each), PRESSURE_GOAL_BELOW)).length;
      return hasTargets(asking.group)
        ? paragraphs(texts.pressureAbove(shownPeriod, above, readings.length), sayMean(asking, found))
        : sayMean(asking, found);
    }
    case 'below': {
      const below = readings.filter(({ value }) => value < LOW_SYSTOLIC_BELOW).length;
      return paragraphs(texts.pressureBelow(shownPeriod, below, readings.length), sayMean(asking, found));
    }
    case 'count':
      return texts.counted('blood_pressure', shownPeriod, readings.length, countDays(readings));
    case 'list':
      return listVitals(asking, 'blood_pressure', found, formatReading);
    case 'last':
      return newest ? sentences(sayLast(asking, newest), sayPressureClass(toPressure(newest), asking)) : '';
    default:
      return paragraphs(newest && readings.length > 1 ? sayLast(asking, newest) : '', sayMean(asking, found));
  }
};

const pressureSign: Sign = {
  type: 'blood_pressure',
  source: citeSource('pressure-2025'),
  formatReading,
  adviseOn: adviseOnPressures,
  meanOf: (found) => {
    const { mean, days, sufficient } = figuresOf(found);
    return { shown: mean ? format(mean) : null, days, sufficient };
  },
  tell,
  tellCompared: texts.pressureCompare,
};

/** What the person's blood pressure says. */
export const answerPressure = (asking: Asking): Promise<Reply> => answerSign(asking, pressureSign);
