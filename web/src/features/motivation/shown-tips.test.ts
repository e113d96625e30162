import { afterEach, expect, it } from 'vitest';
import { createShownTips } from './shown-tips.ts';

afterEach(() => sessionStorage.clear());

it('remembers each trigger for a person and a day', () => {
  const tips = createShownTips();
  expect(tips.has('lucia', '2026-11-21', 'late_night')).toBe(false);
  tips.add('lucia', '2026-11-21', 'late_night');
  tips.add('lucia', '2026-11-21', 'milestone');
  expect(tips.has('lucia', '2026-11-21', 'late_night')).toBe(true);
  expect(tips.has('lucia', '2026-11-21', 'milestone')).toBe(true);
  expect(tips.has('lucia', '2026-11-21', 'konami_code')).toBe(false);
  expect(tips.has('lucia', '2026-11-22', 'late_night')).toBe(false);
  expect(tips.has('ana', '2026-11-21', 'late_night')).toBe(false);
});

it('begins anew on another day, and outlives a reload', () => {
  createShownTips().add('lucia', '2026-11-21', 'late_night');
  const reloaded = createShownTips();
  expect(reloaded.has('lucia', '2026-11-21', 'late_night')).toBe(true);
  reloaded.add('lucia', '2026-11-22', 'milestone');
  expect(reloaded.has('lucia', '2026-11-21', 'late_night')).toBe(false);
});

it.each(['nonsense', '7', '{"userId":"lucia","day":"2026-11-21","triggers":"late_night"}'])(
  'reads %s as nothing',
  (kept) => {
    sessionStorage.setItem('vidaTips', kept);
    expect(createShownTips().has('lucia', '2026-11-21', 'late_night')).toBe(false);
  },
);

it('remembers in the page where the browser keeps nothing', () => {
  const tips = createShownTips(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  tips.add('lucia', '2026-11-21', 'late_night');
  expect(tips.has('lucia', '2026-11-21', 'late_night')).toBe(true);
});
