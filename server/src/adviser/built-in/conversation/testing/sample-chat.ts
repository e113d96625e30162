import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { nightDayOf } from '@vida/contract/sleep/sleep-rules.ts';
import type { RecordedNight, TimedUse } from '../../../adviser.ts';
import type {
  ChatAdviser,
  ChatAnswer,
  ChatQuestion,
  ChatTurn,
  OwnAppointment,
  OwnData,
  OwnMeal,
  OwnReading,
  OwnTrainedDay,
} from '../../../conversation.ts';
import { NOW } from '../../../testing/sample-person.ts';
import { createBuiltInConversation } from '../built-in-conversation.ts';

/** Data of a sample person; lists in any order. */
export interface SampleData {
  readonly profile?: Partial<HealthProfile>;
  readonly readings?: Partial<Record<MetricType, readonly OwnReading[]>>;
  readonly nights?: readonly RecordedNight[];
  readonly uses?: readonly TimedUse[];
  readonly meals?: Readonly<Record<string, readonly OwnMeal[]>>;
  readonly training?: Awaited<ReturnType<OwnData['readTraining']>>;
  readonly trainedDays?: readonly OwnTrainedDay[];
  readonly appointments?: readonly OwnAppointment[];
}

/** Keeps data in memory, and answers as the database does. */
export const createSampleData = ({
  profile,
  readings = {},
  nights = [],
  uses = [],
  meals = {},
  training = null,
  trainedDays = [],
  appointments = [],
}: SampleData = {}): OwnData => {
  const sorted = (type: MetricType): readonly OwnReading[] =>
    (readings[type] ?? []).toSorted((a, b) => a.measuredAt.getTime() - b.measuredAt.getTime());
  const isIn = (at: number, from: Date, to: Date): boolean => at >= from.getTime() && at < to.getTime();
  return {
    readProfile: async () => ({ ...EMPTY_HEALTH_PROFILE, ...profile }),
    readReadings: async (type, from, to) =>
      sorted(type).filter(({ measuredAt }) => isIn(measuredAt.getTime(), from, to)),
    findNewestReading: async (type) => sorted(type).at(-1) ?? null,
    readNights: async (from, to) =>
      nights
        .filter(({ wake }) => isIn(wake.at.getTime(), from, to))
        .toSorted((a, b) => (nightDayOf(a) < nightDayOf(b) ? -1 : 1)),
    readUses: async (from, to) => uses.filter(({ at }) => isIn(at, from, to)).toSorted((a, b) => a.at - b.at),
    readMeals: async (day) => meals[day] ?? null,
    readTraining: async () => training,
    readAppointments: async () => appointments,
    readTrainedDays: async (fromDay, toDay) => trainedDays.filter(({ day }) => day >= fromDay && day <= toDay),
  };
};

interface Setting {
  readonly data?: SampleData;
  readonly now?: Date;
  readonly timeZone?: string;
  readonly glucoseUnit?: GlucoseUnit;
}

/** The whole answer of a conversation to a question after earlier turns. */
export const answerOf = async (
  conversation: ChatAdviser,
  message: string,
  turns: readonly ChatTurn[],
  { data, now = NOW, timeZone = 'America/Sao_Paulo', glucoseUnit = 'mg/dL' }: Setting,
): Promise<ChatAnswer> => {
  const question: ChatQuestion = {
    userId: 'person',
    message,
    turns,
    data: createSampleData(data),
    now,
    timeZone,
    glucoseUnit,
    signal: new AbortController().signal,
  };
  const pieces = conversation.answer(question);
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) return value;
  }
};

const builtIn = createBuiltInConversation();

/** The answer to a question after earlier turns. */
export const askOnce = (message: string, turns: readonly ChatTurn[], setting: Setting = {}): Promise<ChatAnswer> =>
  answerOf(builtIn, message, turns, setting);

/** The answer of a conversation that guards it to a first question. */
export const guardedAnswer = (conversation: ChatAdviser, message: string, data: SampleData = {}): Promise<ChatAnswer> =>
  answerOf(conversation, message, [], { data });

/** The last answer of a conversation whose questions are asked one after the other. */
export const converse = async (
  messages: readonly string[],
  setting: Setting = {},
  conversation: ChatAdviser = builtIn,
): Promise<ChatAnswer> => {
  const turns: ChatTurn[] = [];
  for (const [index, message] of messages.slice(0, -1).entries()) {
    const { text, emergency } = await answerOf(conversation, message, turns, setting);
    const at = new Date((setting.now ?? NOW).getTime() - (messages.length - index) * 1000);
    turns.push({ message, response: text, at, emergency });
  }
  return answerOf(conversation, messages.at(-1) ?? '', turns, setting);
};

/** The whole text of an answer to one question. */
export const ask = async (message: string, setting: Setting = {}): Promise<string> =>
  (await askOnce(message, [], setting)).text;

/** A reading so many hours before noon of the sample day. */
export const read = (value: number | null, hoursAgo: number, extra: Partial<OwnReading> = {}): OwnReading => ({
  measuredAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
  value,
  diastolic: null,
  rangeFlag: null,
  kind: 'capillary',
  context: null,
  ...extra,
});

/** A sensor of every 15 minutes over the last `days` days, from the values in turn. */
export const sensed = (values: readonly number[], days: number): readonly OwnReading[] =>
  Array.from({ length: days * 96 }, (_, index) =>
    read(values[index % values.length] ?? null, (days * 96 - index) / 4, { kind: 'sensor', weight: 15 }),
  );
