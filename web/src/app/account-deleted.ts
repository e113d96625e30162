import { goTo } from '../lib/browser-history.ts';
import { session } from '../lib/session.ts';

/** Where somebody lands whose account is gone: the landing page, which says so. */
export const ACCOUNT_DELETED_PATH = '/conta-excluida';

/** The account is gone on the server: forgets everything here, too. */
export const leaveDeletedAccount = (): void => {
  session.clear();
  sessionStorage.clear();
  goTo(ACCOUNT_DELETED_PATH);
};
