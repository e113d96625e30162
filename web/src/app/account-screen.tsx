import { AccountPage } from '../features/account/account-page.tsx';
import { signOut } from '../features/auth/sign-out.ts';

/** The account page with the way out. */
export const AccountScreen = () => <AccountPage onSignOut={signOut} />;
