import type { SecondFactorProof } from '@vida/contract/second-factor/second-factor-schemas.ts';
import type { Transaction } from '../../db/database.ts';
import type { SecurityEvent } from '../../http/security-log.ts';
import { oldestLiveChallenge } from './challenges.ts';
import { createChallengesRepository } from './challenges-repository.ts';
import { createCodesRepository } from './codes-repository.ts';
import type { PasskeyPlace } from './passkey-address.ts';
import { checkPasskeyAnswer, readClientData } from './passkey-ceremonies.ts';
import { createPasskeysRepository } from './passkeys-repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openText } from './sealed-text.ts';
import type { SecondFactorKey } from './second-factor-key.ts';
import { matchTotpStep, pauseAfterMs } from './totp.ts';

export interface ProofDeps {
  readonly clock: () => Date;
  readonly key: SecondFactorKey;
  readonly place: PasskeyPlace | undefined;
}

/** What came of a proof. Everything but 'right' is a refusal; `pausedMs`: no code is looked at for so long. */
export type ProofOutcome = 'right' | 'wrong' | 'used' | 'lost' | { readonly pausedMs: number };

/** What the security log says of a proof. */
export const eventOf = ({ method }: SecondFactorProof, outcome: ProofOutcome): SecurityEvent => {
  if (outcome !== 'right') return 'second_factor_refused';
  return method === 'recovery_code' ? 'recovery_code_used' : 'second_factor_accepted';
};

/** The secret of a person's app; `undefined` when the key is missing or another. */
export const openSecret = async (key: SecondFactorKey, userId: string, sealed: string): Promise<string | undefined> => {
  const found = await key.find();
  return found && openText(sealed, found, userId);
};

type PasskeyProof = Extract<SecondFactorProof, { method: 'passkey' }>;

/**
 * Checks a second factor and uses it up. What it counts stands only when `tx` commits, so that a refusal is
 * answered after that. `signInHash` is the challenge that a passkey signs for a sign-in; in a session it is one
 * of the person's own.
 */
export const createProofs = ({ clock, key, place }: ProofDeps) => {
  const checkTotp = async (userId: string, code: string, tx: Transaction): Promise<ProofOutcome> => {
    const codes = createCodesRepository(tx);
    const now = clock();
    const totp = await codes.findAndHoldTotp(userId);
    if (!totp?.sealedSecret) return 'wrong';
    const pausedMs = (totp.pausedUntil?.getTime() ?? 0) - now.getTime();
    if (pausedMs > 0) return { pausedMs };
    const secret = await openSecret(key, userId, totp.sealedSecret);
    if (secret === undefined) return 'lost';
    const step = matchTotpStep(secret, code, now);
    if (step !== null) return (await codes.useStep(userId, step)) ? 'right' : 'used';
    const wrongCodes = totp.wrongCodes + 1;
    const pauseMs = pauseAfterMs(wrongCodes);
    const pausedUntil = pauseMs > 0 ? new Date(now.getTime() + pauseMs) : null;
    await codes.keepTotp(userId, { wrongCodes, pausedUntil });
    return 'wrong';
  };

  const checkPasskey = async (
    userId: string,
    { passkey: answer }: PasskeyProof,
    tx: Transaction,
    signInHash: string | undefined,
  ): Promise<ProofOutcome> => {
    if (!place) return 'wrong';
    const passkeys = createPasskeysRepository(tx);
    const now = clock();
    const hash = signInHash ?? readClientData(answer.response.clientDataJSON)?.challenge;
    const isLive =
      signInHash !== undefined ||
      (hash !== undefined &&
        (await createChallengesRepository(tx).take(userId, {
          hash,
          purpose: 'proof',
          begunAfter: oldestLiveChallenge(now),
        })));
    const passkey = await passkeys.findAndHold(userId, answer.id);
    if (!isLive || hash === undefined || !passkey) return 'wrong';
    const counter = await checkPasskeyAnswer(place, hash, passkey, answer);
    if (counter === undefined) return 'wrong';
    await passkeys.update(userId, passkey.id, { counter, lastUsedAt: now });
    return 'right';
  };

  return {
    check: async (
      userId: string,
      proof: SecondFactorProof,
      tx: Transaction,
      signInHash?: string,
    ): Promise<ProofOutcome> => {
      if (proof.method === 'totp') return checkTotp(userId, proof.code, tx);
      if (proof.method === 'passkey') return checkPasskey(userId, proof, tx, signInHash);
      const codeHash = hashRecoveryCode(userId, proof.code);
      return (await createCodesRepository(tx).useRecoveryCode(userId, codeHash)) ? 'right' : 'wrong';
    },
  };
};
