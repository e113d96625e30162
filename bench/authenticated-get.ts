import { resolve } from 'node:path';
import { compare } from './support/compare.ts';
import { requestsPerSecond } from './support/load.ts';
import { report } from './support/report.ts';
import { spawnNode } from './support/spawn-node.ts';
import { startVida } from './support/vida.ts';

const SECONDS = 4;
const READINGS = 15;

/** Throughput of an authenticated list of 15 readings ÷ bare node:http answering the same bytes. */
const vida = await startVida();
const person = await vida.signUp('bench');
const readings = Array.from({ length: READINGS }, (_, index) => ({
  metricType: 'glucose',
  value: 100 + index,
  measuredAt: new Date(Date.now() - index * 3_600_000).toISOString(),
}));
await person.post('/api/health-metrics', readings);

const { headers } = person;
const url = `${vida.url}/api/health-metrics?limit=${READINGS}`;
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
  await vida.stop();
}
