import { DAY_MS } from '@vida/contract/core/time.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import type { CessationProgress } from '@vida/contract/substances/cessation-schemas.ts';
import type { LastUses, SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { vi } from 'vitest';

const idOf = (number: number): string => `0190b1c0-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A moment so many days ago, at this time of the day. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

let lastId = 0;

/** A use as the server answers it, now where nothing else is said. */
export const aRecord = (change: Partial<SubstanceRecord> = {}): SubstanceRecord => {
  lastId += 1;
  return {
    id: idOf(lastId),
    substanceType: 'alcohol',
    amount: '2',
    unit: 'latas',
    drink: null,
    sessionHours: null,
    notes: null,
    recordedAt: new Date().toISOString(),
    utcOffsetMinutes: -180,
    ...change,
  };
};

const noProgress: CessationProgress = {
  phase: 'without',
  daysUntilQuit: 0,
  daysWithout: 0,
  bestDaysWithout: 0,
  relapseDays: [],
  limitToday: null,
  usedToday: 0,
  daysKept: 0,
  daysSoFar: 0,
  savedCents: null,
  cravingsPassed: 0,
};

/** A running plan to stop smoking, as the server answers it. */
export const aPlan = (
  change: Partial<CessationPlanWithEtag> = {},
  progress: Partial<CessationProgress> = {},
): CessationPlanWithEtag => ({
  id: idOf(900),
  etag: 'plano-1',
  substanceType: 'tobacco',
  kind: 'quit_date',
  quitDay: daysAgo(12).slice(0, 10),
  unit: 'cigarros',
  usualPerDay: 15,
  unitPriceCents: 60,
  steps: [],
  triggers: ['coffee'],
  ownTriggers: [],
  reason: null,
  startedDay: daysAgo(20).slice(0, 10),
  endedAt: null,
  checks: [],
  ...change,
  progress: { ...noProgress, ...progress },
});

/** A write that reached the server. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

interface Refusal {
  readonly status: number;
  readonly body?: unknown;
}

interface Stored {
  records?: SubstanceRecord[];
  lastUses?: Partial<LastUses>;
  plans?: CessationPlanWithEtag[];
  profile?: Partial<HealthProfile>;
}

/** The server's side of the wire: what is stored (newest first), what was sent, and how the next write is refused. */
export const startSubstancesServer = (stored: Stored = {}) => {
  const server = {
    records: stored.records ?? [],
    plans: stored.plans ?? [],
    lastUses: { alcohol: null, tobacco: null, caffeine: null, gaming: null, ...stored.lastUses },
    profile: { ...EMPTY_HEALTH_PROFILE, ...stored.profile },
    /** What was read, with its query. */
    asked: [] as string[],
    sent: [] as Sent[],
    /** What was looked through for an emergency. */
    checked: [] as string[],
    refusal: null as Refusal | null,
    isFailing: false,
  };
  const readings: Record<string, () => unknown> = {
    '/api/substance-records': () => server.records,
    '/api/substance-records/last-uses': () => server.lastUses,
    '/api/cessation-plans': () => server.plans,
    '/api/health-profile': () => server.profile,
  };
  const writeRecord = ({ method, path, body }: Sent): unknown => {
    const id = path.split('/').at(-1);
    const found = server.records.find((record) => record.id === id);
    if (method === 'POST') {
      const made = aRecord({ ...body, amount: String(body.amount), id: idOf(100 + server.sent.length) });
      server.records = [made, ...server.records];
      return made;
    }
    if (method === 'DELETE') server.records = server.records.filter((record) => record !== found);
    return { ...found, ...body };
  };
  const writePlan = ({ method, path, body }: Sent): unknown => {
    const id = path.split('/')[3];
    const found = server.plans.find((plan) => plan.id === id);
    if (method === 'DELETE') server.plans = server.plans.filter((plan) => plan !== found);
    return found ?? aPlan(body);
  };
  const write = (sent: Sent): Response => {
    if (sent.path === '/api/chat/check') {
      server.checked.push(String(sent.body.text));
      return new Response(JSON.stringify({ help: null }));
    }
    server.sent.push(sent);
    const { refusal } = server;
    if (refusal) return new Response(JSON.stringify(refusal.body), { status: refusal.status });
    const answer = sent.path.startsWith('/api/substance') ? writeRecord(sent) : writePlan(sent);
    return new Response(JSON.stringify(answer));
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname: path, search } = new URL(url, 'http://localhost');
    if (server.isFailing) return new Response('', { status: 503 });
    if (method !== 'GET') return write({ method, path, body: body ? JSON.parse(String(body)) : {} });
    server.asked.push(path + search);
    return new Response(JSON.stringify(readings[path]?.() ?? null));
  });
  return server;
};
