import type { DayFocus } from '@vida/contract/exercises/exercise-kinds.ts';

/** A day with a list of which something was changed or done. */
export interface TrainedDay {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly focus: DayFocus;
  /** Minutes done, and of the whole list. */
  readonly doneMinutes: number;
  readonly listedMinutes: number;
  /** Whether a strength exercise was done. */
  readonly didStrength: boolean;
  /** 0 to 10, as the person felt it; null: not said. */
  readonly effort: number | null;
}

const DONE_SHARE = 0.5;

/** A session counts as done when at least half of its minutes are. */
export const isDone = ({ doneMinutes, listedMinutes }: TrainedDay): boolean =>
  doneMinutes > 0 && doneMinutes >= DONE_SHARE * listedMinutes;
