import type { WeighedReading } from '@vida/contract/measurements/glucose-figures.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Pressure } from '@vida/contract/measurements/pressure-rules.ts';
import type { TimedWeight } from '@vida/contract/measurements/weight-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Recommendation, TipCategory } from '@vida/contract/recommendations/recommendation-schemas.ts';
import type { Night } from '@vida/contract/sleep/sleep-rules.ts';
import type { Use } from '@vida/contract/substances/substance-rules.ts';
import type { Explain } from '../config/explain.ts';

/**
 * A glucose reading as far as advice cares: mg/dL or a flag, its moment, how and when it was taken. Of weight 0 it is
 * told by another source: it enters no figure, and asks for help all the same.
 */
export type GlucoseReading = WeighedReading & Readonly<Pick<HealthMetric, 'kind' | 'context'>>;

/** What was measured, with its moment, epoch milliseconds. */
export type Timed<Measured> = Readonly<Measured & { at: number }>;

/** Every reading but glucose; each list ascending by moment and bounded. */
export interface Vitals {
  /** The last `VITALS_DAYS`, in mmHg. */
  readonly pressures: readonly Timed<Pressure>[];
  readonly weights: readonly TimedWeight[];
  /** At rest. */
  readonly heartRates: readonly Timed<{ bpm: number }>[];
  /** Glycated haemoglobin of the last `HBA1C_DAYS`. */
  readonly hba1cs: readonly Timed<{ percent: number }>[];
}

/** A night as far as advice cares. */
export interface RecordedNight extends Night {
  readonly nightWakings: number;
}

/** A use of a substance, or time spent gaming; its day and its minute are of the person's own clock then. */
export interface TimedUse extends Timed<Use> {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minuteOfDay: number;
}

/** What is known of a person when advice is asked for. */
export interface Person {
  readonly profile: HealthProfile;
  /** The last 14 calendar days, of whichever source, ascending by moment. */
  readonly readings: readonly GlucoseReading[];
  /**
   * Only where `readings` is empty: the 14 calendar days that end on the day of the newest reading there is,
   * ascending by moment; empty where there never was one. They are about the past, never about today.
   */
  readonly olderReadings: readonly GlucoseReading[];
  readonly vitals: Vitals;
  /** Nights that ended in the last `ADVICE_DAYS` calendar days, ascending by waking; a day may have several. */
  readonly nights: readonly RecordedNight[];
  /** The last `USE_DAYS` calendar days, ascending by moment; an amount of 0 says that there was none. */
  readonly uses: readonly TimedUse[];
  readonly timeZone: string;
}

/** A tip the person was given before; what it was about, when, and whether it was sent away. */
export interface EarlierTip {
  readonly ruleKey: string;
  readonly shownAt: Date;
  readonly dismissedAt: Date | null;
}

export interface TipRequest {
  /** Decides whether a model may be asked (consent, quota); no adviser learns more of it. */
  readonly userId: string;
  readonly person: Person;
  /** `general` draws on every category. */
  readonly category: TipCategory;
  readonly earlier: readonly EarlierTip[];
  readonly now: Date;
  readonly explain?: Explain | undefined;
}

/** A tip before it is stored, in Portuguese; its glucose figures are said by `sayFigures` when it is read. */
export interface TipDraft extends Readonly<Omit<Recommendation, 'id' | 'createdAt' | 'why'>> {
  /** What tip this is: the same tip told again has the same key. */
  readonly ruleKey: string;
  readonly why: readonly string[];
}

/** Whoever gives advice: the built-in rules, or a language model behind the same guardrails. */
export interface Adviser {
  /** At most `MAX_TIPS`, the most pressing first; fewer, even none, where there is nothing (new) to say. */
  readonly suggestTips: (request: TipRequest) => Promise<readonly TipDraft[]>;
}

/** Tips of one generation. */
export const MAX_TIPS = 6;

/** Calendar days of glucose and of nights that advice looks at. */
export const ADVICE_DAYS = 14;

/** Calendar days of substances and gaming that advice looks at. */
export const USE_DAYS = 30;

/** Calendar days of pressure, weight and heart rate that advice looks at. */
export const VITALS_DAYS = 90;

/** The lab test is repeated every 3 to 6 months: a year with room still finds the newest and the one before. */
export const HBA1C_DAYS = 400;

/** The newest of each type at most. */
export const MAX_VITALS = 500;
