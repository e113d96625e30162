import { logout } from '@vida/contract/auth/auth-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { goTo } from '../../lib/browser-history.ts';
import { session } from '../../lib/session.ts';

/** Ends the session here at once and, as far as the network allows, on the server. */
export const signOut = (): void => {
  // Nothing to say when this fails: the person is signed out here, and the token ends by itself.
  callApi(logout).catch(() => undefined);
  session.clear();
  goTo('/');
};
