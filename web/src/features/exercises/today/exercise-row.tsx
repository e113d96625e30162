import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { clsx } from 'clsx';
import { Pencil, TriangleAlert } from 'lucide-react';
import { type ComponentType, type RefObject, useId, useRef } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { exercisesMessages } from '../exercises-messages.ts';
import { ExerciseFigure } from '../figure/exercise-figure.tsx';
import { IntensityBadge } from '../intensity-badge.tsx';
import { pageMessages as messages } from '../page-messages.ts';
import type { ExerciseChange } from '../program-changes.ts';
import type { EditExerciseFormProps } from './edit-exercise-form.tsx';

/** What the rows of today's list share: one of them at a time is a form. */
export interface Editing {
  readonly editedId: string | null;
  readonly Form: ComponentType<EditExerciseFormProps> | null;
  /** Another one is being edited. */
  readonly isLocked: boolean;
  readonly open: (id: string) => void;
  readonly close: () => void;
  /** Throws when it was not stored, which it has told. */
  readonly save: (change: ExerciseChange) => Promise<void>;
}

interface ExerciseRowProps {
  exercise: Exercise;
  editing: Editing;
}

const ExerciseText = ({
  exercise,
  editing,
  editButton,
}: ExerciseRowProps & { editButton: RefObject<HTMLButtonElement | null> }) => {
  const tickId = useId();
  const { id, name, duration, intensity, completed, figure, instructions, avoidFor } = exercise;
  const toggle = (isDone: boolean) => void editing.save({ id, completed: isDone }).catch(() => {});
  return (
    <>
      <div className="flex items-start gap-2">
        <label htmlFor={tickId} className="grid size-11 shrink-0 place-items-center">
          <Checkbox
            round
            id={tickId}
            aria-label={exercisesMessages.markDone(name)}
            checked={completed}
            onChange={(event) => toggle(event.target.checked)}
          />
        </label>
        {figure && <ExerciseFigure name={figure} className="w-14 sm:w-18" />}
        <div className="min-w-0 flex-1 py-2">
          <p className={clsx('font-semibold wrap-anywhere', completed && 'text-muted-foreground')}>{name}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted-foreground tabular-nums">
            {exercisesMessages.minutes(duration)}
            <IntensityBadge intensity={intensity} />
          </p>
        </div>
        <IconButton
          ref={editButton}
          icon={Pencil}
          label={messages.edit(name)}
          disabled={editing.isLocked}
          onClick={() => editing.open(id)}
        />
      </div>
      {avoidFor.length > 0 && (
        <p className="mb-1 flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          <Icon icon={TriangleAlert} size="sm" className="mt-0.75" />
          {exercisesMessages.avoidFor(avoidFor)}
        </p>
      )}
      {instructions && (
        <Disclosure title={messages.howTo} className="ml-13 text-sm">
          {figure && <ExerciseFigure name={figure} wide className="mb-2 max-w-90" />}
          <p>{instructions}</p>
        </Disclosure>
      )}
    </>
  );
};

/** An exercise of today: tick, name, minutes, intensity, how to do it; or the form that changes it. */
export const ExerciseRow = ({ exercise, editing }: ExerciseRowProps) => {
  const editButton = useRef<HTMLButtonElement>(null);
  const { Form, editedId, save, close } = editing;
  return (
    <li className="border-t border-border py-2 first:border-t-0">
      {Form && editedId === exercise.id ? (
        <Form exercise={exercise} opener={editButton} onSave={save} onClose={close} />
      ) : (
        <ExerciseText exercise={exercise} editing={editing} editButton={editButton} />
      )}
    </li>
  );
};
