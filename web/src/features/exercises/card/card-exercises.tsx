import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { exercisesMessages as messages } from '../exercises-messages.ts';
import { IntensityBadge } from '../intensity-badge.tsx';

interface CardExercisesProps {
  exercises: readonly Exercise[];
  onToggle: (id: string, completed: boolean) => void;
}

/** 'Treino de Hoje' in a line each: tick, name, minutes, intensity. */
export const CardExercises = ({ exercises, onToggle }: CardExercisesProps) => {
  const idPrefix = useId();
  return (
    <ul>
      {exercises.map(({ id, name, duration, intensity, completed, avoidFor }) => (
        <li key={id} className="border-t border-border first:border-t-0">
          <label htmlFor={`${idPrefix}${id}`} className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
            <Checkbox
              round
              id={`${idPrefix}${id}`}
              aria-label={messages.markDone(name)}
              checked={completed}
              onChange={(event) => onToggle(id, event.target.checked)}
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className={clsx('font-medium wrap-anywhere', completed && 'text-muted-foreground')}>{name}</span>
              <span className="flex items-center gap-2 text-sm text-muted-foreground tabular-nums">
                {messages.minutes(duration)}
                <IntensityBadge intensity={intensity} />
              </span>
            </span>
          </label>
          {avoidFor.length > 0 && <p className="mb-2 ml-10.5 text-sm text-warning">{messages.avoidFor(avoidFor)}</p>}
        </li>
      ))}
    </ul>
  );
};
