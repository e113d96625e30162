import { resolve } from 'node:path';
import { startServer } from '../e2e/support/start-server.ts';
import { compare } from './support/compare.ts';
import { requestsPerSecond } from './support/load.ts';
import { report } from './support/report.ts';
import { spawnNode } from './support/spawn-node.ts';

const SECONDS = 4;
const READINGS = 15;

/** Throughput of an authenticated list of 15 readings ÷ bare node:http answering the same bytes. */
const server = await startServer();

const post = async (path: string, body: unknown, token?: string) => {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
};

const { token } = await post('/api/register', {
  username: 'bench',
  email: 'bench@exemplo.com',
  password: 'girassol amarelo',
  firstName: 'Bancada',
  lastName: 'de Testes',
});
const readings = Array.from({ length: READINGS }, (_, index) => ({
  metricType: 'glucose',
  value: 100 + index,
  measuredAt: new Date(Date.now() - index * 3_600_000).toISOString(),
}));
await post('/api/health-metrics', readings, token);

const url = `${server.url}/api/health-metrics?limit=${READINGS}`;
const headers = { authorization: `Bearer ${token}`, 'x-time-zone': 'America/Sao_Paulo' };
const expectBody = await (await fetch(url, { headers })).text();
const bare = await spawnNode(resolve(import.meta.dirname, 'support/constant-server.ts'), {
  BODY: expectBody,
});

try {
  const comparison = await compare({
    rounds: 5,
    measureSubject: () => requestsPerSecond({ url, headers, seconds: SECONDS, expectBody }),
    measureReference: () => requestsPerSecond({ url: bare.firstLine, seconds: SECONDS, expectBody }),
  });
  await report('authenticated-get', 'requests/s', comparison, {
    text: 'at least 0.10',
    isMet: (ratio) => ratio >= 0.1,
  });
} finally {
  await bare.stop();
  await server.stop();
}
