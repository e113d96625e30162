import type { NewAccount } from '@vida/contract/auth/credentials.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Transaction } from '../../db/database.ts';
import type { AppError } from '../../http/app-error.ts';
import { conflict } from '../../http/errors.ts';
import { authMessages } from './auth-messages.ts';
import { createUsersRepository, type NewUserRow, type UserRow } from './users-repository.ts';

const takenErrors: Readonly<Record<string, () => AppError>> = {
  users_email: () =>
    conflict('email_taken', authMessages.emailTaken, [{ field: 'email', message: authMessages.emailTaken }]),
  users_username: () =>
    conflict('username_taken', authMessages.usernameTaken, [
      { field: 'username', message: authMessages.usernameTaken },
    ]),
};

export interface AccountSettings extends Pick<NewUserRow, 'passwordHash' | 'timeZone' | 'createdAt'> {
  readonly mustChangePassword?: boolean;
}

/** Stores an account; 409 when its e-mail or username, in any case, is taken. */
export const insertAccount = async (
  tx: Transaction,
  { password: _, ...account }: NewAccount,
  settings: AccountSettings,
): Promise<UserRow> => {
  try {
    return await createUsersRepository(tx).insert({ ...account, ...settings });
  } catch (error) {
    throw takenErrors[violatedConstraint(error) ?? '']?.() ?? error;
  }
};
