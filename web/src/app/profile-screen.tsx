import { ProfilePage } from '../features/profile/profile-page.tsx';
import { useUser } from '../lib/session.ts';
import { useChecklistDismissed } from './checklist/checklist-dismissal.ts';
import { StartHere } from './checklist/start-here.tsx';

const renderFirstSteps = (onFill: () => void) => <StartHere onFill={onFill} />;

/** The health profile, under the first steps while there are some left. */
export const ProfileScreen = () => {
  const isDismissed = useChecklistDismissed(useUser().id);
  return <ProfilePage firstSteps={isDismissed ? undefined : renderFirstSteps} />;
};
