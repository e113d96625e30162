import { deleteAccount } from '@vida/contract/account/account-endpoints.ts';
import { blockText, reportText, toggleLike } from '@vida/contract/community/community-endpoints.ts';
import { listReports } from '@vida/contract/community/moderation-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, startCommunity } from './testing/community-fixture.ts';

const { app, members } = await startCommunity();
let leaver: Person;
let friend: Person;

beforeEach(async () => {
  leaver = await app.signUp({ firstName: 'Ninguém' });
  friend = await app.signUp();
});

const leave = ({ token, password } = leaver) => app.call(deleteAccount, { body: { password } }, { token });
const exportOf = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.app.inject({ url: '/api/account/export', headers })).json();
};

/** Likes count as rows; views of who left stay counted. */
const findWrongLikes = async () => {
  const { rows } = await app.pool.query(`
    select id from community_posts p
      where likes_count <> (select count(*) from community_likes l where l.post_id = p.id)
    union all select id from community_replies r
      where likes_count <> (select count(*) from community_likes l where l.reply_id = r.id)`);
  return rows;
};

describe('who deletes the account', () => {
  it('leaves posts and replies without author, and takes the likes along', async () => {
    const own = await members.publish(leaver.token, { title: 'Fica' });
    const theirs = await members.publish(friend.token);
    const reply = await members.answer(leaver.token, theirs.id, 'Fica também');
    const answered = await members.answer(friend.token, theirs.id);
    await members.like(leaver.token, theirs.id);
    await app.call(toggleLike, { body: { replyId: answered.id } }, leaver);
    await members.like(friend.token, own.id);
    await members.open(leaver.token, theirs.id);

    expect((await leave()).status).toBe(200);

    expect((await members.open(friend.token, own.id)).body).toMatchObject({
      title: 'Fica',
      isMine: false,
      userId: null,
      likesCount: 1,
    });
    expect((await members.open(friend.token, theirs.id)).body).toMatchObject({
      likesCount: 0,
      viewsCount: 2,
      repliesCount: 2,
    });
    const replies = await members.replies(friend.token, theirs.id);
    expect(replies).toMatchObject([{ id: reply.id, content: 'Fica também' }, { likesCount: 0 }]);
    expect(await findWrongLikes()).toEqual([]);
    const { rows } = await app.pool.query(
      'select 1 from community_posts p where strpos(p::text, $1) > 0 union ' +
        'select 1 from community_replies r where strpos(r::text, $1) > 0',
      [leaver.user.id],
    );
    expect(rows).toEqual([]);
  });

  it('leaves texts that stay blocked, and can be blocked as before', async () => {
    const own = await members.publish(leaver.token);
    const second = await app.signUp();
    await app.call(blockText, { body: { postId: own.id } }, second);
    await leave();
    expect((await app.call(blockText, { body: { postId: own.id } }, friend)).status).toBe(201);
    expect((await members.open(second.token, own.id)).status).toBe(404);
  });

  it('leaves a report, without the words', async () => {
    const { id: postId } = await members.publish(friend.token);
    const body = { postId, reason: 'spam' as const, details: 'palavras minhas' };
    await app.call(reportText, { body }, leaver);
    await leave();
    const admin = await members.signInAdmin();
    const open = (await app.call(listReports, { query: {} }, { token: admin })).body;
    expect(open).toMatchObject([{ postId, reason: 'spam', details: null, isAutomatic: false }]);
  });

  it('does not wait crosswise for a friend who leaves at the same moment', async () => {
    const [own, theirs] = [await members.publish(leaver.token), await members.publish(friend.token)];
    await members.like(leaver.token, theirs.id);
    await members.like(friend.token, own.id);
    const holder = await app.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from community_posts where id in ($1, $2) for update', [own.id, theirs.id]);
    const leaving = Promise.all([leave(leaver), leave(friend)]);
    await expect
      .poll(async () => {
        const waiting = "datname = current_database() and wait_event_type = 'Lock'";
        return (await app.pool.query(`select 1 from pg_stat_activity where ${waiting}`)).rowCount;
      })
      .toBe(2);
    await holder.query('commit');
    holder.release();
    expect((await leaving).map(({ status }) => status)).toEqual([200, 200]);
    expect(await findWrongLikes()).toEqual([]);
  });
});

describe('the export', () => {
  it('has one’s own posts, replies, likes, reports and blocks, and nobody else’s', async () => {
    const own = await members.publish(leaver.token, { title: 'Meu texto' });
    const theirs = await members.publish(friend.token, { title: 'Texto alheio' });
    const reply = await members.answer(leaver.token, theirs.id, 'Minha resposta');
    await members.answer(friend.token, own.id, 'Resposta alheia');
    await members.like(leaver.token, theirs.id);
    await app.call(reportText, { body: { postId: theirs.id, reason: 'spam' } }, leaver);
    await app.call(blockText, { body: { postId: theirs.id } }, leaver);
    const exported = await exportOf(leaver.token);
    expect(exported.communityPosts).toMatchObject([{ id: own.id, title: 'Meu texto' }]);
    expect(exported.communityReplies).toMatchObject([{ id: reply.id, content: 'Minha resposta' }]);
    expect(exported.communityLikes).toMatchObject([{ postId: theirs.id }]);
    expect(exported.communityReports).toMatchObject([{ postId: theirs.id, reason: 'spam' }]);
    expect(exported.communityBlocks).toMatchObject([{ postId: theirs.id, replyId: null }]);
    const text = JSON.stringify(exported);
    expect(text).not.toMatch(/alhei[oa]/);
    expect(text).not.toContain(friend.user.id);
    expect(exported.communityPosts[0]).not.toHaveProperty('words');
  });
});
