import { DAY_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { GlucoseReading, Vitals } from '../../../adviser.ts';
import type { OwnReading } from '../../../conversation.ts';
import { sayFigures } from '../../../figures-in-text.ts';
import { tellRules } from '../../built-in-adviser.ts';
import { buildFacts, type Facts } from '../../facts/facts.ts';
import { glucoseNowRules } from '../../rules/glucose-now-rules.ts';
import { heartRateRules } from '../../rules/heart-rate-rules.ts';
import { pressureNowRules } from '../../rules/pressure-rules.ts';
import { weightRules } from '../../rules/weight-rules.ts';
import type { Rules } from '../../tip-rule.ts';
import { evidenceOf } from '../../tip-table.ts';
import type { Subject } from '../parsing/slots.ts';
import type { Asking } from './asking.ts';

const NO_VITALS: Vitals = { pressures: [], weights: [], heartRates: [], hba1cs: [] };

/** The rules' facts of a person of whom only some readings were read. */
const factsOf = (
  { question: { now, timeZone }, profile }: Asking,
  known: { readonly readings?: readonly GlucoseReading[]; readonly vitals?: Partial<Vitals> },
): Facts =>
  buildFacts(
    {
      profile,
      readings: known.readings ?? [],
      olderReadings: [],
      vitals: { ...NO_VITALS, ...known.vitals },
      nights: [],
      uses: [],
      timeZone,
    },
    now,
  );

/** What the most urgent of the rules says, in the person's unit; null where none holds or nothing is urgent. */
const tellMostUrgent = (rules: Rules, facts: Facts, { question }: Asking) => {
  const [first] = tellRules(facts, ({ key }) => key in rules)
    .filter(({ urgency }) => urgency > 0)
    .toSorted((a, b) => b.urgency - a.urgency);
  return first
    ? {
        text: sayFigures(`${first.title}. ${first.content}`, question.glucoseUnit),
        source: evidenceOf(first.rule),
      }
    : null;
};

/** Advice with the document it rests on. */
export interface Advice {
  readonly text: string;
  readonly source: string;
}

/** A reading as the rules take it. */
export const toGlucoseReading = ({
  measuredAt,
  value,
  rangeFlag,
  kind,
  context,
  weight = 1,
}: OwnReading): GlucoseReading => ({
  at: measuredAt.getTime(),
  value,
  rangeFlag,
  kind,
  context,
  weight,
});

/** A clock of a device may be a little ahead. */
const AHEAD_MS = 5 * MINUTE_MS;

/**
 * Every reading of a type of the last 24 hours, of whichever source, ascending: what the newest asks for
 * depends on all of them.
 */
export const readLastDay = ({ question: { data, now } }: Asking, type: MetricType): Promise<readonly OwnReading[]> =>
  data.readReadings(type, new Date(now.getTime() - DAY_MS), new Date(now.getTime() + AHEAD_MS));

/** What readings of the last 24 hours ask for at once, as the tips say it; `readings` ascending, of any time. */
export const adviseOnGlucose = (asking: Asking, readings: readonly OwnReading[]): Advice | null => {
  const since = asking.question.now.getTime() - DAY_MS;
  const recent = readings.filter(({ measuredAt }) => measuredAt.getTime() >= since).map(toGlucoseReading);
  return recent.length === 0 ? null : tellMostUrgent(glucoseNowRules, factsOf(asking, { readings: recent }), asking);
};

const toValue = ({ measuredAt, value }: OwnReading) => ({ at: measuredAt.getTime(), value: value ?? 0 });

/** The same for pressure; also what a pregnancy asks for over the week. */
export const adviseOnPressures = (asking: Asking, readings: readonly OwnReading[]): Advice | null => {
  const pressures = readings.map((each) => ({
    at: each.measuredAt.getTime(),
    systolic: each.value ?? 0,
    diastolic: each.diastolic ?? 0,
  }));
  return tellMostUrgent(pressureNowRules, factsOf(asking, { vitals: { pressures } }), asking);
};

/** The same for heart rates. */
export const adviseOnHeartRates = (asking: Asking, readings: readonly OwnReading[]): Advice | null => {
  const heartRates = readings.map(toValue).map(({ at, value }) => ({ at, bpm: value }));
  return tellMostUrgent(heartRateRules, factsOf(asking, { vitals: { heartRates } }), asking);
};

/** The same for weights: a gain that may be fluid, a large loss. */
export const adviseOnWeights = (asking: Asking, readings: readonly OwnReading[]): Advice | null => {
  const weights = readings.map(toValue).map(({ at, value }) => ({ at, weightKg: value }));
  return tellMostUrgent(weightRules, factsOf(asking, { vitals: { weights } }), asking);
};

const advisers = {
  glucose: adviseOnGlucose,
  blood_pressure: adviseOnPressures,
  heart_rate: adviseOnHeartRates,
} as const;

const hasAdvice = (subject: Subject): subject is keyof typeof advisers => subject in advisers;

/** What the readings of the last 24 hours ask for at once; null also of a subject that never asks for anything. */
export const adviseNow = async (asking: Asking, subject: Subject): Promise<Advice | null> =>
  hasAdvice(subject) ? advisers[subject](asking, await readLastDay(asking, subject)) : null;
