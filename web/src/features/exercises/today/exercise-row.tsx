import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { clsx } from 'clsx';
import { Pencil, TriangleAlert } from 'lucide-react';
import { type ComponentType, type RefObject, useId, useRef } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { exercisesMessages } from '../exercises-messages.ts';
import { IntensityBadge } from '../intensity-badge.tsx';
import { pageMessages as messages } from '../page-messages.ts';
import type { ExerciseChange } from '../program-changes.ts';
import type { EditExerciseFormProps } from './edit-exercise-form.tsx';

interface ExerciseRowProps {
  exercise: Exercise;
  /** The form, while this one is being edited. */
  EditForm: ComponentType<EditExerciseFormProps> | null;
  /** Another one is being edited. */
  isEditLocked: boolean;
  onToggle: (completed: boolean) => void;
  onEdit: () => void;
  onSave: (change: ExerciseChange) => Promise<void>;
  onLeaveEdit: () => void;
}

interface ExerciseTextProps {
  exercise: Exercise;
  isEditLocked: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  onToggle: (completed: boolean) => void;
  onEdit: () => void;
}

const ExerciseText = ({ exercise, isEditLocked, editButton, onToggle, onEdit }: ExerciseTextProps) => {
  const tickId = useId();
  const { name, duration, intensity, completed, instructions, avoidFor } = exercise;
  return (
    <>
      <div className="flex items-start gap-2">
        <label htmlFor={tickId} className="grid size-11 shrink-0 place-items-center">
          <Checkbox
            round
            id={tickId}
            aria-label={exercisesMessages.markDone(name)}
            checked={completed}
            onChange={(event) => onToggle(event.target.checked)}
          />
        </label>
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
          disabled={isEditLocked}
          onClick={onEdit}
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
          <p>{instructions}</p>
        </Disclosure>
      )}
    </>
  );
};

/** An exercise of today: tick, name, minutes, intensity, how to do it; or the form that changes it. */
export const ExerciseRow = ({ EditForm, onSave, onLeaveEdit, ...shown }: ExerciseRowProps) => {
  const editButton = useRef<HTMLButtonElement>(null);
  return (
    <li className="border-t border-border py-2 first:border-t-0">
      {EditForm ? (
        <EditForm exercise={shown.exercise} opener={editButton} onSave={onSave} onClose={onLeaveEdit} />
      ) : (
        <ExerciseText {...shown} editButton={editButton} />
      )}
    </li>
  );
};
