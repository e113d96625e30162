import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { Check, Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { exercisesMessages } from '../exercises-messages.ts';
import { IntensityBadge } from '../intensity-badge.tsx';
import { sessionMessages as messages } from './session-messages.ts';
import { useAwakeScreen } from './use-awake-screen.ts';
import { formatClock, useCountdown } from './use-countdown.ts';

interface ExerciseStepProps {
  exercise: Exercise;
  nextName: string | null;
  /** The glucose forbids intense ones. */
  avoidsIntense: boolean;
  onDone: () => void;
  onSkip: () => void;
}

/** One exercise with its clock, which waits to be started; only 'Concluir' marks it as done. */
export const ExerciseStep = ({ exercise, nextName, avoidsIntense, onDone, onSkip }: ExerciseStepProps) => {
  const { name, duration, intensity, instructions, avoidFor } = exercise;
  const heading = useRef<HTMLHeadingElement>(null);
  const { secondsLeft, isRunning, isUntouched, run, pause } = useCountdown(duration * 60);
  useAwakeScreen(true);
  useEffect(() => heading.current?.focus(), []);
  const isOver = secondsLeft === 0;
  const isStill = !isRunning && !isUntouched && !isOver;
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl leading-8 outline-none">
          {name}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-muted-foreground tabular-nums">
          {exercisesMessages.minutes(duration)}
          <IntensityBadge intensity={intensity} />
        </p>
      </div>
      {avoidsIntense && intensity === 'high' && <Notice tone="warning">{messages.tooIntense}</Notice>}
      {avoidFor.length > 0 && <Notice tone="warning">{exercisesMessages.avoidFor(avoidFor)}</Notice>}
      {instructions && <p className="max-w-[65ch]">{instructions}</p>}
      <p
        role="timer"
        aria-label={messages.timer}
        className="py-2 text-center text-figure font-semibold tracking-[-0.035em] tabular-nums"
      >
        {formatClock(secondsLeft)}
      </p>
      <p role="status" className={isOver || isStill ? 'text-center font-medium' : 'sr-only'}>
        {isOver && messages.timeOver}
        {isStill && messages.paused}
        {isRunning && messages.minutesLeft(Math.ceil(secondsLeft / 60))}
      </p>
      <div className="grid gap-2 sm:grid-cols-3">
        {isRunning ? (
          <Button variant="soft" size="lg" icon={Pause} onClick={pause}>
            {messages.pause}
          </Button>
        ) : (
          <Button variant="soft" size="lg" icon={Play} disabled={isOver} onClick={run}>
            {isUntouched ? messages.begin : messages.goOn}
          </Button>
        )}
        <Button variant="outline" size="lg" icon={SkipForward} onClick={onSkip}>
          {messages.skip}
        </Button>
        <Button size="lg" icon={Check} onClick={onDone}>
          {messages.done}
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">{nextName ? messages.next(nextName) : messages.last}</p>
    </div>
  );
};
