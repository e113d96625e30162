import { useQuery } from '@tanstack/react-query';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageQueryView, SkeletonCard } from '../../ui/states.tsx';
import { type FirstSteps, ProfileContent } from './profile-content.tsx';
import { profileMessages as messages } from './profile-messages.ts';

/** The first section keeps its place with the rest of the page. */
const others = ['conditions', 'medications', 'restrictions'];

/** /profile: what the person lives with, takes, avoids and aims for. */
export const ProfilePage = ({ firstSteps }: FirstSteps) => {
  const profile = useQuery(healthProfileQuery());
  return (
    <div key={profile.data ? 'profile' : 'waiting'} className="page-grid">
      {!profile.data && <PageHeader title={messages.title} subtitle={messages.subtitle} />}
      {profile.isPending && others.map((name) => <SkeletonCard key={name} label={messages.loading} />)}
      <PageQueryView query={profile} words={messages} lines={3}>
        {(loaded) => <ProfileContent profile={loaded} firstSteps={firstSteps} />}
      </PageQueryView>
    </div>
  );
};
