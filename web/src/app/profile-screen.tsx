import { ProfilePage } from '../features/profile/profile-page.tsx';
import { StartHere } from './checklist/start-here.tsx';

/** The health profile, under the first steps while there are some left. */
export const ProfileScreen = () => (
  <div className="page-grid">
    <StartHere />
    <ProfilePage />
  </div>
);
