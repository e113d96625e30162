import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { TimedReading } from '@vida/contract/measurements/glucose-figures.ts';
import type { MetricContext, MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type {
  AdviceSource,
  TipCategory,
  TipPriority,
} from '@vida/contract/recommendations/recommendation-schemas.ts';

/** A glucose reading as far as advice cares: mg/dL or a flag, its moment, how and when it was taken. */
export interface GlucoseReading extends TimedReading {
  readonly kind: MetricKind;
  readonly context: MetricContext | null;
}

/** What is known of a person when advice is asked for. */
export interface Person {
  readonly profile: HealthProfile;
  /** The last 14 calendar days, ascending by moment. */
  readonly readings: readonly GlucoseReading[];
  /**
   * Only where `readings` is empty: the 14 calendar days that end on the day of the newest reading there is,
   * ascending by moment; empty where there never was one. They are about the past, never about today.
   */
  readonly olderReadings: readonly GlucoseReading[];
  readonly glucoseUnit: GlucoseUnit;
  readonly timeZone: string;
}

/** A tip the person was given before; what it was about, when, and whether it was sent away. */
export interface EarlierTip {
  readonly ruleKey: string;
  readonly shownAt: Date;
  readonly dismissedAt: Date | null;
}

export interface TipRequest {
  readonly person: Person;
  /** `general` draws on every category. */
  readonly category: TipCategory;
  readonly earlier: readonly EarlierTip[];
  readonly now: Date;
}

/** A tip before it is stored, in Portuguese. */
export interface TipDraft {
  /** What tip this is: the same tip told again has the same key. */
  readonly ruleKey: string;
  readonly title: string;
  readonly content: string;
  readonly category: TipCategory;
  readonly priority: TipPriority;
  readonly why: readonly string[];
  readonly evidence: string;
  readonly source: AdviceSource;
}

/** Whoever gives advice: the built-in rules, or a language model behind the same guardrails. */
export interface Adviser {
  /** At most `MAX_TIPS`, the most pressing first; fewer, even none, where there is nothing (new) to say. */
  readonly suggestTips: (request: TipRequest) => Promise<readonly TipDraft[]>;
}

/** Tips of one generation. */
export const MAX_TIPS = 6;

/** Calendar days of readings that advice looks at. */
export const ADVICE_DAYS = 14;
