import { clsx } from 'clsx';
import { formatDayShort } from '../../../lib/format.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { chartMessages as messages } from './chart-messages.ts';

interface NightsBarsProps {
  /** `yyyy-MM-dd`, oldest first; the last is today. */
  days: readonly string[];
  /** Hours in bed for each day; `null` is a night without a record. */
  hours: readonly (number | null)[];
  goalHours: number | null;
  /** The sentence that a reader hears instead of the drawing. */
  label: string;
}

const LEAST_TOP_HOURS = 8;
const TICK_HOURS = 4;
/** A day is written under every third bar, counted from today. */
const LABEL_EVERY = 3;
/** Of a bar's place. */
const BAR_SHARE = 0.5;

const ticksTo = (top: number): number[] =>
  Array.from({ length: Math.floor(top / TICK_HOURS) + 1 }, (_, index) => index * TICK_HOURS);

/**
 * Hours in bed of some nights as bars over the hours, with the goal as a dashed line. Placed in per cent, so that it
 * fills its box and its words keep their size.
 */
export const NightsBars = ({ days, hours, goalHours, label }: NightsBarsProps) => {
  const highest = Math.max(LEAST_TOP_HOURS, goalHours ?? 0, ...hours.map((value) => value ?? 0));
  const top = Math.ceil(highest) + 1;
  const toY = (value: number): string => `${(100 - (value / top) * 100).toFixed(2)}%`;
  const slot = 100 / days.length;
  const lastIndex = days.length - 1;
  const newest = hours.findLastIndex((value) => value !== null);
  return (
    <div className="h-56 pt-2 pb-7 pl-9">
      <svg className="size-full overflow-visible text-xs tabular-nums" role="img" aria-label={label}>
        {ticksTo(top).map((tick) => (
          <g key={tick}>
            <line x2="100%" y1={toY(tick)} y2={toY(tick)} className="stroke-chart-grid" />
            <text y={toY(tick)} dx="-8" dy="4" textAnchor="end" className="fill-muted-foreground">
              {messages.hours(String(tick))}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          const value = hours[index] ?? null;
          const isToday = index === lastIndex;
          const middle = `${((index + 0.5) * slot).toFixed(2)}%`;
          return (
            <g key={day}>
              {value !== null && (
                <rect
                  x={`${((index + (1 - BAR_SHARE) / 2) * slot).toFixed(2)}%`}
                  y={toY(value)}
                  width={`${(slot * BAR_SHARE).toFixed(2)}%`}
                  height={`${((value / top) * 100).toFixed(2)}%`}
                  rx="4"
                  className={isToday ? 'fill-accent' : 'fill-chart-line'}
                />
              )}
              {value !== null && index === newest && (
                <text x={middle} y={toY(value)} dy="-7" textAnchor="middle" className="fill-foreground font-semibold">
                  {formatNumber(value)}
                </text>
              )}
              {(lastIndex - index) % LABEL_EVERY === 0 && (
                <text
                  x={middle}
                  y="100%"
                  dy="20"
                  textAnchor="middle"
                  className={clsx(isToday ? 'fill-accent-strong font-semibold' : 'fill-muted-foreground')}
                >
                  {isToday ? messages.today : formatDayShort(day)}
                </text>
              )}
            </g>
          );
        })}
        {goalHours !== null && (
          <line
            x2="100%"
            y1={toY(goalHours)}
            y2={toY(goalHours)}
            strokeWidth="2"
            strokeDasharray="6 5"
            className="stroke-foreground"
          />
        )}
      </svg>
    </div>
  );
};
