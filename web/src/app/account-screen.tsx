import { AccountPage } from '../features/account/account-page.tsx';
import { signOut } from '../features/auth/sign-out.ts';
import { SecondFactorCard } from '../features/second-factor/second-factor-card.tsx';
import { leaveDeletedAccount } from './account-deleted.ts';

/** The account page with the second factor and the ways out. */
export const AccountScreen = () => (
  <AccountPage secondFactor={<SecondFactorCard />} onSignOut={signOut} onDeleted={leaveDeletedAccount} />
);
