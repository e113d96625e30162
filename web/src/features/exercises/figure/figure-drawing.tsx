import type { Figure } from '@vida/contract/exercises/figure/figure.ts';
import { figures, isFigureKey } from '@vida/contract/exercises/figure/figures.ts';
import { clsx } from 'clsx';
import { FRAME_SIZE, type Point2 } from './camera.ts';
import { type Drawing, drawFigure, type PlacedShape } from './draw-figure.ts';
import type { Shape, Tone } from './shapes.ts';

const strokes: Record<Tone, string> = {
  near: 'stroke-chart-line',
  far: 'stroke-chart-band-edge',
  edge: 'stroke-card',
  thing: 'stroke-input',
  surface: 'stroke-input',
  held: 'stroke-foreground',
  sign: 'stroke-muted-foreground',
};
const fills: Record<Tone, string> = {
  near: 'fill-chart-line',
  far: 'fill-chart-band-edge',
  edge: 'fill-card',
  thing: 'fill-input',
  surface: 'fill-sunken',
  held: 'fill-foreground',
  sign: 'fill-muted-foreground',
};

const round = (value: number): string => value.toFixed(1);
const pointsOf = (points: readonly Point2[]): string => points.map((point) => point.map(round).join(',')).join(' ');

/** The frames there and back, and when each of them is due as shares of the whole. */
interface Motion {
  readonly frames: readonly (readonly PlacedShape[])[];
  readonly keyTimes: string;
  readonly seconds: number;
}

/** Of a frame on its way, slow at both ends: how much of the time has gone when that share of the way has. */
const timeAt = (way: number): number => Math.acos(1 - 2 * way) / Math.PI;

const motionOf = ({ pictures }: Drawing, { seconds: [there, back] = [2, 2], pause = 0 }: Figure): Motion => {
  const last = pictures.length - 1;
  const returning = pictures.toReversed();
  const timed = [
    ...pictures.map((frame, index) => ({ frame, at: there * timeAt(index / last) })),
    ...returning.map((frame, index) => ({ frame, at: there + pause + back * timeAt(index / last) })),
  ];
  const seconds = there + back + 2 * pause;
  return {
    frames: [...timed.map(({ frame }) => frame), ...pictures.slice(0, 1)],
    keyTimes: [...timed.map(({ at }) => (at / seconds).toFixed(4)), '1'].join(';'),
    seconds,
  };
};

interface MovesProps {
  motion: Motion | null;
  id: number;
  attribute: string;
  read: (shape: Shape) => string;
}

/** Lets an attribute run through the frames; nothing where it stays the same. */
const Moves = ({ motion, id, attribute, read }: MovesProps) => {
  if (!motion) return null;
  const values = motion.frames.map((shapes) => {
    const shape = shapes[id];
    return shape ? read(shape) : '';
  });
  if (new Set(values).size < 2) return null;
  return (
    <animate
      attributeName={attribute}
      values={values.join(';')}
      keyTimes={motion.keyTimes}
      dur={`${motion.seconds}s`}
      repeatCount="indefinite"
    />
  );
};

const xOf = ({ points: [point] }: Shape): string => round(point?.[0] ?? 0);
const yOf = ({ points: [point] }: Shape): string => round(point?.[1] ?? 0);

interface ShapeMarkProps {
  shape: PlacedShape;
  motion: Motion | null;
  isGhost?: boolean;
}

