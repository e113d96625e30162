import { EXERCISE_PHASES } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart, useLazyDialog } from '../../../ui/lazy-part.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { exercisesMessages } from '../exercises-messages.ts';
import { pageMessages as messages } from '../page-messages.ts';
import type { ExerciseChange } from '../program-changes.ts';
import { tellNotUpdated, tellUpdated } from '../tell-update.ts';
import type { ExerciseChanges } from '../use-exercise-changes.ts';
import { type Editing, ExerciseRow } from './exercise-row.tsx';

const EditExerciseForm = lazyPart(async () => (await import('./edit-exercise-form.tsx')).EditExerciseForm);

interface TodayListProps {
  program: ExerciseProgram;
  changes: ExerciseChanges;
}

/** 'Treino de Hoje': the exercises by phase, each to tick and to change, and the button for the next one. */
export const TodayList = ({ program, changes: { exercises, change } }: TodayListProps) => {
  const [editedId, setEditedId] = useState<string | null>(null);
  const editForm = useLazyDialog(EditExerciseForm);
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const next = exercises.find(({ completed }) => !completed);

  const save = async (wanted: ExerciseChange): Promise<void> => {
    try {
      await change(wanted);
    } catch (error) {
      tellNotUpdated(error);
      throw error;
    }
    tellUpdated();
  };
  const editing: Editing = {
    editedId,
    Form: editForm.Dialog,
    isLocked: editForm.Dialog !== null && exercises.some(({ id }) => id === editedId),
    open: (id) => {
      setEditedId(id);
      editForm.open();
    },
    close: editForm.close,
    save,
  };
  const startNext = () => {
    if (!next) return;
    // The button goes out of use with the last one, and would take the focus along.
    if (exercises.filter(({ completed }) => !completed).length === 1) list.current?.focus({ preventScroll: true });
    change({ id: next.id, completed: true }).catch(tellNotUpdated);
    toast({ title: messages.started, description: messages.startedText(next.name) });
  };
  return (
    <Card title={exercisesMessages.today} subtitle={messages.weekly.focuses[program.focus]}>
      {exercises.length === 0 && (
        <p className="mb-4 text-muted-foreground">
          {program.focus === 'rest' ? exercisesMessages.restDay : exercisesMessages.nothingToday}
        </p>
      )}
      <div ref={list} tabIndex={-1} className="outline-none">
        {EXERCISE_PHASES.map((phase) => {
          const ofPhase = exercises.filter((exercise) => exercise.phase === phase);
          if (ofPhase.length === 0) return null;
          return (
            <div key={phase} className="mb-4">
              <h3 className="text-sm font-medium text-muted-foreground">{exercisesMessages.phases[phase]}</h3>
              <ul>
                {ofPhase.map((exercise) => (
                  <ExerciseRow key={exercise.id} exercise={exercise} editing={editing} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <Button variant="outline" size="lg" block disabled={!next} aria-describedby={next && hintId} onClick={startNext}>
        {messages.startNext}
      </Button>
      {next && (
        <p id={hintId} className="mt-2 text-sm text-muted-foreground">
          {messages.startNextHint(next.name)}
        </p>
      )}
    </Card>
  );
};
