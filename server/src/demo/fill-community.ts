import { demoMembers, demoPosts } from './demo-community.ts';

/** Sends a request as whoever the token belongs to, and answers its JSON; throws for every status but 2xx. */
export type SendAs = (token: string | undefined, path: string, body?: unknown) => Promise<unknown>;

/** Members beside the demo's person, who write, reply and like. */
export const fillCommunity = async (send: SendAs, ownToken: string): Promise<void> => {
  const tokens = new Map([['own', ownToken]]);
  for (const member of demoMembers) {
    const { token } = (await send(undefined, '/api/register', member)) as { token: string };
    tokens.set(member.username, token);
  }
  const forums = (await send(ownToken, '/api/community/forums')) as { id: string }[];
  for (const { by, forum, likedBy, replies, ...post } of demoPosts) {
    const body = { ...post, forumId: forums[forum]?.id };
    const { id } = (await send(tokens.get(by), '/api/community/posts', body)) as { id: string };
    for (const { by: replier, content } of replies)
      await send(tokens.get(replier), `/api/community/posts/${id}/replies`, { content });
    for (const liker of likedBy) {
      await send(tokens.get(liker), `/api/community/posts/${id}`);
      await send(tokens.get(liker), '/api/community/likes', { postId: id });
    }
  }
};
