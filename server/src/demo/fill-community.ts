import type { DemoClock } from './demo-clock.ts';
import { demoMembers, demoPosts } from './demo-community.ts';

/** Sends a request as whoever the token belongs to, and answers its JSON; throws for every status but 2xx. */
export type SendAs = (token: string | undefined, path: string, body?: unknown) => Promise<unknown>;

/** Before the first post: who is new may not write everything. */
const MEMBERS_SINCE_HOURS = 20 * 24;

/** Members beside the demo's person, who write, reply and like, each at their hour. */
export const fillCommunity = async (send: SendAs, ownToken: string, clock: DemoClock): Promise<void> => {
  const tokens = new Map([['own', ownToken]]);
  clock.standBack(MEMBERS_SINCE_HOURS);
  for (const member of demoMembers) {
    const { token } = (await send(undefined, '/api/register', member)) as { token: string };
    tokens.set(member.username, token);
  }
  const forums = (await send(ownToken, '/api/community/forums')) as { id: string }[];
  for (const { by, forum, hoursAgo, likedBy, replies, ...post } of demoPosts) {
    let hours = hoursAgo;
    clock.standBack(hours);
    const body = { ...post, forumId: forums[forum]?.id };
    const { id } = (await send(tokens.get(by), '/api/community/posts', body)) as { id: string };
    for (const { by: replier, hoursLater, content } of replies) {
      hours -= hoursLater;
      clock.standBack(hours);
      await send(tokens.get(replier), `/api/community/posts/${id}/replies`, { content });
    }
    for (const liker of likedBy) {
      await send(tokens.get(liker), `/api/community/posts/${id}`);
      await send(tokens.get(liker), '/api/community/likes', { postId: id });
    }
  }
  clock.standBack(0);
};
