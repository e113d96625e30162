import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { readMoment } from '@vida/contract/core/wall-time.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { SleepRecordWithEtag } from '@vida/contract/sleep/sleep-endpoints.ts';
import { vi } from 'vitest';

const ZONE = 'America/Sao_Paulo';

/** The person's day so many days ago, `yyyy-MM-dd`. */
export const dayAgo = (days: number): string => addDaysTo(dayOf(new Date(), ZONE), -days);

/** A night as the server answers it, from 22:00 to 06:00 in São Paulo, that ended so many days ago. */
export const aNight = (daysAgo: number, change: Partial<SleepRecordWithEtag> = {}): SleepRecordWithEtag => ({
  etag: 'lida',
  id: `0190b1c0-0000-7000-8000-0000000000${String(daysAgo).padStart(2, '0')}`,
  sleepDate: dayAgo(daysAgo),
  bedTime: readMoment(`${dayAgo(daysAgo + 1)}T22:00`, ZONE).at.toISOString(),
  bedUtcOffsetMinutes: -180,
  wakeTime: readMoment(`${dayAgo(daysAgo)}T06:00`, ZONE).at.toISOString(),
  wakeUtcOffsetMinutes: -180,
  fallAsleepTime: 15,
  nightWakings: 1,
  sleepQuality: '7.5',
  notes: null,
  ...change,
});

interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The server's side of the wire: what is stored, what was written, and what it refuses the next write with. */
export const startNightsServer = (stored: SleepRecordWithEtag[] = [], profile: Partial<HealthProfile> = {}) => {
  const server = {
    stored,
    writes: [] as SentCall[],
    /** What was looked through for an emergency. */
    checked: [] as string[],
    asked: [] as string[],
    isFailing: false,
    refusal: null as { field: string; message: string } | null,
  };
  const write = (method: string, path: string, body: SentCall['body']): Response => {
    if (path === '/api/chat/check') {
      server.checked.push(String(body?.text));
      return json({ help: null });
    }
    server.writes.push({ method, path, body });
    if (server.refusal)
      return json({ code: 'invalid', message: server.refusal.message, details: [server.refusal] }, 400);
    const id = path.split('/').at(-1);
    const found = server.stored.find((record) => record.id === id);
    if (method === 'PUT' && !found) return json({ code: 'not_found', message: 'Não encontrada.' }, 404);
    if (method === 'PUT' && found?.etag !== body?.etag)
      return json({ code: 'stale', message: 'Mudou.', current: found }, 409);
    if (method === 'POST') server.stored = [aNight(0, { id: crypto.randomUUID() }), ...server.stored];
    if (method === 'DELETE') server.stored = server.stored.filter((record) => record !== found);
    return json(found ?? server.stored[0]);
  };
  const answer = async (url: unknown, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(url), 'http://localhost');
    if (server.isFailing) return new Response('', { status: 503 });
    if (method !== 'GET') return write(method, pathname, body ? JSON.parse(String(body)) : null);
    if (pathname === '/api/health-profile') return json({ ...EMPTY_HEALTH_PROFILE, ...profile });
    server.asked.push(search);
    return json(server.stored);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return server;
};
