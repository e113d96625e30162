import { AccountPage } from '../features/account/account-page.tsx';
import { signOut } from '../features/auth/sign-out.ts';
import { leaveDeletedAccount } from './account-deleted.ts';

/** The account page with the ways out. */
export const AccountScreen = () => <AccountPage onSignOut={signOut} onDeleted={leaveDeletedAccount} />;
