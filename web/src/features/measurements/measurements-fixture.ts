import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import type { ListedHealthMetricWithEtag } from '@vida/contract/measurements/measurements-endpoints.ts';
import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric, HealthMetricChange, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { vi } from 'vitest';
import { session } from '../../lib/session.ts';
import { sampleSession } from '../../testing/sample-session.ts';

/** A reading as the server answers it. */
export const aMetric = (change: Partial<ListedHealthMetricWithEtag> = {}): ListedHealthMetricWithEtag => ({
  etag: 'lida',
  id: '0190b1c0-0000-7000-8000-000000000002',
  metricType: 'glucose',
  value: 112,
  unit: 'mg/dL',
  measuredAt: new Date().toISOString(),
  utcOffsetMinutes: -180,
  kind: 'manual',
  context: null,
  diastolic: null,
  rangeFlag: null,
  originalValue: null,
  originalUnit: null,
  isOtherSource: false,
  source: 'manual',
  sourceKey: null,
  importId: null,
  notes: null,
  ...change,
});

export const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();

/** A pressure as the server answers it. */
export const aPressure = (change: Partial<ListedHealthMetricWithEtag> = {}) =>
  aMetric({
    metricType: 'blood_pressure',
    unit: 'mmHg',
    value: 134,
    diastolic: 86,
    measuredAt: threeDaysAgo,
    ...change,
  });

const json = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

const summaryOf = (metrics: readonly HealthMetric[], days: number) => {
  const now = new Date();
  const from = new Date(now.getTime() - days * 86_400_000);
  const counted = metrics.filter(({ measuredAt }) => new Date(measuredAt) >= from);
  const single = counted.map(({ measuredAt, value, rangeFlag, context }) => ({
    at: new Date(measuredAt).getTime(),
    value,
    rangeFlag,
    context,
  }));
  return summarizeGlucose({
    days,
    from,
    to: now,
    now,
    timeZone: 'America/Sao_Paulo',
    sensor: [],
    single,
    group: 'adult',
    newestAt: metrics[0] ? new Date(metrics[0].measuredAt) : null,
  });
};

/** Glucose is stored in mg/dL. */
const storedValueOf = ({ value = null, unit }: HealthMetricChange): number | null =>
  value !== null && unit === 'mmol/L' ? toMgDl(value, unit) : value;

/** What the server makes of a new reading. */
const storedFrom = (sent: NewHealthMetric, index: number): HealthMetric =>
  aMetric({
    id: `0190b1c0-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    metricType: sent.metricType,
    value: storedValueOf(sent),
    unit: storedUnitOf(sent.metricType),
    diastolic: sent.diastolic ?? null,
    rangeFlag: sent.rangeFlag ?? null,
    context: sent.context ?? null,
    kind: sent.kind ?? 'manual',
    notes: sent.notes ?? null,
    measuredAt: sent.measuredAt ?? new Date().toISOString(),
  });

/** Whether a reading is asked for by the query of a list. */
const isListed = (metric: HealthMetric, query: URLSearchParams): boolean => {
  const [from, to] = [query.get('from'), query.get('to')];
  return (
    (['metricType', 'context', 'kind'] as const).every(
      (name) => !query.has(name) || query.get(name) === metric[name],
    ) &&
    (from === null || metric.measuredAt >= from) &&
    (to === null || metric.measuredAt < to)
  );
};

/**
 * The server's side of the wire for the measurements: what is stored (newest first), what was sent and changed, whose
 * profile it is, and whether it fails.
 */
export const startMetricsServer = (stored: HealthMetric[] = [], profile: Partial<HealthProfile> = {}) => {
  const server = {
    stored,
    sent: [] as NewHealthMetric[],
    changes: [] as HealthMetricChange[],
    /** What was looked through for an emergency. */
    checked: [] as string[],
    asked: [] as string[],
    isFailing: false,
  };
  const write = (method: string, id: string | undefined, body: unknown): HealthMetric | undefined => {
    if (method === 'POST') {
      const sent = body as NewHealthMetric;
      server.sent.push(sent);
      const metric = storedFrom(sent, server.sent.length);
      server.stored = [metric, ...server.stored];
      return metric;
    }
    const found = server.stored.find((metric) => metric.id === id);
    if (!found) return undefined;
    if (method === 'DELETE') {
      server.stored = server.stored.filter((metric) => metric !== found);
      return found;
    }
    const change = body as HealthMetricChange;
    server.changes.push(change);
    const value = change.value === undefined ? found.value : storedValueOf(change);
    const changed: HealthMetric = JSON.parse(JSON.stringify({ ...found, ...change, value }));
    server.stored = server.stored.map((metric) => (metric === found ? changed : metric));
    return changed;
  };
  const answer = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(url), 'http://localhost');
    if (server.isFailing) return new Response('', { status: 503 });
    if (pathname === '/api/chat/check') {
      server.checked.push(JSON.parse(String(init.body)).text);
      return json({ help: null });
    }
    if (init.method && init.method !== 'GET')
      return json(write(init.method, pathname.split('/').at(-1), init.body ? JSON.parse(String(init.body)) : null));
    if (pathname === '/api/health-profile') return json({ ...EMPTY_HEALTH_PROFILE, ...profile });
    if (pathname.endsWith('glucose-summary')) return json(summaryOf(server.stored, Number(searchParams.get('days'))));
    if (pathname.endsWith('glucose-series')) {
      const empty = { offsetSeconds: [], values: [] };
      return json({ from: new Date(0).toISOString(), sensor: empty, single: empty });
    }
    if (pathname.endsWith('imports')) return json([]);
    server.asked.push(searchParams.toString());
    const found = server.stored.filter((metric) => isListed(metric, searchParams));
    return json(found.slice(0, Number(searchParams.get('limit') ?? found.length)));
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return server;
};

/** Keeps some replies of the server back until the answered function is called. */
export const holdReplies = (isHeld: (path: string, method: string) => boolean): (() => void) => {
  const answer = globalThis.fetch;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (isHeld(path, init.method ?? 'GET')) await released;
    return answer(path, init);
  });
  return release;
};

/** A signed-in person with this glucose unit. */
export const signIn = (glucoseUnit: GlucoseUnit = 'mg/dL') => session.save(sampleSession({ glucoseUnit }));

/** jsdom has no canvas, and none of what a chart asks of the browser around it. */
export const standInForPlots = () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
};

/** A plot that draws nothing: `vi.mock('uplot', async () => ({ default: (await import('…')).BlankPlot }))`. */
export class BlankPlot {
  redraw() {}
  destroy() {}
  setSize() {}
  setCursor() {}
  valToPos = () => 0;
}
