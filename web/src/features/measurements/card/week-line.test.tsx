import { render, screen } from '@testing-library/react';
import { summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../measurements-fixture.ts';
import { WeekLine } from './week-line.tsx';

const to = new Date('2026-11-21T12:00:00Z');
const from = new Date('2026-11-15T03:00:00Z');

const show = (group: CareGroup, isSensor: boolean) => {
  const readings = [60, 100, 130, 150].map((value, index) => ({
    at: from.getTime() + index * 300_000,
    value,
    rangeFlag: null,
    context: null,
    weight: 5,
  }));
  const [sensor, single] = isSensor ? [readings, []] : [[], readings];
  const zone = 'America/Sao_Paulo';
  const summary = summarizeGlucose({
    days: 7,
    from,
    to,
    now: to,
    timeZone: zone,
    sensor,
    single,
    group,
    newestAt: to,
  });
  render(<WeekLine summary={summary} />);
};

beforeEach(() => signIn());

it.each([
  ['adult', true, '75% do tempo na faixa de 70 a 180'],
  ['adult', false, '3 de 4 medições na faixa de 70 a 180'],
  ['pregnant', true, '50% do tempo no intervalo de 63 a 140'],
  ['pregnant', false, '2 de 4 medições no intervalo de 63 a 140'],
] as const)('says of the group %s (sensor: %s): %s', (group, isSensor, text) => {
  show(group, isSensor);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('110 mg/dL')).toBeVisible();
});
