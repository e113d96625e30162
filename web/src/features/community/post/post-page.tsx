import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../../lib/api-errors.ts';
import { useIsHeld } from '../../../lib/held-rows.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageQueryView } from '../../../ui/states.tsx';
import { communityMessages } from '../community-messages.ts';
import { forumsQuery, postQuery } from '../community-queries.ts';
import { NotHere } from '../not-here.tsx';
import { RepliesSection } from '../replies/replies-section.tsx';
import { PostArticle } from './post-article.tsx';
import { postMessages as messages } from './post-messages.ts';

interface PostPageProps {
  postId: string;
  /** The post is not to be seen any more; its forum still is. */
  onGone: (forumId: string) => void;
}

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A post with its replies. */
export const PostPage = ({ postId, onGone }: PostPageProps) => {
  const query = useQuery(postQuery(postId));
  const { data, error } = query;
  const { data: forums } = useQuery(forumsQuery());
  const forum = forums?.find(({ id }) => id === data?.forumId);
  // What was read before it went stays out of sight as well.
  const isHeld = useIsHeld(data?.id);
  return (
    <div className="page-grid">
      <LinkButton variant="ghost" icon={ArrowLeft} className="-mb-3 -ml-3 justify-self-start">
        {forum ? (
          <Link to="/community/forums/$forumId" params={{ forumId: forum.id }}>
            {communityMessages.backToForum(forum.name)}
          </Link>
        ) : (
          <Link to="/community">{communityMessages.back}</Link>
        )}
      </LinkButton>
      {isMissing(error) && !isHeld ? (
        <NotHere title={messages.gone} text={messages.goneText} />
      ) : (
        <PageQueryView query={query} words={messages} level={1}>
          {(post) => (
            <>
              <PostArticle post={post} forum={forum} onGone={() => onGone(post.forumId)} />
              <RepliesSection post={post} />
            </>
          )}
        </PageQueryView>
      )}
    </div>
  );
};
