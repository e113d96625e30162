import { DEFAULT_PROGRAM_NAME } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseProgramWithEtag } from '@vida/contract/exercises/exercises-endpoints.ts';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { CareNotes } from './care-notes.tsx';
import { EffortQuestion } from './effort-question.tsx';
import { exercisesMessages } from './exercises-messages.ts';
import { pageMessages } from './page-messages.ts';
import { ProgressBlock } from './progress-block.tsx';
import { StartCaution } from './start-caution.tsx';
import { TodayList } from './today/today-list.tsx';
import { isAllDone } from './today-state.ts';
import { useExerciseChanges } from './use-exercise-changes.ts';
import { WeekSheet } from './week-sheet.tsx';

const SessionDialog = lazyPart(async () => (await import('./session/session-dialog.tsx')).SessionDialog);

interface ProgramContentProps {
  program: ExerciseProgramWithEtag;
  today: string;
  /** The address asks for the session at once. */
  startsSession: boolean;
  onSessionLeft: () => void;
}

/** A programme: today's progress and list, the week, the care it needs. */
export const ProgramContent = ({ program, today, startsSession, onSessionLeft }: ProgramContentProps) => {
  const changes = useExerciseChanges(program);
  const { exercises } = changes;
  const { Dialog, isLoading, opener, open, close } = useLazyDialog(SessionDialog);
  const hasDoneAll = isAllDone(exercises);
  const hasNothingToDo = exercises.length === 0 || hasDoneAll;

  const mayStartItself = useRef(startsSession);
  useEffect(() => {
    if (!mayStartItself.current || hasNothingToDo) return;
    mayStartItself.current = false;
    open();
  });
  const leaveSession = () => {
    close();
    onSessionLeft();
  };

  return (
    <>
      {!hasNothingToDo && !startsSession && !Dialog && <StartCaution />}
      <p className="text-muted-foreground">
        {program.name === DEFAULT_PROGRAM_NAME ? pageMessages.generatedName : program.name}
      </p>
      <div className="page-columns">
        <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
          <ProgressBlock
            exercises={exercises}
            action={
              <div>
                <Button variant="onDeep" icon={Play} pending={isLoading} disabled={hasNothingToDo} {...opener}>
                  {hasDoneAll ? exercisesMessages.allDone : exercisesMessages.startSession}
                </Button>
              </div>
            }
          />
          <TodayList program={program} changes={changes} />
          {hasDoneAll && !Dialog && (
            <Sheet>
              <EffortQuestion effort={program.effort} />
            </Sheet>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
          <WeekSheet program={program} exercises={exercises} today={today} />
          <CareNotes notices={program.notices} notAdjustedFor={program.notAdjustedFor} warnings={program.warnings} />
        </div>
      </div>
      {Dialog && <Dialog changes={changes} effort={program.effort} onClose={leaveSession} />}
    </>
  );
};
