import type { User } from '@vida/contract/auth/user.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import type {
  ConfirmedSelf,
  SecondFactor,
  SecondFactorAsked,
  SecondFactorProof,
} from '@vida/contract/second-factor/second-factor-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import { askedWays, isOn, readFactors, waysOf } from './asked-ways.ts';
import { beginChallenge } from './challenges.ts';
import { createChallengesRepository } from './challenges-repository.ts';
import { createCodesRepository } from './codes-repository.ts';
import { createFactorNews, type Ring } from './factor-news.ts';
import { createPasskeysService, toPasskey } from './passkeys-service.ts';
import { createProofs, eventOf, openSecret, type ProofDeps } from './proofs.ts';
import { createRecoveryCodes, hashRecoveryCode, showRecoveryCode } from './recovery-codes.ts';
import { refuseProof } from './refusals.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { sealText } from './sealed-text.ts';
import { secondFactorMessages as messages } from './second-factor-messages.ts';
import type { HoldPasswordHash } from './sign-in-steps.ts';
import { createTotpSecret, matchTotpStep, totpUri } from './totp.ts';

/** A secret that was begun then is set up anew. */
const PENDING_MS = 30 * MINUTE_MS;

export interface SecondFactorDeps extends ProofDeps {
  readonly db: Database;
  readonly security: SecurityLog;
  readonly notifyUser: Ring;
  readonly holdPasswordHash: HoldPasswordHash;
  readonly checkPassword: (userId: string, password: string) => Promise<boolean>;
  /** Once there is a second factor, the panel asks for it in every session. */
  readonly closeGates: (userId: string, tx: Transaction) => Promise<void>;
}

