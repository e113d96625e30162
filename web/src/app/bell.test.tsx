import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppNotification } from '@vida/contract/notifications/notification-schemas.ts';
import { describe, expect, it } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { findPage, startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();

const base = { createdAt: '2026-11-21T12:00:00.000Z', readAt: null };
const idOf = (index: number) => `01a1fc7e-8a1a-706d-a6cb-08aaaf673d${String(index).padStart(2, '0')}`;
const notifications: AppNotification[] = [
  { ...base, id: idOf(1), kind: 'glucose_low', glucoseMgDl: 61 },
  { ...base, id: idOf(2), kind: 'glucose_high', glucoseMgDl: null },
  { ...base, id: idOf(3), kind: 'sleep_goal', meanHours: 8.1, goalHours: 8 },
  { ...base, id: idOf(4), kind: 'days_without', substanceType: 'tobacco', days: 7 },
  { ...base, id: idOf(5), kind: 'welcome', readAt: '2026-11-21T12:05:00.000Z' },
];

const openPanel = async (session = sampleSession()) => {
  await app.open('/account', session);
  await findPage('Minha conta');
  const [bell] = await screen.findAllByRole('button', { name: /^Notificações/ });
  if (!bell) throw new Error('no bell');
  await userEvent.click(bell);
  return screen.findByRole('dialog', { name: 'Notificações' });
};

describe('the bell', () => {
  it('says what each notification is about, and where it leads', async () => {
    app.answers['GET /api/notifications'] = { body: notifications };
    app.answers['POST /api/notifications/read'] = { body: { unread: 0 } };
    const panel = within(await openPanel());
    expect(await panel.findByText(/marcou 61 mg\/dL/)).toBeInTheDocument();
    expect(panel.getByText(/marcou HI/)).toBeInTheDocument();
    expect(panel.getByText(/8,1 h na cama\. Sua meta é 8 h/)).toBeInTheDocument();
    expect(panel.getByText('7 dias sem tabaco')).toBeInTheDocument();
    expect(panel.getAllByText('Nova')).toHaveLength(4);
    expect(panel.getByRole('link', { name: 'Ver o plano' })).toHaveAttribute('href', '/substances');
  });

  it('speaks mmol/L to who reads it', async () => {
    app.answers['GET /api/notifications'] = { body: notifications };
    const panel = within(await openPanel(sampleSession({ glucoseUnit: 'mmol/L' })));
    expect(await panel.findByText(/marcou 3,4 mmol\/L/)).toBeInTheDocument();
  });

  it('says that there is nothing', async () => {
    const panel = within(await openPanel());
    expect(await panel.findByText('Nenhuma notificação por aqui')).toBeInTheDocument();
  });

  it('offers to try again when it could not load', async () => {
    app.answers['GET /api/notifications'] = { status: 503, body: {} };
    const panel = within(await openPanel());
    await panel.findByText('Não conseguimos carregar suas notificações');
    app.answers['GET /api/notifications'] = { body: notifications };
    await userEvent.click(panel.getByRole('button', { name: 'Tentar de novo' }));
    expect(await panel.findByText('7 dias sem tabaco')).toBeInTheDocument();
  });
});
