import { expect, it } from 'vitest';
import { READINESS_ADVICES } from './readiness-rules.ts';
import { mayStart } from './start-rules.ts';

it('lets a person go on after advice, and never after a warning', () => {
  const free = READINESS_ADVICES.filter((advice) => mayStart([advice]));
  expect(free).toEqual(['eat_first', 'no_intense', 'measure_first', 'start']);
  expect(mayStart(['treat_low', 'measure_first'])).toBe(false);
  expect(mayStart(['measure_first', 'pressure_wait'])).toBe(false);
});
