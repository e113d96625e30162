import { HOUR_MS } from '@vida/contract/core/time.ts';
import { forbidden } from '../../http/errors.ts';
import { authMessages } from './auth-messages.ts';
import type { UserRow } from './users-repository.ts';

/** How long a one-time password opens the account (OWASP ASVS 5.0, 6.4.1). */
export const ONE_TIME_HOURS = 24;

type Account = Pick<UserRow, 'mustChangePassword' | 'passwordSetAt' | 'createdAt'>;

/** 403 for an account whose one-time password was the right one, but nobody changed it in its day. */
export const refuseExpiredOneTime = ({ mustChangePassword, passwordSetAt, createdAt }: Account, now: Date): void => {
  const ageMs = now.getTime() - (passwordSetAt ?? createdAt).getTime();
  if (mustChangePassword && ageMs >= ONE_TIME_HOURS * HOUR_MS)
    throw forbidden('one_time_password_expired', authMessages.oneTimeExpired);
};
