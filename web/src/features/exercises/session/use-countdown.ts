import { useEffect, useState } from 'react';

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
export const useCountdown = (seconds: number) => {
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
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
