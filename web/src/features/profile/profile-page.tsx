import { useQuery } from '@tanstack/react-query';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { type FirstSteps, ProfileContent } from './profile-content.tsx';
import { profileMessages as messages } from './profile-messages.ts';

const skeletons = ['physical', 'conditions', 'medications', 'restrictions'];

/** /profile: what the person lives with, takes, avoids and aims for. */
export const ProfilePage = ({ firstSteps }: FirstSteps) => {
  const profile = useQuery(healthProfileQuery());
  if (profile.data)
    return (
      <div key="profile" className="page-grid">
        <ProfileContent profile={profile.data} firstSteps={firstSteps} />
      </div>
    );
  return (
    <div key="waiting" className="page-grid">
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      {profile.isPending ? (
        skeletons.map((name) => <SkeletonCard key={name} label={messages.loading} />)
      ) : (
        <Card>
          <ErrorCard
            level={2}
            title={messages.failedToLoad}
            retrying={profile.isFetching}
            onRetry={() => profile.refetch()}
          >
            {messages.failedToLoadText}
          </ErrorCard>
        </Card>
      )}
    </div>
  );
};
