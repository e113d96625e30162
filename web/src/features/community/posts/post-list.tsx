import { Link } from '@tanstack/react-router';
import type { Forum, Post } from '@vida/contract/community/community-schemas.ts';
import { Eye, MessageSquare } from 'lucide-react';
import { repliesWords, viewsWords } from './count-words.ts';
import { LikeButton } from './like-button.tsx';
import { PostMarks, PostTags } from './post-marks.tsx';
import { postsMessages as messages } from './posts-messages.ts';
import { previewOf } from './preview-of.ts';
import { TextCount, WrittenBy } from './written-by.tsx';

interface PostRowProps {
  post: Post;
  /** Named where posts of several forums stand together. */
  forumName?: string | undefined;
}

/** A post in a list: title, the first 150 characters, tags, and its counts. */
const PostRow = ({ post, forumName }: PostRowProps) => (
  <li className="grid grid-cols-1 gap-1.5 border-border py-4 not-first:border-t first:pt-0 last:pb-0">
    <h2 className="text-base leading-6 wrap-anywhere">
      <Link to="/community/posts/$postId" params={{ postId: post.id }} className="font-semibold">
        {post.title}
      </Link>
      <PostMarks post={post} className="ml-2" />
    </h2>
    <p className="max-w-[75ch] wrap-anywhere">{previewOf(post.content)}</p>
    {post.hiddenReason && <p className="text-sm text-warning">{messages.hidden[post.hiddenReason]}</p>}
    {post.hasDoseNote && <p className="text-sm text-info">{messages.doseNote}</p>}
    <PostTags post={post} />
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted-foreground">
      <p>
        <WrittenBy text={post} />
        {forumName && ` · ${forumName}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <LikeButton text={{ kind: 'post', ...post }} name={messages.post(post.title)} />
        <TextCount icon={MessageSquare} value={post.repliesCount} words={repliesWords(post.repliesCount)} />
        <TextCount icon={Eye} value={post.viewsCount} words={viewsWords(post.viewsCount)} />
      </div>
    </div>
  </li>
);

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
