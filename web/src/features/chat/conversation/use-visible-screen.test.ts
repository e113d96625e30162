import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useVisibleScreen } from './use-visible-screen.ts';

afterEach(() => vi.unstubAllGlobals());

const measures = () => {
  const { style } = document.documentElement;
  return ['--visible-top', '--visible-height'].map((name) => style.getPropertyValue(name));
};

const startScreen = () => {
  const screen = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', screen);
  return (changes: Partial<typeof screen>) => {
    Object.assign(screen, changes).dispatchEvent(new Event('resize'));
    return measures();
  };
};

it('follows a keyboard that opens and pushes the page up, and leaves nothing behind', () => {
  const change = startScreen();
  const { unmount } = renderHook(useVisibleScreen);
  expect(measures()).toEqual(['0px', '740px']);
  expect(change({ height: 400, offsetTop: 120 })).toEqual(['120px', '400px']);
  unmount();
  expect(measures()).toEqual(['', '']);
  expect(change({ height: 740 })).toEqual(['', '']);
});

it('stays as it was when somebody magnifies the page', () => {
  const change = startScreen();
  renderHook(useVisibleScreen);
  expect(change({ height: 370, offsetTop: 200, scale: 2 })).toEqual(['0px', '740px']);
});
