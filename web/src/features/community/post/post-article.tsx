import type { PostWithEtag } from '@vida/contract/community/community-endpoints.ts';
import type { Forum, Post } from '@vida/contract/community/community-schemas.ts';
import { moderatePost } from '@vida/contract/community/moderation-endpoints.ts';
import type { PostModeration } from '@vida/contract/community/moderation-schemas.ts';
import { Lock, LockOpen, Pin, PinOff } from 'lucide-react';
import { useGateOpen } from '../../../lib/admin-gate.ts';
import { useApiMutation } from '../../../lib/api-query.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { repliesWords, viewsWords } from '../posts/count-words.ts';
import { LikeButton } from '../posts/like-button.tsx';
import { PostMarks, PostTags } from '../posts/post-marks.tsx';
import { postsMessages } from '../posts/posts-messages.ts';
import { WrittenBy } from '../posts/written-by.tsx';
import { TextBody } from './member-text.tsx';
import { postMessages as messages } from './post-messages.ts';
import { TextMenu } from './text-menu.tsx';

const EditPostDialog = lazyPart(async () => (await import('../writing/edit-text-dialog.tsx')).EditPostDialog);

interface PostArticleProps {
  post: PostWithEtag;
  forum: Forum | undefined;
  onGone: () => void;
}

/** What the administrator may do with a post that nobody reported, once the panel was opened in this session. */
const useModeratorItems = ({ id, isPinned, isLocked }: Post): readonly MenuItem[] => {
  const { isAdmin } = useUser();
  const isGateOpen = useGateOpen();
  const refresh = useRefreshCommunity();
  const moderate = useApiMutation(moderatePost, {
    onSuccess: () => {
      toast({ title: messages.moderated });
      void refresh();
    },
    onError: (error) => tellFailure(error, messages.notModerated),
  });
  const change = (body: PostModeration) => moderate.mutate({ params: { id }, body });
  if (!isAdmin || !isGateOpen) return [];
  return [
    {
      label: isPinned ? messages.unpin : messages.pin,
      icon: isPinned ? PinOff : Pin,
      onSelect: () => change({ isPinned: !isPinned }),
    },
    {
      label: isLocked ? messages.unlock : messages.lock,
      icon: isLocked ? LockOpen : Lock,
      onSelect: () => change({ isLocked: !isLocked }),
    },
  ];
};

/** The whole post. */
export const PostArticle = ({ post, forum, onGone }: PostArticleProps) => {
  const moderatorItems = useModeratorItems(post);
  const name = postsMessages.post(post.title);
  return (
    <article className="grid grid-cols-1 gap-3 rounded-lg bg-card px-4 py-5 md:p-6">
      <div className="flex items-start gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-xl wrap-anywhere">
            {post.title}
            <PostMarks post={post} className="ml-3" />
          </h1>
          <p className="text-muted-foreground">
            <WrittenBy text={post} />
            {forum && (
              <>
                {' · '}
                <span className="inline-block">{forum.name}</span>
              </>
            )}
          </p>
        </div>
        <TextMenu
          target={{ kind: 'post', id: post.id }}
          isMine={post.isMine}
          label={messages.options(name)}
          editor={(close) => <EditPostDialog post={post} onClose={close} />}
          onGone={onGone}
          extra={moderatorItems}
        />
      </div>
      <TextBody text={post} hidden={postsMessages.hidden} />
      <PostTags post={post} />
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted-foreground">
        <LikeButton text={{ kind: 'post', ...post }} name={name} />
        <span>{repliesWords(post.repliesCount)}</span>
        <span>{viewsWords(post.viewsCount)}</span>
      </div>
    </article>
  );
};
