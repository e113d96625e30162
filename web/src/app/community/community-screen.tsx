import { useNavigate, useSearch } from '@tanstack/react-router';
import { CommunityPage } from '../../features/community/community-page.tsx';

/** The community, the tab in the address. */
export const CommunityScreen = () => {
  const { aba } = useSearch({ from: '/community' });
  const navigate = useNavigate();
  return (
    <CommunityPage
      tab={aba === 'recentes' ? 'recent' : 'forums'}
      onTab={(tab) =>
        void navigate({ to: '/community', search: tab === 'recent' ? { aba: 'recentes' } : {}, resetScroll: false })
      }
    />
  );
};
