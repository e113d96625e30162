import type { PostWithEtag, ReplyWithEtag } from '@vida/contract/community/community-endpoints.ts';
import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { beforeEach } from 'vitest';
import { sampleSession } from '../../testing/sample-session.ts';
import { startWholeApp } from '../../testing/whole-app.tsx';
import { toastStore } from '../../ui/toast/toast-store.ts';

const idOf = (kind: string, number: number): string => `01a1fc7e-8a1a-706d-${kind}-${String(number).padStart(12, '0')}`;

export const forum: Forum = {
  id: idOf('a000', 1),
  name: 'Diabetes tipo 2',
  description: 'Alimentação, remédios, medições.',
  color: 'bg-info-soft',
  icon: 'Users',
};

const text = {
  isMine: false,
  userId: null,
  username: null,
  firstName: null,
  lastName: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  likesCount: 3,
  isLiked: false,
  isHidden: false,
  hiddenReason: null,
  hasDoseNote: false,
};

export const aPost = (number: number, change: Partial<PostWithEtag> = {}): PostWithEtag => ({
  ...text,
  etag: 'lido',
  id: idOf('b000', number),
  forumId: forum.id,
  groupType: 'general',
  title: `Postagem ${number}`,
  content: `Texto ${number}`,
  tags: [],
  isPinned: false,
  isLocked: false,
  lastActivityAt: text.createdAt,
  repliesCount: 0,
  viewsCount: 0,
  ...change,
});

export const aReply = (number: number, change: Partial<ReplyWithEtag> = {}): ReplyWithEtag => ({
  ...text,
  etag: 'lido',
  id: idOf('c000', number),
  postId: idOf('b000', 1),
  content: `Resposta ${number}`,
  ...change,
});

export const help = {
  text: 'Isso pode ser uma emergência. Ligue agora.',
  emergency: { label: 'medical', lines: ['samu'], steps: ['Sente-se ou deite-se.'], question: null },
} as const;

/** The app before a server that knows one forum and the posts and replies that a test puts there. */
export const startCommunity = () => {
  const app = startWholeApp();
  const state: {
    posts: PostWithEtag[];
    replies: ReplyWithEtag[];
    likes: { postId: string | null; replyId: string | null }[];
  } = {
    posts: [],
    replies: [],
    likes: [],
  };
  beforeEach(() => {
    Object.assign(state, { posts: [], replies: [], likes: [] });
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });
  const open = async (path: string, user = {}) => {
    app.answers['GET /api/community/forums'] = { body: [forum] };
    app.answers['GET /api/community/posts'] ??= () => ({ body: state.posts });
    app.answers['GET /api/community/likes'] ??= () => ({ body: state.likes });
    app.answers['GET /api/community/blocks'] ??= { body: [] };
    app.answers['POST /api/chat/check'] ??= { body: { help: null } };
    for (const post of state.posts) {
      app.answers[`GET /api/community/posts/${post.id}`] ??= () => ({
        body: state.posts.find(({ id }) => id === post.id),
      });
      app.answers[`GET /api/community/posts/${post.id}/replies`] ??= () => ({ body: state.replies });
    }
    await app.open(path, sampleSession(user));
  };
  return {
    ...app,
    state,
    open,
    openForum: () => open(`/community/forums/${forum.id}`),
    openPost: (user = {}) => open(`/community/posts/${state.posts[0]?.id}`, user),
    bodies: (name: string) => app.sent(name).map(({ body }) => JSON.parse(body)),
  };
};
