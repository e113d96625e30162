import { WEEK_DAYS } from '@vida/contract/core/time.ts';
import { WEEKLY_MINUTES_GOAL } from '@vida/contract/exercises/exercise-kinds.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { OwnExercise } from '../../../../conversation.ts';
import { lengthOf } from '../../period/period.ts';
import { type Asking, paragraphs } from '../asking.ts';
import { planTexts as texts } from '../plan-texts.ts';
import type { SeriesRules } from './series-rules.ts';

const minutesOf = (exercises: readonly OwnExercise[]): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

const lines = (exercises: readonly OwnExercise[]): readonly string[] =>
  exercises.map(({ name, duration, intensity, completed }) => texts.exercise(name, duration, intensity, completed));

const sayLeft = (exercises: readonly OwnExercise[]): string => {
  const open = exercises.filter(({ completed }) => !completed);
  if (exercises.length === 0) return texts.restDay;
  return open.length === 0 ? texts.allDone : [texts.left(open.length, minutesOf(open)), ...lines(open)].join('\n');
};

const saySession = (exercises: readonly OwnExercise[]): string => {
  if (exercises.length === 0) return texts.restDay;
  const done = exercises.filter(({ completed }) => completed).length;
  const progress = done === exercises.length ? texts.allDone : texts.done(done, exercises.length);
  return paragraphs(
    [texts.training(exercises.length, minutesOf(exercises)), ...lines(exercises)].join('\n'),
    done > 0 && progress,
    texts.stopSigns,
  );
};

/** Today's session, or what is left of it; null before the first programme. */
export const answerSession = async ({ question, slots }: Asking): Promise<string | null> => {
  const training = await question.data.readTraining();
  if (!training) return null;
  return slots.figure === 'left' ? sayLeft(training.exercises) : saySession(training.exercises);
};

/** Whether today's session is asked for, and not what was done before. */
export const asksForSession = ({ slots, today }: Asking): boolean => {
  const { figure, period, conditions, limit } = slots;
  if (figure === 'left') return true;
  const isToday = period === null || (period.fromDay === today && period.toDay === today);
  return isToday && conditions === null && limit === null && (figure === null || figure === 'overview');
};

/** What was trained, and what a week of movement usually is. */
export const trainingRules: SeriesRules = {
  tell: ({ slots: { figure }, today }, { figures: { sum }, period, when }) => {
    if (figure !== 'goal') return null;
    const days = lengthOf(period);
    if (days > WEEK_DAYS) return texts.weekMean(when, (WEEK_DAYS * sum) / days);
    return texts.weekLeft(when, sum, Math.max(0, WEEKLY_MINUTES_GOAL - sum), period.toDay < today);
  },
  remark: ({ group, slots: { figure } }, { period }) =>
    hasTargets(group) && lengthOf(period) <= WEEK_DAYS && figure !== 'last' && figure !== 'since' ? texts.weekGoal : '',
};
