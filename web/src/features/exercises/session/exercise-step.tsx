import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { Check, Pause, Play, SkipForward } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { exercisesMessages } from '../exercises-messages.ts';
import { ExerciseFigure } from '../figure/exercise-figure.tsx';
import { IntensityBadge } from '../intensity-badge.tsx';
import { sessionMessages as messages } from './session-messages.ts';

const SECOND_MS = 1000;

interface CountdownState {
  /** Left when it last stood still, milliseconds. */
  readonly leftMs: number;
  /** Since when it runs, epoch milliseconds; null while it stands still. */
  readonly runningSince: number | null;
}

const leftAt = ({ leftMs, runningSince }: CountdownState, now: number): number =>
  Math.max(0, leftMs - (runningSince === null ? 0 : Math.max(0, now - runningSince)));

/** Counts down by the clock on the wall, so that a phone that slept shows the right time; stands still at first. */
const useCountdown = (seconds: number) => {
  const [state, setState] = useState<CountdownState>({ leftMs: seconds * SECOND_MS, runningSince: null });
  const [now, setNow] = useState(Date.now);
  const { runningSince } = state;
  useEffect(() => {
    if (runningSince === null) return;
    const look = () => setNow(Date.now());
    const timer = setInterval(look, SECOND_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [runningSince]);

  const leftMs = leftAt(state, now);
  return {
    secondsLeft: Math.ceil(leftMs / SECOND_MS),
    isRunning: runningSince !== null && leftMs > 0,
    isUntouched: runningSince === null && leftMs === seconds * SECOND_MS,
    run: () => {
      const at = Date.now();
      setNow(at);
      setState({ leftMs, runningSince: at });
    },
    pause: () => {
      const at = Date.now();
      setNow(at);
      setState((current) => ({ leftMs: leftAt(current, at), runningSince: null }));
    },
  };
};

/** 452 → '7:32' */
const formatClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Keeps the screen on while `isActive`, where the browser can (it takes the lock away from a hidden page). */
const useAwakeScreen = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let isGone = false;
    let lock: WakeLockSentinel | null = null;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isGone) void lock.release();
      } catch {
        // Low battery or a setting forbids it: the clock goes on all the same.
      }
    };
    const retake = () => void take();
    retake();
    document.addEventListener('visibilitychange', retake);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
    };
  }, [isActive]);
};

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
  const { name, duration, intensity, figure, instructions, avoidFor } = exercise;
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
      {figure && (
        <ExerciseFigure name={figure} wide moving={isRunning} className="mx-auto w-full max-w-68 sm:max-w-120" />
      )}
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
