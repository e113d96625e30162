import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import { describe, expect, it } from 'vitest';
import { aMetric } from '../../features/measurements/measurements-fixture.ts';
import { vidaSays } from '../../lib/vida-says.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { findPage, startWholeApp } from '../../testing/whole-app.tsx';

const app = startWholeApp();
const open = async (...metrics: Parameters<typeof aMetric>[0][]) => {
  app.answers['GET /api/health-metrics'] = { body: metrics.map(aMetric) };
  await app.open('/dashboard', sampleSession());
  await findPage('Olá, Lúcia');
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

describe('Vida on the dashboard', () => {
  it('comes with her bubble and asks for good news', async () => {
    await open({ value: 112 });
    expect(await screen.findByRole('button', { name: 'Comece agora' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Fez algo bom por você hoje?' })).toBeVisible();
  });

  it('is absent beside a low glucose, and keeps the easter eggs quiet, also a day after', async () => {
    await open({ value: 62, measuredAt: hoursAgo(26) });
    await waitFor(() => expect(vidaSays.isHushed()).toBe(true));
    expect(screen.queryByRole('button', { name: 'Dica' })).toBeNull();
    expect(screen.queryByText('Fez algo bom por você hoje?')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Qualidade do Sono' }));
    await waitFor(() => expect(vidaSays.isHushed()).toBe(false));
  });

  it.each([
    [320, 1, true],
    [320, 3, false],
  ])('a glucose of %i, %i h ago, keeps her away: %s', async (value, hours, isAway) => {
    await open({ value, measuredAt: hoursAgo(hours) });
    await screen.findByText(/Muito elevada/);
    if (isAway) await waitFor(() => expect(vidaSays.isHushed()).toBe(true));
    else expect(await screen.findByRole('button', { name: 'Dica' })).toBeVisible();
  });
});
