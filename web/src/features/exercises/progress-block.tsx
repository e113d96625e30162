import { completedCount, completedPercent } from '@vida/contract/exercises/exercise-rules.ts';
import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { StatValue } from '../../ui/stat.tsx';
import { exercisesMessages } from './exercises-messages.ts';
import { pageMessages } from './page-messages.ts';
import { isAllDone } from './today-state.ts';

const messages = pageMessages.progress;

const minutesOf = (exercises: readonly Exercise[]): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

interface ProgressBlockProps {
  exercises: readonly Exercise[];
  /** The button that starts the session. */
  action: ReactNode;
}

/** The one filled block: how much of today is done. */
export const ProgressBlock = ({ exercises, action }: ProgressBlockProps) => {
  const titleId = useId();
  const percent = completedPercent(exercises);
  const done = exercises.filter(({ completed }) => completed);
  const count = exercisesMessages.doneCount(completedCount(exercises), exercises.length);
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 content-between gap-4 rounded-xl bg-deep px-4.5 py-5 text-deep-foreground md:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId}>{messages.title}</h2>
        <Badge tone="onDeep">{isAllDone(exercises) ? messages.done : messages.running}</Badge>
      </div>
      <div>
        <StatValue onDeep value={percent} unit="%" />
        <p className="mt-2 tabular-nums">
          {count}
          {' · '}
          {messages.minutes(minutesOf(done), minutesOf(exercises))}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={messages.title}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%, ${count}`}
        className="h-2.5 overflow-hidden rounded-full bg-deep-band"
      >
        <div className="h-full rounded-full bg-deep-foreground" style={{ width: `${percent}%` }} />
      </div>
      {action}
    </section>
  );
};
