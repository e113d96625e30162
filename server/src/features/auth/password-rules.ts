import { invalid } from '../../http/errors.ts';
import { authMessages } from './auth-messages.ts';
import { isCommonPassword } from './passwords.ts';

/** 400 that says why, when the password is among the commonest. `field` is its name on the wire. */
export const refuseCommonPassword = (password: string, field: string): void => {
  if (isCommonPassword(password)) throw invalid([{ field, message: authMessages.commonPassword }]);
};
