import { clsx } from 'clsx';

/** Whether a name under a chart takes two lines. */
export const hasLongName = (names: readonly string[]): boolean => names.some((name) => name.includes(' '));

/** Characters that fit side by side under the narrowest chart, that of a 320-px screen. */
const ROOM = 36;
const GAP = 1.5;
const MOST_NAMES = 7;
/** Per cent. */
const ROUNDING = 0.01;

/** How many characters wide a name stands; one of several words takes two lines. */
const widthOf = (name: string): number => {
  const words = name.split(' ');
  if (words.length === 1) return name.length + GAP;
  return Math.max(Math.ceil(name.length / 2), ...words.map(({ length }) => length));
};

/** Every so many points one is named, so that the names have room; one that is too long alone is cut. */
const stepOf = (names: readonly string[]): number => {
  const most = Math.min(MOST_NAMES, Math.floor(ROOM / Math.max(...names.map(widthOf))));
  // Where not all have room the last one is moved inwards, and takes the place of one more.
  return names.length <= most ? 1 : Math.ceil(names.length / Math.max(1, most - 1));
};

/**
 * The names under the points of a chart, counted back from the last one; readers hear them from its sentence and table.
 */
export const PointNames = ({ names }: { names: readonly string[] }) => {
  const step = stepOf(names);
  const last = names.length - 1;
  const slot = 100 / names.length;
  const width = Math.min(100, step * slot);
  return (
    <div
      aria-hidden
      className={clsx('relative mt-5 text-xs text-muted-foreground tabular-nums', hasLongName(names) ? 'h-9' : 'h-5')}
    >
      {names.map((name, index) => {
        if ((last - index) % step !== 0) return null;
        const left = (index + 0.5) * slot - width / 2;
        const isBefore = left < -ROUNDING;
        const isBeyond = left + width > 100 + ROUNDING;
        return (
          <span
            key={left}
            className={clsx('absolute line-clamp-2', isBefore ? 'text-left' : isBeyond ? 'text-right' : 'text-center')}
            style={{ left: `${Math.min(Math.max(0, left), 100 - width)}%`, width: `${width}%` }}
          >
            {name}
          </span>
        );
      })}
    </div>
  );
};
