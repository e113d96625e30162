import { reportText } from '@vida/contract/community/community-endpoints.ts';
import type { ReportDecision } from '@vida/contract/community/community-kinds.ts';
import {
  decideReport,
  listModerationLog,
  listReports,
  moderatePost,
  moderateReply,
} from '@vida/contract/community/moderation-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findWrongCounts, type Person, startCommunity } from './testing/community-fixture.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

const { app, members } = await startCommunity();
const admin = await members.signInAdmin();
let author: Person;
let reader: Person;

beforeEach(async () => {
  app.setNow(NOW);
  await app.pool.query('truncate community_posts, community_moderation cascade');
  author = await app.signUp();
  reader = await app.signUp();
});

const report = (body: { postId?: string; replyId?: string; details?: string }, as = reader.token) =>
  app.call(reportText, { body: { reason: 'dangerous_advice', ...body } }, { token: as });
const queue = async (state: 'open' | 'decided' = 'open') =>
  (await app.call(listReports, { query: { state } }, { token: admin })).body;
const decide = (id: string, decision: ReportDecision) =>
  app.call(decideReport, { params: { id }, body: { decision } }, { token: admin });
const log = async () =>
  (await app.call(listModerationLog, { query: {} }, { token: admin })).body.map(({ action }) => action);

describe('a report', () => {
  it('brings the text before the administrator, without names', async () => {
    const { id: postId } = await members.publish(author.token);
    const { id: replyId } = await members.answer(author.token, postId, 'Bobagem');
    expect((await report({ postId, details: 'Isto é perigoso.' })).body).toEqual({ reported: true });
    expect((await report({ replyId })).status).toBe(201);
    const open = await queue();
    expect(open).toMatchObject([
      { postId, replyId: null, reason: 'dangerous_advice', details: 'Isto é perigoso.', decision: null },
      { postId, replyId, content: 'Bobagem', details: null, isAutomatic: false },
    ]);
    expect(JSON.stringify(open)).not.toContain(author.user.id);
    expect(JSON.stringify(open)).not.toContain(reader.user.id);
  });

  it('counts once for each person', async () => {
    const { id: postId } = await members.publish(author.token);
    for (let count = 0; count < 3; count += 1) expect((await report({ postId })).status).toBe(201);
    expect(await queue()).toHaveLength(1);
    await report({ postId }, (await app.signUp()).token);
    expect(await queue()).toHaveLength(2);
  });

  it('of the same person takes the place of theirs, and opens it again where it was decided', async () => {
    const { id: postId } = await members.publish(author.token);
    await report({ postId, details: 'Primeiro.' });
    await report({ postId });
    expect(await queue()).toMatchObject([{ reason: 'dangerous_advice', details: 'Primeiro.' }]);
    await decide((await queue())[0]?.id ?? '', 'kept');
    const body = { postId, reason: 'offensive' as const, details: 'Agora xinga.' };
    await app.call(reportText, { body }, { token: reader.token });
    expect(await queue()).toMatchObject([{ reason: 'offensive', details: 'Agora xinga.', decidedAt: null }]);
    expect(await queue('decided')).toEqual([]);
  });

  it('is not of one’s own text, nor of one that is not to be seen', async () => {
    const { id: postId } = await members.publish(author.token);
    expect((await report({ postId }, author.token)).error.code).toBe('own_text');
    await app.call(moderatePost, { params: { id: postId }, body: { isHidden: true } }, { token: admin });
    expect((await report({ postId })).status).toBe(404);
  });

  it('is decided for all who reported the same text, and the text hidden', async () => {
    const { id: postId } = await members.publish(author.token);
    await report({ postId });
    await report({ postId }, (await app.signUp()).token);
    const [first] = await queue();
    const decided = await decide(first?.id ?? '', 'hidden');
    expect(decided.body).toMatchObject({ decision: 'hidden', isHidden: true, hiddenReason: 'moderator' });
    expect(decided.body.decidedAt).toBe(NOW.toISOString());
    expect(await queue()).toEqual([]);
    expect(await queue('decided')).toHaveLength(2);
    expect((await members.open(reader.token, postId)).status).toBe(404);
    expect(await log()).toEqual(['hidden']);
  });

  it('may be found groundless and right later, and what was decided before stays', async () => {
    const { id: postId } = await members.publish(author.token);
    await report({ postId });
    const id = (await queue())[0]?.id ?? '';
    await decide(id, 'kept');
    expect((await members.open(reader.token, postId)).status).toBe(200);
    await report({ postId }, (await app.signUp()).token);
    await decide((await queue())[0]?.id ?? '', 'hidden');
    expect((await members.open(reader.token, postId)).status).toBe(404);
    expect((await queue('decided')).map(({ decision }) => decision)).toEqual(['hidden', 'kept']);
    expect((await decide(id, 'hidden')).body).toMatchObject({ decision: 'hidden' });
    expect((await log()).toSorted()).toEqual(['hidden', 'kept']);
  });

  it('stands in its order, page by page', async () => {
    for (let count = 0; count < 3; count += 1)
      await report({ postId: (await members.publish(author.token, { title: `p${count}` })).id });
    const page = (cursor?: string) =>
      app.call(listReports, { query: { limit: 2, ...(cursor !== undefined && { cursor }) } }, { token: admin });
    const first = await page();
    const second = await page(String(first.headers['x-next-cursor']));
    const titles = [...first.body, ...second.body].map(({ postTitle }) => postTitle);
    expect(titles).toEqual(['p0', 'p1', 'p2']);
  });
});

describe('the administrator', () => {
  it('pins, closes and hides, and the log says so', async () => {
    const { id } = await members.publish(author.token);
    const set = (body: object) => app.call(moderatePost, { params: { id }, body }, { token: admin });
    expect((await set({ isPinned: true, isLocked: true })).body).toEqual({
      id,
      isPinned: true,
      isLocked: true,
      isHidden: false,
      hasDoseNote: false,
    });
    await set({});
    await set({ isPinned: true });
    await set({ isPinned: false, isLocked: false });
    await set({ isHidden: true });
    await set({ isHidden: false });
    expect((await members.open(reader.token, id)).body).toMatchObject({
      isHidden: false,
      hiddenReason: null,
    });
    const entries = (await app.call(listModerationLog, { query: {} }, { token: admin })).body;
    expect(entries.map(({ action }) => action).toSorted()).toEqual(
      ['pinned', 'locked', 'unpinned', 'unlocked', 'hidden', 'shown'].toSorted(),
    );
    expect(entries[0]).toMatchObject({ postId: id, replyId: null, postTitle: expect.any(String) });
  });

  it('hides a reply, which is counted no more', async () => {
    const { id } = await members.publish(author.token);
    const { id: replyId } = await members.answer(reader.token, id);
    const hide = (isHidden: boolean) =>
      app.call(moderateReply, { params: { id: replyId }, body: { isHidden } }, { token: admin });
    await hide(true);
    await hide(true);
    expect(await members.replies(author.token, id)).toEqual([]);
    expect(await members.replies(reader.token, id)).toMatchObject([{ hiddenReason: 'moderator' }]);
    expect((await members.open(author.token, id)).body.repliesCount).toBe(0);
    await hide(false);
    expect((await members.open(author.token, id)).body.repliesCount).toBe(1);
    expect(await findWrongCounts(app)).toEqual([]);
  });
});
