/**
 * Parts of drawings that are placed in per cent, so that they fill their box and their words keep their size. `toY` is
 * the place of a value from the top, in per cent of the height.
 */

const at = (percent: number): string => `${percent.toFixed(2)}%`;

interface GridProps {
  levels: readonly number[];
  toY: (value: number) => number;
  formatLevel: (level: number) => string;
}

/** A line across for each level, with its value on the left. */
export const PlotGrid = ({ levels, toY, formatLevel }: GridProps) =>
  levels.map((level) => (
    <g key={level}>
      <line x2="100%" y1={at(toY(level))} y2={at(toY(level))} className="stroke-chart-grid" />
      <text y={at(toY(level))} dx="-8" dy="4" textAnchor="end" className="fill-muted-foreground">
        {formatLevel(level)}
      </text>
    </g>
  ));

/** A goal or limit across the drawing. */
export const PlotLimit = ({ y }: { y: number }) => (
  <line x2="100%" y1={at(y)} y2={at(y)} strokeWidth="2" strokeDasharray="6 5" className="stroke-foreground" />
);

interface BarsProps {
  /** One for each place, left to right; `null` is none. */
  values: readonly (number | null)[];
  toY: (value: number) => number;
  /** Of a bar's place. */
  share: number;
  radius: number;
  classAt?: (index: number) => string;
}

/** The middle of a place, per cent of the width. */
export const middleOf = (index: number, places: number): number => ((index + 0.5) * 100) / places;

/** Bars that stand on the ground of the drawing. */
export const PlotBars = ({ values, toY, share, radius, classAt = () => 'fill-chart-line' }: BarsProps) => {
  const width = (share * 100) / values.length;
  return values.map((value, index) => {
    if (value === null) return null;
    const middle = middleOf(index, values.length);
    return (
      <rect
        key={middle}
        x={at(middle - width / 2)}
        y={at(toY(value))}
        width={at(width)}
        height={at(100 - toY(value))}
        rx={radius}
        className={classAt(index)}
      />
    );
  });
};
