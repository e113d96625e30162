import { ReadableStream, TextDecoderStream, TransformStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Code that is loaded when it is first needed takes longer than the usual second on a busy machine. */
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

/** jsdom has no layout: everything is near the visible part of the page. */
globalThis.IntersectionObserver ??= class {
  readonly #heard: (entries: { isIntersecting: boolean }[]) => void;

  constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
    this.#heard = heard;
  }

  observe(): void {
    this.#heard([{ isIntersecting: true }]);
  }

  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

/** jsdom has no layout: nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  disconnect(): void {}
} as unknown as typeof ResizeObserver;

/** Every browser has them; jsdom does not. */
Object.assign(globalThis, { ReadableStream, TextDecoderStream, TransformStream });
