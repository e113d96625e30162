import { daysBetween, WEEK_DAYS } from '@vida/contract/core/time.ts';
import type { ProgramNotice } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import type { ExerciseRules } from '../../guardrails/movement/exercise-rules.ts';
import { rowFor, stepBack, trainedLevel } from './level-rows.ts';
import { isDone, type TrainedDay } from './trained-days.ts';

/** Every fourth week is a light one. */
const LIGHT_EVERY_WEEKS = 4;
const LIGHT_SHARE = 0.6;
/** At most a tenth more a week, after a week that went well. */
const MORE = 1.1;
const GOOD_SHARE = 0.8;
const EASY_EFFORT_UP_TO = 5;
const MISSED_WEEKS_TO_STEP_BACK = 2;
/** After so many good weeks somebody sedentary may walk at a moderate pace. */
const GOOD_WEEKS_TO_WALK = 2;

/** The week of a programme that began on `startedDay`, from 1; seven days each. */
export const programWeekOf = (startedDay: string, day: string): number =>
  Math.max(1, Math.floor(daysBetween(startedDay, day) / WEEK_DAYS) + 1);

export interface Progress {
  readonly level: ExerciseLevel;
  /** Minutes of a session this week. */
  readonly minutes: number;
  readonly lightMinutes: number;
  readonly mayWalkModerately: boolean;
  readonly notices: readonly ProgramNotice[];
}

type WeekResult = 'missed' | 'short' | 'done' | 'easy';

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const resultOf = (days: readonly TrainedDay[], targetDays: number): WeekResult => {
  if (!days.some(({ doneMinutes }) => doneMinutes > 0)) return 'missed';
  const sessions = days.filter((day) => day.focus !== 'light' && isDone(day));
  if (sessions.length < GOOD_SHARE * targetDays) return 'short';
  const effort = meanOf(sessions.flatMap(({ effort }) => effort ?? []));
  return effort !== null && effort <= EASY_EFFORT_UP_TO ? 'easy' : 'done';
};

export interface ProgressRequest {
  readonly chosenLevel: ExerciseLevel | null;
  readonly rules: ExerciseRules;
  readonly startedDay: string;
  readonly day: string;
  /** Days of this programme before `day`'s week, in any order. */
  readonly history: readonly TrainedDay[];
}

/** Where a programme stands in the week of `day`, by what was done in the whole weeks before it. */
export const progressOf = ({ chosenLevel, rules, startedDay, day, history }: ProgressRequest): Progress => {
  const week = programWeekOf(startedDay, day);
  let level = trainedLevel(chosenLevel, rules);
  let minutes = rowFor(level, rules).minutes.start;
  let missed = 0;
  let good = 0;
  let last: ProgramNotice | null = null;
  for (let past = 1; past < week; past += 1) {
    const row = rowFor(level, rules);
    const days = history.filter((trained) => programWeekOf(startedDay, trained.day) === past);
    const result = resultOf(
      days.filter((trained) => trained.day >= startedDay),
      row.targetDays,
    );
    const isLight = past % LIGHT_EVERY_WEEKS === 0;
    missed = result === 'missed' ? missed + 1 : 0;
    good += result === 'easy' || result === 'done' ? 1 : 0;
    last = null;
    if (missed === MISSED_WEEKS_TO_STEP_BACK) {
      level = stepBack(level, 1);
      minutes = rowFor(level, rules).minutes.start;
      missed = 0;
      last = 'stepped_back';
    } else if (result === 'easy' && !isLight) {
      const more = Math.min(row.minutes.max, Math.floor(minutes * MORE));
      if (more > minutes) last = 'more_minutes';
      minutes = more;
    }
  }
  const isLight = week % LIGHT_EVERY_WEEKS === 0;
  const row = rowFor(level, rules);
  const share = isLight ? LIGHT_SHARE : 1;
  return {
    level,
    minutes: Math.round(minutes * share),
    lightMinutes: Math.max(WEEK_DAYS, Math.round(row.lightMinutes * share)),
    mayWalkModerately: good >= GOOD_WEEKS_TO_WALK,
    notices: [...(last ? [last] : []), ...(isLight ? (['light_week'] as const) : [])].filter(
      (notice) => !isLight || notice !== 'more_minutes',
    ),
  };
};
