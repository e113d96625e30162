import {
  hourIn,
  isTimedTrigger,
  MOTIVATION_TRIGGERS,
  type MotivationTrigger,
  partOfDayOf,
  type TimedTrigger,
  timedTriggerOf,
} from '@vida/contract/motivation/motivation-rules.ts';
import type { Viewer } from '../../http/viewer.ts';
import { createMessagePicker } from './message-picker.ts';
import { motivationMessages } from './motivation-messages.ts';

/** Whom a message is for: the zone decides the hour. */
export type Listener = Pick<Viewer, 'userId' | 'timeZone'>;

export interface MotivationDeps {
  readonly clock: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
  /** Whether a reading of this person asks for help now: then Vida says nothing. */
  readonly isEmergency: (listener: Listener) => Promise<boolean>;
}

type Topic = MotivationTrigger | 'general';

/** The variants to choose from: an unknown trigger has the general ones, as has one of another hour than now. */
const topicAt = (trigger: string, hour: number): Topic => {
  const known = MOTIVATION_TRIGGERS.find((name) => name === trigger);
  if (known === undefined) return 'general';
  return isTimedTrigger(known) && known !== timedTriggerOf(hour) ? 'general' : known;
};

/** The variants that fit the hour. */
export const variantsAt = (topic: Topic, hour: number): readonly string[] => {
  const variants = motivationMessages[topic];
  return [...variants.always, ...(variants[partOfDayOf(hour)] ?? [])];
};

/** What Vida says to what a person does; it changes nothing. */
export const createMotivationService = ({ clock, random, isEmergency }: MotivationDeps) => {
  const pick = createMessagePicker(random);

  const answer = async (listener: Listener, trigger: string): Promise<string | null> => {
    if (await isEmergency(listener)) return null;
    const hour = hourIn(clock(), listener.timeZone);
    const topic = topicAt(trigger, hour);
    return pick(listener.userId, topic, variantsAt(topic, hour));
  };

  return {
    answer,

    /** The message of the hour; by day there is none, and nothing is read for it. */
    ofTheHour: async (listener: Listener): Promise<{ message: string | null; trigger: TimedTrigger | null }> => {
      const trigger = timedTriggerOf(hourIn(clock(), listener.timeZone));
      return { message: trigger && (await answer(listener, trigger)), trigger };
    },
  };
};

export type MotivationService = ReturnType<typeof createMotivationService>;
