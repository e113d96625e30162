import { clsx } from 'clsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { landingMessages } from './landing-messages.ts';

/** Two rows of 'Treino de Hoje'. */
export const ExercisesPicture = () => (
  <ul className="divide-y divide-border">
    {landingMessages.features.exercises.items.map(({ name, minutes, done }) => (
      <li key={name} className="flex min-h-14 items-center gap-3.5 py-2">
        <Checkbox round checked={done} readOnly aria-label={name} />
        <span className={clsx('mr-auto font-medium', done && 'text-muted-foreground')}>{name}</span>
        <span className="text-muted-foreground tabular-nums">{minutes}</span>
      </li>
    ))}
  </ul>
);
