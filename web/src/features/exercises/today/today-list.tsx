import { EXERCISE_PHASES } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { exercisesMessages } from '../exercises-messages.ts';
import { pageMessages as messages } from '../page-messages.ts';
import type { ExerciseChange } from '../program-changes.ts';
import { tellNotUpdated, tellUpdated } from '../tell-update.ts';
import type { ExerciseChanges } from '../use-exercise-changes.ts';
import { ExerciseRow } from './exercise-row.tsx';

interface TodayListProps {
  program: ExerciseProgram;
  changes: ExerciseChanges;
}

/** 'Treino de Hoje': the exercises by phase, each to tick and to change, and the button for the next one. */
export const TodayList = ({ program, changes: { exercises, change } }: TodayListProps) => {
  const [editedId, setEditedId] = useState<string | null>(null);
  const next = exercises.find(({ completed }) => !completed);
  const isOneEdited = exercises.some(({ id }) => id === editedId);

  const save = async (wanted: ExerciseChange): Promise<void> => {
    try {
      await change(wanted);
    } catch (error) {
      tellNotUpdated(error);
      throw error;
    }
    tellUpdated();
  };
  const startNext = () => {
    if (!next) return;
    change({ id: next.id, completed: true }).catch(tellNotUpdated);
    toast({ title: messages.started, description: messages.startedText(next.name) });
  };
  return (
    <Sheet title={exercisesMessages.today} subtitle={messages.weekly.focuses[program.focus]}>
      {exercises.length === 0 && (
        <p className="mb-4 text-muted-foreground">
          {program.focus === 'rest' ? exercisesMessages.restDay : exercisesMessages.nothingToday}
        </p>
      )}
      {EXERCISE_PHASES.map((phase) => {
        const ofPhase = exercises.filter((exercise) => exercise.phase === phase);
        if (ofPhase.length === 0) return null;
        return (
          <div key={phase} className="mb-4">
            <h3 className="text-sm font-medium text-muted-foreground">{exercisesMessages.phases[phase]}</h3>
            <ul>
              {ofPhase.map((exercise) => (
                <ExerciseRow
                  key={exercise.id}
                  exercise={exercise}
                  isEditing={exercise.id === editedId}
                  isEditLocked={isOneEdited}
                  onToggle={(completed) => void save({ id: exercise.id, completed }).catch(() => {})}
                  onEdit={() => setEditedId(exercise.id)}
                  onSave={save}
                  onLeaveEdit={() => setEditedId(null)}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <Button variant="outline" size="lg" block disabled={!next} onClick={startNext}>
        {messages.startNext}
      </Button>
    </Sheet>
  );
};
