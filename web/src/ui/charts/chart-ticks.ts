import { DAY_MS, HOUR_MS } from '@vida/contract/core/time.ts';

const MOST_LABELS = 5;

export interface TimeTick {
  at: number;
  label: string;
  isToday: boolean;
}

const makeFormat = (options: Intl.DateTimeFormatOptions, timeZone: string | undefined) => {
  const format = new Intl.DateTimeFormat('pt-BR', { ...options, ...(timeZone && { timeZone }) });
  return (at: number): string => format.format(at);
};

/**
 * At most five labels under a chart, counted back from its last point: days ('19/11', today as `today`), or hours when
 * the chart covers no more than a day and a half.
 */
export const timeTicks = (
  from: number,
  to: number,
  now: number,
  today: string,
  timeZone: string | undefined,
): TimeTick[] => {
  const isShort = to - from <= 1.5 * DAY_MS;
  const unit = isShort ? HOUR_MS : DAY_MS;
  const step = Math.max(1, Math.ceil((to - from) / unit / MOST_LABELS)) * unit;
  const end = isShort ? Math.floor(to / HOUR_MS) * HOUR_MS : to;
  const ats = Array.from({ length: MOST_LABELS }, (_, index) => end - index * step).filter((at) => at >= from);
  const formatDay = makeFormat({ day: '2-digit', month: '2-digit' }, timeZone);
  const formatHour = makeFormat({ hour: '2-digit', minute: '2-digit' }, timeZone);
  const todayLabel = formatDay(now);
  return ats.map((at) => {
    if (isShort) return { at, label: formatHour(at), isToday: false };
    const label = formatDay(at);
    const isToday = label === todayLabel && now - at < DAY_MS;
    return { at, label: isToday ? today : label, isToday };
  });
};

const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const MOST_STEPS = 4;

/** At most five round levels around the values, which are spread to at least `leastSpan`. */
export const levelsAround = (values: readonly number[], leastSpan: number): number[] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, leastSpan - (high - low)) / 2;
  const [from, to] = [low - missing, high + missing];
  const step = STEPS.find((each) => Math.ceil(to / each) - Math.floor(from / each) <= MOST_STEPS) ?? 1000;
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, index) => (first + index) * step);
};