const ShapeMark = ({ shape, motion, isGhost = false }: ShapeMarkProps) => {
  const { kind, tone, points, size, text } = shape;
  const stroke = isGhost ? 'stroke-border' : strokes[tone];
  const fill = isGhost ? 'fill-border' : fills[tone];
  if (kind === 'text')
    return (
      <text x={xOf(shape)} y={yOf(shape)} fontSize={size} textAnchor="middle" className={clsx(fill, 'font-semibold')}>
        {text}
      </text>
    );
  if (kind === 'ring' || kind === 'disc')
    return (
      <circle
        cx={xOf(shape)}
        cy={yOf(shape)}
        r={round(size)}
        strokeWidth={3}
        className={kind === 'ring' ? clsx(stroke, 'fill-none') : fill}
      >
        <Moves motion={motion} id={shape.id} attribute="cx" read={xOf} />
        <Moves motion={motion} id={shape.id} attribute="cy" read={yOf} />
      </circle>
    );
  const drawn = { points: pointsOf(points), strokeWidth: round(size) };
  const moves = <Moves motion={motion} id={shape.id} attribute="points" read={(each) => pointsOf(each.points)} />;
  return kind === 'line' ? (
    <polyline {...drawn} className={clsx(stroke, 'fill-none')}>
      {moves}
    </polyline>
  ) : (
    <polygon {...drawn} className={clsx(stroke, fill)}>
      {moves}
    </polygon>
  );
};

/** Where the end of a way leads, as an arrow. */
const Arrow = ({ way }: { way: readonly Point2[] }) => {
  const [last, before] = [way.at(-1), way.at(-3)];
  if (!last || !before) return null;
  const far = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
  const [dx, dy] = [(last[0] - before[0]) / far, (last[1] - before[1]) / far];
  const wing = (side: number): Point2 => [last[0] - dx * 9 + side * dy * 7, last[1] - dy * 9 - side * dx * 7];
  return (
    <g className="fill-none stroke-accent" strokeWidth={4.5}>
      <polyline points={pointsOf(way)} />
      <polyline points={pointsOf([wing(1), last, wing(-1)])} />
    </g>
  );
};

interface FrameProps {
  drawing: Drawing;
  /** Which of the two poses stands; the second has the first behind it and the arrow. */
  pose: 'start' | 'end';
  motion?: Motion | null;
}

const Frame = ({ drawing: { pictures, ghost, ways, floor }, pose, motion = null }: FrameProps) => {
  const shapes = (pose === 'start' ? pictures[0] : pictures.at(-1)) ?? [];
  return (
    <>
      {floor !== null && (
        <line x1={8} x2={FRAME_SIZE - 8} y1={floor} y2={floor} strokeWidth={2} className="stroke-border" />
      )}
      {pose === 'end' &&
        !motion &&
        ghost.map((shape) => <ShapeMark key={shape.id} shape={shape} motion={null} isGhost />)}
      {shapes.map((shape) => (
        <ShapeMark key={shape.id} shape={shape} motion={motion} />
      ))}
      {pose === 'end' && !motion && ways.map((way) => <Arrow key={pointsOf(way)} way={way} />)}
    </>
  );
};

const drawings = new Map<string, Drawing>();
const drawingOf = (name: string): { figure: Figure; drawing: Drawing } | null => {
  if (!isFigureKey(name)) return null;
  const figure: Figure = figures[name];
  const drawing = drawings.get(name) ?? drawFigure(figure);
  drawings.set(name, drawing);
  return { figure, drawing };
};

export interface FigureDrawingProps {
  /** A key of the table of figures; nothing is drawn of a name that this version does not know. */
  name: string;
  /** Both poses beside each other, instead of the second alone. */
  wide?: boolean;
  /** The second one moves there and back. */
  moving?: boolean;
}

/** A person of lines who does an exercise, as large as what it stands in. Decoration: the words stand beside it. */
export const FigureDrawing = ({ name, wide = false, moving = false }: FigureDrawingProps) => {
  const found = drawingOf(name);
  if (!found) return null;
  const { figure, drawing } = found;
  return (
    <svg
      viewBox={`0 0 ${wide ? 2 * FRAME_SIZE : FRAME_SIZE} ${FRAME_SIZE}`}
      className="block size-full"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {wide && <Frame drawing={drawing} pose="start" />}
      <g transform={wide ? `translate(${FRAME_SIZE} 0)` : undefined}>
        <Frame drawing={drawing} pose="end" motion={moving ? motionOf(drawing, figure) : null} />
      </g>
    </svg>
  );
};
