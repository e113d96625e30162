import type { Transaction } from '../../db/database.ts';
import { createChallengesRepository } from './challenges-repository.ts';
import { createCodesRepository } from './codes-repository.ts';
import { createPasskeysRepository } from './passkeys-repository.ts';

/** Whether the person proves more than the password; what was only begun does not count. */
export const hasSecondFactor = async (userId: string, tx: Transaction): Promise<boolean> => {
  const totp = await createCodesRepository(tx).findTotp(userId);
  return (totp?.sealedSecret ?? null) !== null || (await createPasskeysRepository(tx).count(userId)) > 0;
};

/** App, passkeys, recovery codes and what was begun with them go. */
export const removeSecondFactor = async (userId: string, tx: Transaction): Promise<void> => {
  const codes = createCodesRepository(tx);
  await codes.removeTotp(userId);
  await codes.replaceRecoveryCodes(userId, [], new Date(0));
  await createPasskeysRepository(tx).removeAll(userId);
  await createChallengesRepository(tx).dropAll(userId);
};
