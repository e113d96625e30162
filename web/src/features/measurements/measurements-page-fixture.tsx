import { vi } from 'vitest';

/** jsdom has no canvas, and none of what a chart asks of the browser around it. */
export const standInForPlots = () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
};

/** A plot that draws nothing: `vi.mock('uplot', async () => ({ default: (await import('…')).BlankPlot }))`. */
export class BlankPlot {
  redraw() {}
  destroy() {}
  setSize() {}
  setCursor() {}
  valToPos = () => 0;
}
