import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { importHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../testing/rounds.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** More than the system keeps of a body that nobody reads. */
const HUGE_BYTES = 17 * 1024 * 1024;
/** One, and two that stand aside. */
const READ_AT_ONCE = 3;
const UPLOADS = rounds(8, 40);
const UPLOAD_BYTES = rounds(600 * 1024, HUGE_BYTES);

const twoLines = new TextEncoder().encode('Data;Glicose (mg/dL)\n2025-04-22T08:00;110\n2025-04-22T09:00;120\n');

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startTestApp({ timeLimits: { bodyStepsAsideMs: 0 } });
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

interface Answer {
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
  readonly body: unknown;
}

/** An upload whose body is sent by hand. */
const open = (token: string, bytes: number, at = origin): { upload: ClientRequest; answer: Promise<Answer> } => {
  const upload = request(`${at}/api/health-metrics/import`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'text/csv',
      'content-length': bytes,
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    upload.once('response', resolve);
    upload.once('error', reject);
  });
  const answer = answered.then(async (incoming) => ({
    status: incoming.statusCode,
    retryAfter: incoming.headers['retry-after'],
    body: await json(incoming),
  }));
  upload.flushHeaders();
  return { upload, answer };
};

/** Settles when so much of the body has left: somebody reads it. */
const sendPart = (upload: ClientRequest, bytes: number): Promise<void> =>
  new Promise((done) => upload.write(Buffer.alloc(bytes), () => done()));

const importTwoLines = (token: string) => app.call(importHealthMetrics, { body: twoLines, query: {} }, { token });

/** As many big bodies as are read at once, each without its last byte. */
const fillTheLane = () =>
  Promise.all(
    Array.from({ length: READ_AT_ONCE }, async () => {
      const { token } = await app.signUp();
      const reading = open(token, HUGE_BYTES);
      await sendPart(reading.upload, HUGE_BYTES - 1);
      return reading;
    }),
  );

const finish = ({ upload, answer }: ReturnType<typeof open>): Promise<Answer> => {
  upload.end(Buffer.alloc(1));
  return answer;
};

describe('an import', () => {
  it('is one at a time for a person, and gives its turn back when they leave', async () => {
    const person = await app.signUp();
    const { upload, answer } = open(person.token, HUGE_BYTES);
    const left = expect(answer).rejects.toThrow();
    await sendPart(upload, HUGE_BYTES - 1);
    const second = await importTwoLines(person.token);
    expect(second.status).toBe(409);
    expect(second.error).toEqual({
      code: 'import_running',
      message: 'Um arquivo seu ainda está sendo lido ou guardado. Espere ele terminar e tente de novo.',
    });
    upload.destroy();
    await left;
    await expect.poll(async () => (await importTwoLines(person.token)).status).toBe(200);
  });

  it('that is big waits for its turn unread, and small ones pass beside it', async () => {
    const [waiting, small] = await Promise.all([app.signUp(), app.signUp()]);
    const [reading, ...others] = await fillTheLane();
    const next = open(waiting.token, HUGE_BYTES);
    let isRead = false;
    const sent = sendPart(next.upload, HUGE_BYTES).then(() => {
      isRead = true;
    });
    for (let turn = 0; turn < 3; turn += 1) expect((await importTwoLines(small.token)).status).toBe(200);
    expect(isRead).toBe(false);
    if (!reading) throw new Error('nobody reads');
    expect((await finish(reading)).status).toBe(400);
    await sent;
    next.upload.end();
    expect((await next.answer).status).toBe(400);
    await Promise.all(others.map(finish));
  });

  it('that is big comes after the one before it, unless that is slow', async () => {
    const patient = await startTestApp({ timeLimits: { bodyStepsAsideMs: 60_000 } });
    try {
      const at = await patient.app.listen({ host: '127.0.0.1', port: 0 });
      const [first, second] = await Promise.all([patient.signUp(), patient.signUp()]);
      const reading = open(first.token, HUGE_BYTES, at);
      await sendPart(reading.upload, HUGE_BYTES - 1);
      const next = open(second.token, HUGE_BYTES, at);
      let isRead = false;
      const sent = sendPart(next.upload, HUGE_BYTES).then(() => {
        isRead = true;
      });
      const small = await patient.signUp();
      await patient.call(importHealthMetrics, { body: twoLines, query: {} }, { token: small.token });
      expect(isRead).toBe(false);
      expect((await finish(reading)).status).toBe(400);
      await sent;
      next.upload.end();
      expect((await next.answer).status).toBe(400);
    } finally {
      await patient.close();
    }
  });

  it('that drips keeps nobody else waiting, big or small', async () => {
    const [slow, big, small] = await Promise.all([app.signUp(), app.signUp(), app.signUp()]);
    const dripping = open(slow.token, HUGE_BYTES);
    await sendPart(dripping.upload, 1);
    expect((await importTwoLines(small.token)).status).toBe(200);
    const file = await app.call(
      importHealthMetrics,
      { body: Buffer.concat([twoLines, Buffer.alloc(1024 * 1024, '\n')]), query: {} },
      { token: big.token },
    );
    expect(file).toMatchObject({ status: 200, body: { imported: 2 } });
    const left = expect(dripping.answer).rejects.toThrow();
    dripping.upload.destroy();
    await left;
  });

  it('is refused early where too many big ones wait', async () => {
    const reading = await fillTheLane();
    const people = await Promise.all(Array.from({ length: UPLOADS }, () => app.signUp()));
    const body = Buffer.alloc(UPLOAD_BYTES);
    const answers = people.map(({ token }) => {
      const { upload, answer } = open(token, body.length);
      upload.end(body);
      return answer;
    });
    const statuses: (number | undefined)[] = [];
    const refusals: Answer[] = [];
    for (const answer of answers)
      void answer.then((got) => {
        statuses.push(got.status);
        if (got.status === 503) refusals.push(got);
      });
    await expect.poll(() => statuses.length).toBe(UPLOADS - 3);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(refusals[0]).toEqual({
      status: 503,
      retryAfter: '20',
      body: {
        code: 'too_many_files',
        message: 'Muitos arquivos grandes estão sendo lidos agora. Espere meio minuto e envie o seu de novo.',
      },
    });
    await Promise.all([...reading.map(finish), ...answers]);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  });
});

describe('a big body that takes long', () => {
  let quick: TestApp;
  let at: string;
  beforeAll(async () => {
    quick = await startTestApp({ timeLimits: { bodyStepsAsideMs: 0, bodyGivesWayMs: 300 } });
    at = await quick.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => quick.close());

  it('gives way once others wait, and not before', async () => {
    const readers = await Promise.all(
      Array.from({ length: READ_AT_ONCE }, async () => {
        const reading = open((await quick.signUp()).token, HUGE_BYTES, at);
        await sendPart(reading.upload, 1);
        return reading;
      }),
    );
    const answers = readers.map(({ answer }) => answer.catch(() => undefined));
    const waiting = open((await quick.signUp()).token, HUGE_BYTES, at);
    waiting.upload.end(Buffer.alloc(HUGE_BYTES));
    expect((await waiting.answer).status).toBe(400);
    expect(await Promise.race(answers)).toMatchObject({
      status: 503,
      retryAfter: '20',
      body: { code: 'too_many_files' },
    });
    const cut = readers.filter(({ upload }) => upload.destroyed);
    expect(cut.length).toBeLessThan(READ_AT_ONCE);
    for (const { upload } of readers) upload.destroy();
    await Promise.all(answers);
  });
});
