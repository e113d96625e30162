import {
  addPost,
  changePost,
  deletePost,
  getPost,
  listForums,
  listPosts,
} from '@vida/contract/community/community-endpoints.ts';
import { FORUM_ICONS } from '@vida/contract/community/community-kinds.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aPost, type Person, startCommunity, typeOne } from './testing/community-fixture.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const LATER = new Date('2026-11-21T13:00:00.000Z');

const { app, members } = await startCommunity();
let author: Person;
let reader: Person;

beforeEach(async () => {
  app.setNow(NOW);
  author = await app.signUp();
  reader = await app.signUp();
});

it('has six forums, each with its own icon and colour', async () => {
  const { body } = await app.call(listForums, {}, author);
  expect(body).toHaveLength(6);
  expect(new Set(body.map(({ icon }) => icon))).toEqual(new Set(FORUM_ICONS));
  expect(new Set(body.map(({ color }) => color)).size).toBe(6);
  expect(body[0]).toMatchObject({ id: typeOne, name: 'Diabetes tipo 1' });
});

describe('publishing', () => {
  it('answers the post, with its author’s name for the author', async () => {
    const { status, body } = await app.call(addPost, { body: aPost() }, author);
    expect(status).toBe(201);
    const { id: userId, username, firstName, lastName } = author.user;
    const own = { isMine: true, userId, username, firstName, lastName };
    expect(body).toMatchObject({ ...aPost(), ...own, help: null, hasDoseNote: false });
    expect(body).toMatchObject({ likesCount: 0, repliesCount: 0, viewsCount: 0, editedAt: null });
    expect([body.createdAt, body.lastActivityAt]).toEqual([NOW.toISOString(), NOW.toISOString()]);
  });

  it('keeps the author from everybody else, in the list and alone', async () => {
    const { id } = await members.publish(author.token);
    const list = (await app.call(listPosts, { query: {} }, reader)).body;
    const seen = list.find((post) => post.id === id);
    const alone = (await members.open(reader.token, id)).body;
    for (const post of [seen, alone])
      expect(post).toMatchObject({
        isMine: false,
        userId: null,
        username: null,
        firstName: null,
        lastName: null,
      });
    expect(JSON.stringify([list, alone])).not.toContain(author.user.id);
  });

  it('takes a group and tags as given, and none as general', async () => {
    const { forumId, title, content } = aPost();
    const plain = await app.call(addPost, { body: { forumId, title, content } }, author);
    expect(plain.body).toMatchObject({ groupType: 'general', tags: [] });
    const tagged = await members.publish(author.token, { tags: ['#Sensor', 'sensor', ' praia '] });
    expect(tagged.tags).toEqual(['Sensor', 'praia']);
  });

  it('refuses a title, a text and tags that are missing or too long, and a forum that is none', async () => {
    for (const change of [
      { title: ' ' },
      { title: 'x'.repeat(201) },
      { content: '' },
      { content: 'x'.repeat(10_001) },
      { tags: Array.from({ length: 11 }, (_, index) => `t${index}`) },
      { tags: ['x'.repeat(41)] },
      { forumId: '01930000-0000-7000-8000-000000000000' },
    ])
      expect((await app.call(addPost, { body: aPost(change) }, author)).status).toBe(400);
    expect((await members.publish(author.token, { content: 'ã'.repeat(10_000) })).content).toHaveLength(10_000);
  });

  it('keeps every text as it was written: nothing in it is markup', async () => {
    const content = '<script>alert(1)</script>\n<img src=x onerror=alert(1)> [a](javascript:alert(1))';
    const { id } = await members.publish(author.token, { title: '<b onload=x>', content });
    const { body, headers } = await members.open(reader.token, id);
    expect(body).toMatchObject({ title: '<b onload=x>', content });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('happens once for one Idempotency-Key', async () => {
    const options = { token: author.token, headers: { 'Idempotency-Key': 'uma vez' } };
    const first = await app.call(addPost, { body: aPost() }, options);
    const again = await app.call(addPost, { body: aPost() }, options);
    expect(again.body).toEqual(first.body);
  });
});

describe('opening', () => {
  it('counts one view for each person', async () => {
    const { id } = await members.publish(author.token);
    expect((await members.open(reader.token, id)).body.viewsCount).toBe(1);
    expect((await members.open(reader.token, id)).body.viewsCount).toBe(1);
    expect((await members.open(author.token, id)).body.viewsCount).toBe(2);
  });
});

describe('its author', () => {
  it('changes it, sent back as it was read', async () => {
    const post = await members.publish(author.token);
    app.setNow(LATER);
    const body = { ...post, title: 'Sensor na praia', tags: [] };
    const changed = await app.call(changePost, { params: { id: post.id }, body }, author);
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...body, etag: expect.any(String), editedAt: LATER.toISOString() });
    expect(await members.titles(reader.token, { q: 'praia' })).toContain('Sensor na praia');
  });

  it('deletes it', async () => {
    const { id } = await members.publish(author.token);
    expect((await app.call(deletePost, { params: { id } }, author)).body).toEqual({ id });
    expect((await members.open(author.token, id)).status).toBe(404);
    expect((await app.call(deletePost, { params: { id } }, author)).status).toBe(404);
  });

  it('alone may do so', async () => {
    const { id } = await members.publish(author.token);
    const { forumId: _, ...body } = aPost({ title: 'Outra coisa' });
    expect((await app.call(changePost, { params: { id }, body }, reader)).status).toBe(404);
    expect((await app.call(deletePost, { params: { id } }, reader)).status).toBe(404);
    expect((await app.call(getPost, { params: { id } }, author)).body.title).toBe(aPost().title);
  });
});

it('takes at most 20 posts and replies a minute', async () => {
  const limited = await startTestApp({ rateLimit: true });
  const { token } = await limited.signUp();
  const publish = () => limited.call(addPost, { body: aPost() }, { token });
  for (let count = 0; count < 20; count += 1) expect((await publish()).status).toBe(201);
  const refused = await publish();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});
