import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { OwnExercise } from '../../../conversation.ts';
import { citeSource } from '../../sources.ts';
import { holdsNow, lengthOf, type Period } from '../period/period.ts';
import { type Asking, paragraphs, type Reply, sentences } from './asking.ts';
import { planTexts as texts } from './plan-texts.ts';
import { suggestAbout } from './suggestions.ts';

const minutesOf = (exercises: readonly OwnExercise[]): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

const lines = (exercises: readonly OwnExercise[]): readonly string[] =>
  exercises.map(({ name, duration, intensity, completed }) =>
    texts.exercise(name, duration, intensity, completed),
  );

const sayLeft = (exercises: readonly OwnExercise[]): string => {
  const open = exercises.filter(({ completed }) => !completed);
  if (exercises.length === 0) return texts.restDay;
  return open.length === 0
    ? texts.allDone
    : [texts.left(open.length, minutesOf(open)), ...lines(open)].join('\n');
};

const sayToday = (exercises: readonly OwnExercise[]): string => {
  if (exercises.length === 0) return texts.restDay;
  const done = exercises.filter(({ completed }) => completed).length;
  const progress = done === exercises.length ? texts.allDone : texts.done(done, exercises.length);
  return paragraphs(
    [texts.training(exercises.length, minutesOf(exercises)), ...lines(exercises)].join('\n'),
    done > 0 && progress,
    texts.stopSigns,
  );
};

/** Minutes, or a stretch of days: what is known is this week's sum. */
const asksWeek = ({ slots }: Asking): boolean => {
  const isLong = slots.period !== null && lengthOf(slots.period) > 1;
  return isLong || ['minutes', 'count', 'total', 'mean', 'compare', 'change'].includes(slots.figure ?? '');
};

const WEEK_DAYS = 7;

/** The days of a period on which something was done. */
const sayTrained = async ({ question, say }: Asking, period: Period): Promise<string> => {
  const listed = await question.data.readTrainedDays(period.fromDay, period.toDay);
  const trained = listed.filter(({ minutes }) => minutes > 0);
  const minutes = trained.reduce((sum, each) => sum + each.minutes, 0);
  return trained.length === 0
    ? texts.notTrained(say.period(period))
    : texts.trained(say.period(period), trained.length, minutes);
};

/** Today's session, the minutes of the week, or what was done in another period. */
export const answerTraining = async (asking: Asking): Promise<Reply> => {
  const { slots, question, group } = asking;
  const training = await question.data.readTraining();
  if (!training) return { text: texts.noProgramme, sources: [], suggestions: [] };
  const suggestions = suggestAbout('training', slots);
  const isOtherDay = slots.period !== null && !holdsNow(slots.period, question.now, question.timeZone);
  const week = sentences(texts.week(training.weekMinutes), hasTargets(group) && texts.weekGoal);
  const isOtherStretch = slots.period !== null && (isOtherDay || lengthOf(slots.period) > WEEK_DAYS);
  const text = isOtherStretch
    ? await sayTrained(asking, slots.period)
    : asksWeek(asking)
      ? week
      : slots.figure === 'left'
        ? sayLeft(training.exercises)
        : sayToday(training.exercises);
  return { text, sources: [citeSource('activity-adults')], suggestions };
};
