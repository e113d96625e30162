import { render } from '@testing-library/react';
import { FIGURE_KEYS, figures } from '@vida/contract/exercises/figure/figures.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FRAME_SIZE } from './camera.ts';
import { drawFigure } from './draw-figure.ts';
import { ExerciseFigure } from './exercise-figure.tsx';
import { FigureDrawing } from './figure-drawing.tsx';

describe('a drawing', () => {
  it.each(FIGURE_KEYS)('%s has the same shapes in every picture, inside its frame', (name) => {
    const { pictures } = drawFigure(figures[name]);
    const kindsOf = (picture: (typeof pictures)[number]) => picture.map(({ kind, tone }) => `${kind} ${tone}`);
    for (const picture of pictures) {
      expect(kindsOf(picture)).toEqual(kindsOf(pictures[0] ?? []));
      for (const [right, down] of picture.flatMap(({ points }) => points)) {
        expect(right).toBeGreaterThanOrEqual(-6);
        expect(right).toBeLessThanOrEqual(FRAME_SIZE + 6);
        expect(down).toBeGreaterThanOrEqual(-6);
        // What shows the upper half lets the rest hang out of the frame.
        if (!('focus' in figures[name])) expect(down).toBeLessThanOrEqual(FRAME_SIZE + 6);
      }
    }
  });

  it('is the same as no other one', () => {
    const outlines = FIGURE_KEYS.map((name) => render(<FigureDrawing name={name} wide />).container.innerHTML);
    expect(new Set(outlines).size).toBe(FIGURE_KEYS.length);
  });

  it('is decoration, one frame or two, and nothing for a name from a newer version', () => {
    const { container, rerender } = render(<FigureDrawing name="squat" />);
    const boxOf = () => container.querySelector('svg')?.getAttribute('viewBox');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(boxOf()).toBe('0 0 224 224');
    rerender(<FigureDrawing name="squat" wide />);
    expect(boxOf()).toBe('0 0 448 224');
    rerender(<FigureDrawing name="toString" />);
    expect(container).toBeEmptyDOMElement();
  });

  it('moves there and back, slow at both ends, and stands still in the pose it began with', () => {
    const { container } = render(<FigureDrawing name="squat" moving />);
    const animation = container.querySelector('animate[attributeName=points]');
    const values = animation?.getAttribute('values')?.split(';') ?? [];
    const times = animation?.getAttribute('keyTimes')?.split(';').map(Number) ?? [];
    expect(values).toHaveLength(times.length);
    expect(values.at(-1)).toBe(values[0]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect([times[0], times.at(-1)]).toEqual([0, 1]);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan((times[5] ?? 0) - (times[4] ?? 0));
  });
});

describe('in its place', () => {
  afterEach(() => vi.unstubAllGlobals());
  const preferStill = (matches: boolean) =>
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));

  it.each([
    [false, 'moves'],
    [true, 'stands still'],
  ])('with less motion asked for: %s, it %s', async (isStill) => {
    preferStill(isStill);
    const { container } = render(<ExerciseFigure name="squat" wide moving />);
    await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
    expect(container.querySelector('animate') === null).toBe(isStill);
  });
});
