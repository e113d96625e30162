import type { Forum, Post } from '@vida/contract/community/community-schemas.ts';
import { PostRow } from './post-row.tsx';

interface PostListProps {
  posts: readonly Post[];
  /** Given where posts of several forums stand together. */
  forums?: readonly Forum[] | undefined;
}

/** Posts under each other. A page may bring one that came before it: each is shown once. */
export const PostList = ({ posts, forums }: PostListProps) => (
  <ul>
    {[...new Map(posts.map((post) => [post.id, post])).values()].map((post) => (
      <PostRow key={post.id} post={post} forumName={forums?.find(({ id }) => id === post.forumId)?.name} />
    ))}
  </ul>
);
