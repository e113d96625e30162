import { roundTo } from '@vida/contract/core/decimals.ts';
import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import { computeWeightFigures } from '@vida/contract/measurements/weight-rules.ts';
import { readBodyMass } from '@vida/contract/profile/body-mass-rules.ts';
import { hasEatingRisk, hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { OwnReading } from '../../../conversation.ts';
import { citeSource } from '../../sources.ts';
import { formatDecimal, formatKg } from '../../words.ts';
import { holdsNow } from '../period/period.ts';
import { adviseOnWeights } from './advice-now.ts';
import { type Asking, paragraphs, type Reply, sentences } from './asking.ts';
import { suggestAbout } from './suggestions.ts';
import {
  countDays,
  extremeOf,
  listVitals,
  readVitals,
  sayNoVitals,
  type VitalPeriod,
} from './vital-readings.ts';
import { vitalsTexts as texts } from './vitals-texts.ts';

const formatReading = ({ value }: OwnReading): string => formatKg(value ?? 0);

/** Who decides about the weight where we do not. */
const careOf = ({ group }: Asking): string => {
  if (group === 'pregnant') return texts.weightPregnant;
  return group === 'minor' ? texts.weightMinor : texts.weightCare;
};

/** The change over a period, without praise or blame. */
const sayChange = (asking: Asking, { readings }: VitalPeriod): string => {
  const { say } = asking;
  const { changeKg, since } = computeWeightFigures(
    readings.map(({ measuredAt, value }) => ({ at: measuredAt.getTime(), weightKg: value })),
  );
  if (changeKg === null || since === null) return texts.weightOne;
  const day = texts.since(say.bareDay(new Date(since)));
  const kg = formatKg(Math.abs(changeKg));
  if (changeKg === 0) return texts.weightSame(day);
  return changeKg > 0 ? texts.weightMore(kg, day) : texts.weightLess(kg, day);
};

const sayExtreme = (asking: Asking, { period, readings }: VitalPeriod, side: 1 | -1): string => {
  const found = extremeOf(readings, side);
  if (!found) return '';
  const tell = side === 1 ? texts.weightHighest : texts.weightLowest;
  return tell(asking.say.period(period), formatKg(found.value), asking.say.moment(found.measuredAt));
};

/** The index that the profile shows, of the newest weight. */
const sayBodyMass = ({ profile, today }: Asking, weightKg: number | null): string => {
  const body = readBodyMass({ ...profile, currentWeight: weightKg ?? profile.currentWeight }, today);
  if (body?.kind === 'class')
    return texts.bodyMass(formatDecimal(body.bmi, 1), texts.bodyMassClasses[body.bmiClass], body.isOlder);
  return body ? texts.bodyMassSilences[body.reason] : texts.noBodyMass;
};

const tell = (asking: Asking, found: VitalPeriod): string => {
  const { say, slots } = asking;
  const { readings, period } = found;
  const newest = readings.at(-1);
  const last = newest ? texts.weightLast(formatKg(newest.value), say.moment(newest.measuredAt)) : '';
  switch (slots.figure) {
    case 'mean': {
      const mean = roundTo(meanOf(readings.map(({ value }) => value)) ?? 0, 1);
      return texts.weightMean(say.period(period), formatKg(mean), readings.length);
    }
    case 'highest':
      return sayExtreme(asking, found, 1);
    case 'lowest':
      return sayExtreme(asking, found, -1);
    case 'count':
      return texts.counted('weight', say.period(period), readings.length, countDays(readings));
    case 'list':
      return listVitals(asking, 'weight', found, formatReading);
    case 'last':
      return last;
    default:
      return sentences(
        last,
        readings.length > 1 || slots.figure === 'change' ? sayChange(asking, found) : '',
      );
  }
};

/** What the person's weight says; where it is a delicate subject, only where it is found. */
export const answerWeight = async (asking: Asking): Promise<Reply> => {
  const { question, profile } = asking;
  if (hasEatingRisk(profile)) return { text: texts.weightDelicate, sources: [], suggestions: [] };
  const found = await readVitals(asking, 'weight');
  if (asking.slots.figure === 'body_mass')
    return {
      text: sayBodyMass(asking, found.readings.at(-1)?.value ?? null),
      sources: [citeSource('bmi-classes')],
      suggestions: suggestAbout('weight', asking.slots),
    };
  if (found.readings.length === 0) {
    const none = await sayNoVitals(asking, 'weight', found.period, formatReading);
    const isKnown = profile.currentWeight !== null && none.suggestions.length === 0;
    return isKnown ? { ...none, text: texts.weightProfile(formatKg(profile.currentWeight ?? 0)) } : none;
  }
  const isAboutNow = holdsNow(found.period, question.now, question.timeZone);
  const advice = isAboutNow ? adviseOnWeights(asking, found.readings) : null;
  const isJudged = asking.slots.figure !== 'list' && asking.slots.figure !== 'count';
  const told = tell(asking, found);
  return {
    brief: paragraphs(told, advice?.text ?? ''),
    text: paragraphs(told, isJudged || !hasTargets(asking.group) ? careOf(asking) : '', advice?.text ?? ''),
    sources: advice ? [advice.source] : [],
    suggestions: suggestAbout('weight', asking.slots),
  };
};
