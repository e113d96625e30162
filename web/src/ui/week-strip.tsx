import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Icon } from './icon.tsx';
import { uiMessages } from './ui-messages.ts';

interface WeekStripProps {
  /** Seven days, Monday first: whether the day's goal was met. */
  done: readonly boolean[];
  /** 0 is Monday; null where the week is not this one. */
  today: number | null;
  label?: string;
  className?: string;
}

/** Seg to Dom: a tick for the days that are done, a caju ring and the bold word for today. */
export const WeekStrip = ({ done, today, label = uiMessages.week, className }: WeekStripProps) => (
  <ol aria-label={label} className={clsx('grid grid-cols-7 gap-1 text-center', className)}>
    {uiMessages.weekDays.map((day, index) => {
      const isDone = done[index] === true;
      const isToday = index === today;
      return (
        <li
          key={day}
          aria-current={isToday ? 'date' : undefined}
          className={clsx(
            'grid justify-items-center gap-1.5 text-sm leading-5',
            isToday ? 'font-bold text-accent-strong' : 'text-muted-foreground',
          )}
        >
          <span
            className={clsx(
              'grid size-8 place-items-center rounded-full',
              isDone && 'bg-primary text-primary-foreground',
              isToday && 'border-[2.5px] border-accent',
              !isDone && !isToday && 'border-[1.5px] border-dashed border-input',
            )}
          >
            {isDone && <Icon icon={Check} size="sm" />}
          </span>
          <span aria-hidden>{day}</span>
          <span className="sr-only">
            {uiMessages.weekDayNames[index]}
            {isToday && `, ${uiMessages.today}`}, {isDone ? uiMessages.done : uiMessages.toDo}
          </span>
        </li>
      );
    })}
  </ol>
);
