import type { SecondFactorAsked, SecondFactorMethod } from '@vida/contract/second-factor/second-factor-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { createCodesRepository } from './codes-repository.ts';
import { requestPasskey } from './passkey-ceremonies.ts';
import { createPasskeysRepository, type PasskeyRow } from './passkeys-repository.ts';
import { openSecret, type ProofDeps } from './proofs.ts';

/** The factors that a person set up. */
export interface Factors {
  readonly totp: 'none' | 'works' | 'lost';
  readonly totpSince: Date | null;
  readonly passkeys: readonly PasskeyRow[];
  readonly recoveryCodesLeft: number;
}

/** Whether a session needs more than the password. */
export const isOn = ({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean =>
  totp !== 'none' || passkeys.length > 0;

export const readFactors = async (
  userId: string,
  db: Database | Transaction,
  { key }: Pick<ProofDeps, 'key'>,
): Promise<Factors> => {
  const codes = createCodesRepository(db);
  const totp = await codes.findTotp(userId);
  const sealed = totp?.sealedSecret ?? null;
  const isReadable = sealed !== null && (await openSecret(key, userId, sealed)) !== undefined;
  const works = isReadable ? 'works' : 'lost';
  return {
    totp: sealed === null ? 'none' : works,
    totpSince: sealed === null ? null : (totp?.confirmedAt ?? null),
    passkeys: await createPasskeysRepository(db).list(userId),
    recoveryCodesLeft: await codes.countRecoveryCodes(userId),
  };
};

/** The ways by which these factors can be proved here and now. */
export const waysOf = (
  { totp, passkeys, recoveryCodesLeft }: Factors,
  { place }: Pick<ProofDeps, 'place'>,
): SecondFactorMethod[] => [
  ...(totp === 'works' ? (['totp'] as const) : []),
  ...(place && passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : []),
];

/** The same, with what to ask of a passkey, which signs `hash`. */
export const askedWays = async (
  factors: Factors,
  { place }: Pick<ProofDeps, 'place'>,
  hash: string,
): Promise<SecondFactorAsked> => {
  const methods = waysOf(factors, { place });
  return {
    methods,
    passkey: place && methods.includes('passkey') ? await requestPasskey(place, hash, factors.passkeys) : null,
    isTotpLost: factors.totp === 'lost',
  };
};
