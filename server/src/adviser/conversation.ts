import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { ChatFigures } from '@vida/contract/chat/chat-figures.ts';
import type { ChatChunk, ChatEmergency, ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Meal } from '@vida/contract/nutrition/meal-schemas.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { AdviceSource } from '@vida/contract/recommendations/recommendation-schemas.ts';
import type { Explain } from '../config/explain.ts';
import type { RecordedNight, TimedUse } from './adviser.ts';
import type { Warning } from './warnings/warnings-for.ts';

/** A reading of any kind: mg/dL, mmHg (`diastolic` beside it), kg, beats a minute, %. */
export interface OwnReading
  extends Readonly<Pick<HealthMetric, 'value' | 'diastolic' | 'rangeFlag' | 'kind' | 'context'>> {
  readonly measuredAt: Date;
  /** What a glucose counts in figures, 1 where absent; 0: another source tells it, and it enters none. */
  readonly weight?: number;
}

/** A meal planned for a day, with what it holds. */
export type OwnMeal = Readonly<Pick<Meal, 'type' | 'name' | Nutrient>>;

/** An exercise of today's session. */
export type OwnExercise = Readonly<Pick<Exercise, 'name' | 'duration' | 'intensity' | 'completed'>>;

export interface OwnTrainedDay {
  readonly day: string;
  readonly minutes: number;
}

/** An appointment that is still to come. */
export interface OwnAppointment {
  readonly scheduledAt: Date;
  readonly professional: string;
  readonly place: string | null;
}

/** The person's own data, read only when a question asks for it. Lists are ascending by moment and bounded. */
export interface OwnData {
  readonly readProfile: () => Promise<HealthProfile>;
  /** In `[from, to)`. */
  readonly readReadings: (type: MetricType, from: Date, to: Date) => Promise<readonly OwnReading[]>;
  /** The newest of all, however old. */
  readonly findNewestReading: (type: MetricType) => Promise<OwnReading | null>;
  /** Nights that ended in `[from, to)`. */
  readonly readNights: (from: Date, to: Date) => Promise<readonly RecordedNight[]>;
  readonly readUses: (from: Date, to: Date) => Promise<readonly TimedUse[]>;
  /** What the newest plan of the day holds, without what is withheld; null where there is none. */
  readonly readMeals: (day: string) => Promise<readonly OwnMeal[] | null>;
  /** Today's session and the minutes done this week; null before the first programme. */
  readonly readTraining: () => Promise<{
    readonly exercises: readonly OwnExercise[];
    readonly weekMinutes: number;
  } | null>;
  /**
   * The days from `fromDay` to `toDay` (`yyyy-MM-dd`, the person's) on which something was listed, ascending, with
   * the minutes done.
   */
  readonly readTrainedDays: (fromDay: string, toDay: string) => Promise<readonly OwnTrainedDay[]>;
  /** From now on, the next one first, at most five. */
  readonly readAppointments: () => Promise<readonly OwnAppointment[]>;
}

/** An earlier exchange of the same conversation. */
export interface ChatTurn extends Readonly<Pick<ChatMessage, 'message' | 'response' | 'emergency'>> {
  readonly at: Date;
}

/** What was said longer ago is another conversation, milliseconds. */
const CONVERSATION_MS = 12 * HOUR_MS;

/** How many earlier exchanges an answer may rest on. */
export const CHAT_TURNS = 10;

export interface ChatQuestion {
  readonly userId: string;
  /** Trimmed, not empty. What a person wrote is data, never instructions. */
  readonly message: string;
  /** Oldest first, at most `CHAT_TURNS`. */
  readonly turns: readonly ChatTurn[];
  readonly data: OwnData;
  readonly now: Date;
  readonly timeZone: string;
  readonly glucoseUnit: GlucoseUnit;
  /** What the profile says about it and what stands before the answer already (`warnFirst`). */
  readonly warnings?: readonly Warning[];
  /** Aborted when the asker left. */
  readonly signal: AbortSignal;
  readonly explain?: Explain | undefined;
}

/** The earlier exchanges of this conversation: nothing is taken from those before it. */
export const turnsOfNow = ({ turns, now }: ChatQuestion): readonly ChatTurn[] =>
  turns.filter(({ at }) => now.getTime() - at.getTime() <= CONVERSATION_MS);

/**
 * What became of a question: answered; with a condition that could not be used, and was named; asked back; not
 * known, and said so; not for us to answer.
 */
export type Outcome = 'answered' | 'partial' | 'asked_back' | 'unknown' | 'refused';

/** A whole answer, before it is stored. */
export interface ChatAnswer {
  readonly text: string;
  readonly source: AdviceSource;
  readonly isComplete: boolean;
  readonly emergency: ChatEmergency | null;
  readonly sources: readonly string[];
  readonly suggestions: readonly string[];
  /** 'answered' where it is absent. */
  readonly outcome?: Outcome;
  readonly figures: ChatFigures | null;
}

/** An answer with nothing beside its text, the rules' and whole unless `beside` says otherwise. */
export const plainAnswer = (text: string, beside: Partial<ChatAnswer> = {}): ChatAnswer => ({
  text,
  source: 'rules',
  isComplete: true,
  emergency: null,
  sources: [],
  suggestions: [],
  figures: null,
  ...beside,
});

/** Whoever answers in a conversation: pieces as they come, and the whole answer at the end. */
export interface ChatAdviser {
  readonly answer: (question: ChatQuestion) => AsyncGenerator<ChatChunk, ChatAnswer>;
}
