import { CRAVING_TIMER_MINUTES } from '@vida/contract/substances/cessation-schemas.ts';
import { useEffect, useState } from 'react';

const TIMER_SECONDS = CRAVING_TIMER_MINUTES * 60;

/** Seconds of the ten minutes that are left, by the clock, so that a phone that slept shows the right time. */
export const useSecondsLeft = (startedAt: number | null): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (startedAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  if (startedAt === null) return TIMER_SECONDS;
  const gone = Math.floor(Math.max(0, now - startedAt) / 1000);
  return Math.max(0, TIMER_SECONDS - gone);
};

/** 452 → '7:32' */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
