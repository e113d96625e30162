import { AccountPage } from '../features/account/account-page.tsx';
import { signOut } from '../features/auth/sign-out.ts';
import { SecondFactorCard } from '../features/second-factor/second-factor-card.tsx';
import { leaveDeletedAccount } from './account-deleted.ts';

export const AccountScreen = () => (
  <AccountPage secondFactor={<SecondFactorCard />} onSignOut={signOut} onDeleted={leaveDeletedAccount} />
);
