import type { Exercise, Readiness } from '@vida/contract/exercises/exercise-schemas.ts';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { InlineRetry } from '../../../ui/states.tsx';
import { EffortQuestion } from '../effort-question.tsx';
import { exercisesMessages } from '../exercises-messages.ts';
import { ExerciseGoneError } from '../program-changes.ts';
import { tellNotUpdated } from '../tell-update.ts';
import { isAllDone } from '../today-state.ts';
import type { ExerciseChanges } from '../use-exercise-changes.ts';
import { ExerciseStep } from './exercise-step.tsx';
import { ReadinessStep } from './readiness-step.tsx';
import { sessionMessages as messages } from './session-messages.ts';

/**
 * The way through what is left of today's list. What it holds is fixed when the dialog opens; an exercise that
 * another window took away or finished meanwhile is passed over.
 */
const useSessionSteps = ({ exercises, change }: ExerciseChanges) => {
  const [ids] = useState(() => exercises.filter(({ completed }) => !completed).map(({ id }) => id));
  const [position, setPosition] = useState(0);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);

  const isOpen = (exercise: Exercise | undefined): exercise is Exercise =>
    exercise !== undefined && !exercise.completed && !unsaved.includes(exercise.id);
  const [current, next] = ids
    .slice(position)
    .map((id) => exercises.find((exercise) => exercise.id === id))
    .filter(isOpen);

  const passCurrent = (): void => {
    if (current) setPosition(ids.indexOf(current.id) + 1);
  };
  const save = (id: string): void => {
    setUnsaved((before) => before.filter((each) => each !== id));
    change({ id, completed: true }).catch((error: unknown) => {
      if (error instanceof ExerciseGoneError) tellNotUpdated(error);
      else setUnsaved((before) => [...before, id]);
    });
  };
  return {
    current,
    next,
    stepNumber: current ? ids.indexOf(current.id) + 1 : ids.length,
    stepCount: ids.length,
    doneCount: exercises.filter(({ id, completed }) => completed && ids.includes(id)).length,
    hasUnsaved: unsaved.length > 0,
    saveAgain: () => unsaved.forEach(save),
    skip: passCurrent,
    finish: () => {
      passCurrent();
      if (current) save(current.id);
    },
  };
};

interface SessionEndProps {
  doneCount: number;
  stepCount: number;
  /** Nothing of today's list is left. */
  isAllDone: boolean;
  effort: number | null;
  onClose: () => void;
}

/** What was done; when all of it is, how hard it was. Vida cheers elsewhere: never beside a call for help. */
const SessionEnd = ({ doneCount, stepCount, isAllDone, effort, onClose }: SessionEndProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-center gap-2 text-center">
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {isAllDone ? messages.allDone : messages.endTitle}
        </h3>
        <p>{messages.summary(doneCount, stepCount)}</p>
        {doneCount > 0 && <p className="text-muted-foreground">{messages.drink}</p>}
      </div>
      {isAllDone && <EffortQuestion effort={effort} />}
      <div className="flex justify-center">
        <Button variant={isAllDone ? 'outline' : 'primary'} size="lg" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </div>
  );
};

/** When to stop, and whom to call: in sight during the whole session. */
const StopSigns = () => (
  <div
    className={
      'sticky bottom-0 -mx-4 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 ' +
      'border-destructive bg-card px-4 py-3 md:-mx-7 md:px-7'
    }
  >
    <p className="min-w-0 flex-1 basis-60 text-sm font-medium">{exercisesMessages.stopSigns}</p>
    <LinkButton variant="danger" icon={Phone}>
      <a href="tel:192">{messages.call}</a>
    </LinkButton>
  </div>
);

/** The whole screen, a column no wider than its text; the way down to the stop signs is filled. */
const fullScreenClass =
  'fixed inset-x-0 top-[var(--toast-space,0px)] bottom-0 z-50 animate-arrive overflow-y-auto bg-card ' +
  'px-4 pt-3 md:px-7 flex flex-col [&>*]:mx-auto [&>*]:w-full [&>*]:max-w-180 [&>*:last-child]:flex ' +
  '[&>*:last-child]:grow [&>*:last-child]:flex-col';

interface SessionDialogProps extends OpenDialogProps {
  changes: ExerciseChanges;
  /** Reported today; null: not yet. */
  effort: number | null;
}

/** The guided session over the whole screen: readiness, one exercise after another, the end. */
export const SessionDialog = ({ changes, effort, onClose }: SessionDialogProps) => {
  const [readiness, setReadiness] = useState<Readiness | null>(null);
  const { current, next, ...steps } = useSessionSteps(changes);
  const isUnderWay = readiness !== null;
  return (
    <Modal
      open
      contentClass={fullScreenClass}
      title={isUnderWay ? messages.title : messages.readyTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="pb-6">
        {!isUnderWay && <ReadinessStep onStart={setReadiness} />}
        {isUnderWay && current && (
          <>
            <p className="mb-2 text-sm text-muted-foreground tabular-nums">
              {messages.step(steps.stepNumber, steps.stepCount)}
            </p>
            <progress
              aria-label={messages.progress}
              max={steps.stepCount}
              value={steps.stepNumber - 1}
              className={
                'mb-4 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken ' +
                '[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken ' +
                '[&::-webkit-progress-value]:bg-primary'
              }
            />
            <ExerciseStep
              key={current.id}
              exercise={current}
              nextName={next?.name ?? null}
              avoidsIntense={readiness.advices.includes('no_intense')}
              onDone={steps.finish}
              onSkip={steps.skip}
            />
          </>
        )}
        {isUnderWay && !current && (
          <SessionEnd
            doneCount={steps.doneCount}
            stepCount={steps.stepCount}
            isAllDone={isAllDone(changes.exercises)}
            effort={effort}
            onClose={onClose}
          />
        )}
        {steps.hasUnsaved && <InlineRetry onRetry={steps.saveAgain} />}
      </div>
      <StopSigns />
    </Modal>
  );
};
