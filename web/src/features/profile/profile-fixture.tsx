import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HealthProfileWithEtag } from '@vida/contract/profile/profile-endpoints.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { ProfilePage } from './profile-page.tsx';

export const savedProfile: HealthProfileWithEtag = {
  ...EMPTY_HEALTH_PROFILE,
  chronicConditions: ['Diabetes Tipo 2', 'Hipotireoidismo', 'Outros'],
  foodAllergies: ['Amendoim'],
  otherDisabilities: 'baixa visão',
  height: 162,
  currentWeight: 78.4,
  birthDate: '1961-05-09',
  bloodType: 'O+',
  updatedAt: '2026-11-20T12:00:00.000Z',
  etag: 'um',
};

const { updatedAt: _, ...fields } = savedProfile;
/** What a save without changes sends. */
export const savedFields = fields;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The page in front of a server that is played by `fetch`: its profile, whether it fails, and what was sent. */
export const createProfileBench = () => {
  const server = {
    profile: savedProfile,
    isFailing: false,
    sent: [] as unknown[],
    /** How often the profile was read. */
    reads: 0,
    /** What was looked through for an emergency. */
    checked: [] as string[],
  };
  const user = userEvent.setup();

  const answer = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    if (server.isFailing) return json({ message: 'Tente mais tarde.', code: 'unavailable' }, 503);
    if (url === '/api/chat/check') {
      server.checked.push(JSON.parse(String(init.body)).text);
      return json({ help: null });
    }
    if (init.method === 'POST') {
      const body: Partial<HealthProfileWithEtag> = JSON.parse(String(init.body));
      if (body.etag !== server.profile.etag)
        return json({ message: 'Mudou.', code: 'stale', current: server.profile }, 409);
      server.sent.push(body);
      server.profile = { ...server.profile, ...body, updatedAt: '2026-11-21T12:00:00.000Z', etag: 'salvo' };
    } else server.reads += 1;
    return json(server.profile);
  };

  beforeEach(() => {
    Object.assign(server, { profile: savedProfile, isFailing: false, sent: [], reads: 0, checked: [] });
    vi.stubGlobal('fetch', answer);
    session.save(sampleSession());
  });

  afterEach(() => {
    queryClientFor(null);
    vi.unstubAllGlobals();
  });

  const mount = () =>
    render(
      <QueryClientProvider client={queryClientFor('lucia')}>
        <ProfilePage />
        <Toaster />
      </QueryClientProvider>,
    );
  const open = () => {
    mount();
    return screen.findByRole('button', { name: 'Editar Perfil' });
  };
  return {
    server,
    user,
    mount,
    open,
    edit: async () => user.click(await open()),
    save: () => user.click(screen.getByRole('button', { name: 'Salvar Perfil' })),
    /** The choices of one list. */
    group: (name: string) => within(screen.getByRole('group', { name })),
  };
};
