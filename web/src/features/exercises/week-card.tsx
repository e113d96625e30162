import { SCREEN_TARGET_DAYS, WEEKLY_MINUTES_GOAL } from '@vida/contract/exercises/exercise-kinds.ts';
import { completedPercent, movedDaysOf, stripDaysOf } from '@vida/contract/exercises/exercise-rules.ts';
import type { Exercise, ExerciseProgram, ProgramDay } from '@vida/contract/exercises/exercise-schemas.ts';
import { clsx } from 'clsx';
import { formatWeekday } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Stat } from '../../ui/stat.tsx';
import { WeekStrip } from '../../ui/week-strip.tsx';
import { pageMessages } from './page-messages.ts';
import { firstDaysDone, weekIndexOf } from './today-state.ts';

const messages = pageMessages.weekly;

interface WeekCardProps {
  program: ExerciseProgram;
  exercises: readonly Exercise[];
  today: string;
}

const PlannedDay = ({ day, isToday }: { day: ProgramDay; isToday: boolean }) => (
  <li
    aria-current={isToday ? 'date' : undefined}
    className={clsx(
      'flex flex-wrap justify-between gap-x-3 border-t border-border py-2 first:border-t-0',
      isToday && 'font-semibold',
    )}
  >
    <span className="capitalize">{formatWeekday(day.day)}</span>
    <span className="text-muted-foreground tabular-nums">
      {messages.focuses[day.focus]}
      {' · '}
      {day.plannedMinutes > 0
        ? messages.planned(day.plannedMinutes, day.doneMinutes)
        : messages.rested(day.doneMinutes)}
    </span>
  </li>
);

/** The strip Seg to Dom, days and minutes of the week against their goals, and what each day is for. */
export const WeekCard = ({ program, exercises, today }: WeekCardProps) => {
  const movedDays = movedDaysOf({ ...program, exercises });
  return (
    <Card compact title={messages.title} actions={<Badge tone="teal">{pageMessages.week(program.currentWeek)}</Badge>}>
      <WeekStrip
        label={messages.strip}
        done={firstDaysDone(stripDaysOf(completedPercent(exercises)))}
        today={weekIndexOf(today)}
      />
      <p className="mt-2 text-sm text-muted-foreground">{messages.stripText}</p>
      <Stat
        className="mt-4"
        label={messages.days}
        value={movedDays}
        unit={messages.daysUnit(program.targetDays ?? SCREEN_TARGET_DAYS)}
      />
      <ProgressBar
        className="mt-4"
        label={messages.minutes}
        value={program.weekMinutes}
        max={WEEKLY_MINUTES_GOAL}
        unit={messages.unit}
      />
      <p className="mt-2 text-sm text-muted-foreground">{messages.minutesText}</p>
      {program.week.length > 0 && (
        <Disclosure title={messages.plan} className="mt-2">
          <ul className="text-sm">
            {program.week.map((day) => (
              <PlannedDay key={day.day} day={day} isToday={day.day === today} />
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
};
