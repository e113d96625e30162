import { expect, it } from 'vitest';
import { safeReturnPath } from './session-guard.ts';

it.each([
  ['/measurements?nova=true#topo', '/measurements?nova=true#topo'],
  ['/', '/'],
  ['https://exemplo.com/', '/dashboard'],
  ['//exemplo.com/x', '/dashboard'],
  ['/\\exemplo.com', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  [undefined, '/dashboard'],
  [7, '/dashboard'],
])('comes back to %s as %s', (path, expected) => {
  expect(safeReturnPath(path, '/dashboard')).toBe(expected);
});
