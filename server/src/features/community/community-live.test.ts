import type { AddressInfo } from 'node:net';
import type { LiveEvent } from '@vida/contract/live/live-endpoints.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMembers, type Members } from './testing/community-fixture.ts';

let app: TestApp;
let members: Members;
let url: string;

beforeEach(async () => {
  app = await startTestApp();
  members = createMembers(app);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
});
afterEach(() => app.close());

/** Answers each event of a stream in turn. */
const watch = async (token: string) => {
  const gone = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await fetch(`${url}/api/events`, { headers, signal: gone.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<LiveEvent> => {
    for (;;) {
      const event = /data: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return JSON.parse(event[1] ?? '');
      }
      text += (await reader?.read())?.value ?? '';
    }
  };
  return { next, leave: () => gone.abort() };
};

const isListening = async (): Promise<boolean> => {
  const { rowCount } = await app.pool.query(
    "select 1 from pg_stat_activity where application_name = 'vida " +
      "live' and datname = current_database() and query like 'listen%'",
  );
  return rowCount === 1;
};

it('tells everybody who looks that the community moved on, whichever process wrote', async () => {
  const watcher = await app.signUp();
  const writer = await app.signUp();
  const second = await startTestApp({ beside: app });
  try {
    const stream = await watch(watcher.token);
    const first = await stream.next();
    expect(first.community).toBe(0);
    await expect.poll(isListening).toBe(true);
    const post = await createMembers(second).publish(writer.token);
    expect(await stream.next()).toEqual({ revision: first.revision, community: 1 });
    await members.like(writer.token, post.id);
    expect(await stream.next()).toEqual({ revision: first.revision, community: 2 });
    stream.leave();
  } finally {
    await second.close();
  }
});

it('tells of many changes in one go, and of the last one too', async () => {
  const watcher = await app.signUp();
  const writer = await app.signUp();
  const stream = await watch(watcher.token);
  await stream.next();
  await expect.poll(isListening).toBe(true);
  const { id } = await members.publish(writer.token);
  for (let count = 0; count < 9; count += 1) await members.like(writer.token, id);
  expect((await stream.next()).community).toBe(1);
  expect((await stream.next()).community).toBe(2);
  const { likesCount } = (await members.open(watcher.token, id)).body;
  expect(likesCount).toBe(1);
  stream.leave();
});

it('a stream that begins knows how often it moved before', async () => {
  const { token } = await app.signUp();
  await members.publish(token);
  await expect
    .poll(async () => {
      const stream = await watch(token);
      const { community } = await stream.next();
      stream.leave();
      return community;
    })
    .toBe(1);
});