/** A person's second factor: setting it up, proving it in a session, and turning it off. */
export const createSecondFactorService = (deps: SecondFactorDeps) => {
  const { db, clock, security, key, place, checkPassword, closeGates, holdPasswordHash } = deps;
  const proofs = createProofs(deps);

  const news = createFactorNews(deps);

  const read = async (userId: string, tx: Database | Transaction = db): Promise<SecondFactor> => {
    const factors = await readFactors(userId, tx, deps);
    const { totp, totpSince, passkeys, recoveryCodesLeft } = factors;
    return {
      isOn: isOn(factors),
      totp: totpSince && { since: totpSince.toISOString(), isLost: totp === 'lost' },
      passkeys: passkeys.map(toPasskey),
      recoveryCodesLeft,
      passkeyAddress: place?.address ?? null,
    };
  };

  /**
   * Where the account has a second factor: uses the proof up, or throws: 403 `second_factor_needed` without one, 403
   * for a wrong one, 429 while codes are paused. It commits by itself, so that wrong tries count.
   */
  const prove = async (userId: string, proof: SecondFactorProof | undefined, caller: SecurityCaller): Promise<void> => {
    if (!isOn(await readFactors(userId, db, deps))) return;
    if (!proof) throw forbidden('second_factor_needed', messages.needed);
    const outcome = await db.transaction(async (transaction) => {
      // The account first, as in a sign-in, so that nobody waits crosswise.
      await holdPasswordHash(userId, transaction);
      const check = (tx: Transaction) => proofs.check(userId, proof, tx);
      return proof.method === 'recovery_code' ? news.notifyIfUsed(userId, transaction, check) : check(transaction);
    });
    await security.note(eventOf(proof, outcome), { accountId: userId, caller });
    if (outcome === 'right') return;
    throw refuseProof(outcome, proof.method, 403);
  };

  const makeCodes = async (userId: string, tx: Transaction): Promise<string[]> => {
    const codes = createRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(userId, code));
    await createCodesRepository(tx).replaceRecoveryCodes(userId, hashes, clock());
    return codes.map(showRecoveryCode);
  };

  /**
   * What the first factor brings with it: recovery codes, and a panel that is closed. Called before the factor is kept.
   * What else was begun with the password alone goes.
   */
  const codesOfFirst = async (userId: string, tx: Transaction): Promise<string[]> => {
    if (isOn(await readFactors(userId, tx, deps))) return [];
    await createCodesRepository(tx).dropPending(userId);
    await createChallengesRepository(tx).dropAll(userId);
    await closeGates(userId, tx);
    return makeCodes(userId, tx);
  };

  /**
   * For a factor that was removed: refuses where nothing but recovery codes would open the account at the
   * address that people use.
   */
  const refuseWithoutWay = async (userId: string, tx: Transaction): Promise<void> => {
    const factors = await readFactors(userId, tx, deps);
    if (!isOn(factors)) throw conflict('last_factor', messages.lastFactor);
    const ways = waysOf(factors, { place: place?.isForEverybody ? place : undefined });
    if (ways.every((method) => method === 'recovery_code')) throw conflict('last_factor', messages.lastWorkingFactor);
  };

  return {
    read,
    prove,

    /** The password again and, once there is one, the second factor: before the second factor itself is changed. */
    confirmSelf: async (userId: string, { password, proof }: ConfirmedSelf, caller: SecurityCaller): Promise<void> => {
      if (!(await checkPassword(userId, password))) {
        await security.note('password_refused', { accountId: userId, caller });
        throw forbidden('wrong_password', messages.wrongPassword);
      }
      await prove(userId, proof, caller);
    },

    /** What proves the second factor in a session; a passkey's answer works for five minutes. */
    ask: async (userId: string): Promise<SecondFactorAsked> =>
      db.transaction(async (tx) => {
        const factors = await readFactors(userId, tx, deps);
        const { hash } = await beginChallenge(userId, tx, { purpose: 'proof', now: clock() });
        return askedWays(factors, deps, hash);
      }),

    /** A secret that waits for its first code; the app from before works until then. */
    beginTotp: async ({ id: userId, email }: User, tx: Transaction) => {
      const secret = createTotpSecret();
      const pendingSecret = sealText(secret, await key.findOrMake(), userId);
      await createCodesRepository(tx).keepTotp(userId, { pendingSecret, pendingAt: clock() });
      return { secret, uri: totpUri(secret, email) };
    },

    confirmTotp: async (userId: string, tx: Transaction, code: string, caller: SecurityCaller) => {
      const codes = createCodesRepository(tx);
      const now = clock();
      const totp = await codes.findAndHoldTotp(userId);
      const isLive = now.getTime() - (totp?.pendingAt?.getTime() ?? 0) < PENDING_MS;
      const secret = isLive && totp?.pendingSecret ? await openSecret(key, userId, totp.pendingSecret) : undefined;
      if (!totp || secret === undefined) throw conflict('nothing_pending', messages.nothingPending);
      const step = matchTotpStep(secret, code, now);
      if (step === null) throw forbidden('wrong_second_factor', messages.wrongFirstCode);
      const hadApp = totp.sealedSecret !== null;
      const recoveryCodes = await codesOfFirst(userId, tx);
      await codes.keepTotp(userId, {
        sealedSecret: totp.pendingSecret,
        confirmedAt: now,
        pendingSecret: null,
        pendingAt: null,
        lastStep: step,
        wrongCodes: 0,
        pausedUntil: null,
      });
      const change = hadApp ? 'app_replaced' : 'app_added';
      await news.added(userId, tx, caller, { isFirst: recoveryCodes.length > 0, change });
      return { recoveryCodes };
    },

    /** 404 without an app; 409 where no other factor works, which goes by turning the second factor off. */
    removeTotp: async (userId: string, tx: Transaction, caller: SecurityCaller): Promise<SecondFactor> => {
      const codes = createCodesRepository(tx);
      const totp = await codes.findAndHoldTotp(userId);
      if (!totp?.sealedSecret) throw notFound();
      await codes.removeTotp(userId);
      await refuseWithoutWay(userId, tx);
      await news.removed(userId, tx, caller, 'app_removed');
      return read(userId, tx);
    },

    ...createPasskeysService({ ...deps, news, codesOfFirst, refuseWithoutWay }),

    makeRecoveryCodes: async (userId: string, tx: Transaction, caller: SecurityCaller) => {
      if (!isOn(await readFactors(userId, tx, deps))) throw conflict('second_factor_off', messages.notOn);
      await news.codesMade(userId, tx, caller);
      return { recoveryCodes: await makeCodes(userId, tx) };
    },

    turnOff: async (userId: string, tx: Transaction, caller: SecurityCaller): Promise<SecondFactor> => {
      await removeSecondFactor(userId, tx);
      await news.turnedOff(userId, tx, caller);
      return read(userId, tx);
    },
  };
};

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
