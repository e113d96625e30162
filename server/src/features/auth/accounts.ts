import type { NewAccount } from '@vida/contract/auth/credentials.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Transaction } from '../../db/database.ts';
import type { AppError } from '../../http/app-error.ts';
import { conflict } from '../../http/errors.ts';
import { authMessages } from './auth-messages.ts';
import { createUsersRepository, type NewUserRow, type UserRow } from './users-repository.ts';

/** 409 for an e-mail that has an account. */
export const emailTaken = (): AppError =>
  conflict('email_taken', authMessages.emailTaken, [{ field: 'email', message: authMessages.emailTaken }]);

const takenErrors: Readonly<Record<string, () => AppError>> = {
  users_email: emailTaken,
  users_username: () =>
    conflict('username_taken', authMessages.usernameTaken, [
      { field: 'username', message: authMessages.usernameTaken },
    ]),
};

export interface AccountSettings extends Pick<NewUserRow, 'passwordHash' | 'timeZone' | 'createdAt'> {
  /** Of a one-time password. */
  readonly mustChangePassword?: boolean;
}

/** The 409 of a taken e-mail or username, or the error itself. */
export const asTaken = (error: unknown): unknown => takenErrors[violatedConstraint(error) ?? '']?.() ?? error;

/** Stores an account; 409 when its e-mail or username, in any case, is taken. */
export const insertAccount = async (
  tx: Transaction,
  { password: _, ...account }: NewAccount,
  settings: AccountSettings,
): Promise<UserRow> => {
  try {
    return await createUsersRepository(tx).insert({ ...account, ...settings });
  } catch (error) {
    throw asTaken(error);
  }
};
