import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ForumPage } from '../../features/community/forums/forum-page.tsx';

/** A forum, its order and search in the address: whoever comes back from a post finds the same list. */
export const ForumScreen = () => {
  const { forumId } = useParams({ from: '/community/forums/$forumId' });
  const { ordem, busca = '' } = useSearch({ from: '/community/forums/$forumId' });
  const navigate = useNavigate();
  return (
    <ForumPage
      key={forumId}
      forumId={forumId}
      sort={ordem ?? 'recent'}
      q={busca}
      onChange={({ sort, q }) =>
        void navigate({
          to: '/community/forums/$forumId',
          params: { forumId },
          search: { ...(sort !== 'recent' && { ordem: sort }), ...(q !== '' && { busca: q }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
};
