import type { User } from '@vida/contract/auth/user.ts';
import type { UserRow } from './users-repository.ts';

/** A row as the wire shows it. The administrator is the account with the configured e-mail, in any case. */
export const createToUser =
  (adminEmail: string) =>
  (row: UserRow): User => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    username: row.username,
    email: row.email,
    isAdmin: row.email.toLowerCase() === adminEmail.toLowerCase(),
    timeZone: row.timeZone,
    glucoseUnit: row.glucoseUnit,
    mustChangePassword: row.mustChangePassword,
  });

export type ToUser = ReturnType<typeof createToUser>;
