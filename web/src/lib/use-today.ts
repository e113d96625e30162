import { addDaysTo, dayOf, startOfDayAt } from '@vida/contract/core/time.ts';
import { useEffect, useState } from 'react';
import { useUser } from './session.ts';

/** Milliseconds from `now` until tomorrow begins in `timeZone`. */
const msUntilTomorrow = (now: Date, timeZone: string): number =>
  startOfDayAt(addDaysTo(dayOf(now, timeZone), 1), timeZone).getTime() - now.getTime();

/**
 * The current day, `yyyy-MM-dd`, in `timeZone`. Turns over at midnight by itself, and when the device wakes up or
 * the page is looked at again (timers stop while a phone sleeps).
 */
export const useTodayIn = (timeZone: string): string => {
  const [now, setNow] = useState(() => new Date());
  const today = dayOf(now, timeZone);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const plan = (): void => {
      clearTimeout(timer);
      timer = setTimeout(check, msUntilTomorrow(new Date(), timeZone));
    };
    const check = (): void => {
      setNow((last) => {
        const next = new Date();
        return dayOf(last, timeZone) === dayOf(next, timeZone) ? last : next;
      });
      plan();
    };
    plan();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [timeZone]);
  return today;
};

/** The signed-in person's current day. */
export const useToday = (): string => useTodayIn(useUser().timeZone);
