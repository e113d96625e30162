import { useNavigate, useParams } from '@tanstack/react-router';
import { PostPage } from '../../features/community/post/post-page.tsx';

/** A post with its replies; when it is gone, its forum follows. */
export const PostScreen = () => {
  const { postId } = useParams({ from: '/community/posts/$postId' });
  const navigate = useNavigate();
  return (
    <PostPage
      key={postId}
      postId={postId}
      onGone={(forumId) => void navigate({ to: '/community/forums/$forumId', params: { forumId } })}
    />
  );
};
