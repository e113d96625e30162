import type { Readiness } from '@vida/contract/exercises/exercise-schemas.ts';
import { useState } from 'react';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { Modal } from '../../../ui/modal.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { isAllDone } from '../today-state.ts';
import type { ExerciseChanges } from '../use-exercise-changes.ts';
import { ExerciseStep } from './exercise-step.tsx';
import { ReadinessStep } from './readiness-step.tsx';
import { SessionEnd } from './session-end.tsx';
import { sessionMessages as messages } from './session-messages.ts';
import { StopSigns } from './stop-signs.tsx';
import { useSessionSteps } from './use-session-steps.ts';

/** The whole screen, a column no wider than its text; the way down to the stop signs is filled. */
const fullScreenClass =
  'fixed inset-x-0 top-[var(--toast-space,0px)] bottom-0 z-50 animate-arrive overflow-y-auto bg-card px-4 pt-3 md:px-7 flex flex-col [&>*]:mx-auto [&>*]:w-full [&>*]:max-w-180 [&>*:last-child]:flex [&>*:last-child]:grow [&>*:last-child]:flex-col';

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
              className="mb-4 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
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
