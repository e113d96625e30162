import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import type { HealthMetric, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { vi } from 'vitest';
import { session } from '../../lib/session.ts';

/** A reading as the server answers it. */
export const aMetric = (change: Partial<HealthMetric> = {}): HealthMetric => ({
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
  source: 'manual',
  sourceKey: null,
  importId: null,
  notes: null,
  ...change,
});

const json = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

const summaryOf = (metrics: readonly HealthMetric[]) => {
  const now = new Date();
  const single = metrics.map(({ measuredAt, value, rangeFlag, context }) => ({
    at: new Date(measuredAt).getTime(),
    value,
    rangeFlag,
    context,
  }));
  return summarizeGlucose({
    days: 14,
    from: new Date(now.getTime() - 14 * 86_400_000),
    to: now,
    now,
    timeZone: 'America/Sao_Paulo',
    sensor: [],
    single,
    group: 'adult',
    newestAt: metrics[0] ? new Date(metrics[0].measuredAt) : null,
  });
};

/** The server's side of the wire for the measurements: what is stored, what was sent, and whether it fails. */
export const startMetricsServer = (stored: HealthMetric[] = []) => {
  const server = { stored, sent: [] as NewHealthMetric[], isFailing: false };
  const answer = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const path = String(url);
    if (server.isFailing) return new Response('', { status: 503 });
    if (init.method === 'POST') {
      const sent: NewHealthMetric = JSON.parse(String(init.body));
      server.sent.push(sent);
      const metric = aMetric({
        value: sent.value ?? null,
        context: sent.context ?? null,
        ...(sent.unit === 'mmol/L' && { value: (sent.value ?? 0) * 18.0182 }),
      });
      server.stored = [metric, ...server.stored];
      return json(metric);
    }
    if (init.method === 'DELETE') {
      const [removed] = server.stored;
      server.stored = server.stored.slice(1);
      return json(removed);
    }
    if (path.includes('glucose-summary')) return json(summaryOf(server.stored));
    if (path.includes('glucose-series')) {
      const empty = { offsetSeconds: [], values: [] };
      return json({ from: new Date(0).toISOString(), sensor: empty, single: empty });
    }
    if (path.includes('imports')) return json([]);
    return json(
      path.includes('limit=1&') || path.endsWith('limit=1') ? server.stored.slice(0, 1) : server.stored,
    );
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return server;
};

/** A signed-in person with this glucose unit. */
export const signIn = (glucoseUnit: GlucoseUnit = 'mg/dL') =>
  session.save({
    token: 'token',
    user: {
      id: '0190b1c0-0000-7000-8000-000000000001',
      firstName: 'Lúcia',
      lastName: 'Andrade',
      username: 'lucia',
      email: 'lucia@exemplo.com',
      isAdmin: false,
      timeZone: 'America/Sao_Paulo',
      glucoseUnit,
      mustChangePassword: false,
    },
  });
