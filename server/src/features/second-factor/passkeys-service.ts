import type { User } from '@vida/contract/auth/user.ts';
import {
  MAX_PASSKEYS,
  type NewPasskeyAnswer,
  type Passkey,
  type PasskeyCreation,
} from '@vida/contract/second-factor/passkey-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import type { SecurityCaller } from '../../http/security-log.ts';
import { beginChallenge, oldestLiveChallenge } from './challenges.ts';
import { createChallengesRepository } from './challenges-repository.ts';
import type { FactorNews } from './factor-news.ts';
import { checkNewPasskey, offerPasskey, readClientData } from './passkey-ceremonies.ts';
import { createPasskeysRepository, type PasskeyRow } from './passkeys-repository.ts';
import type { ProofDeps } from './proofs.ts';
import { secondFactorMessages as messages } from './second-factor-messages.ts';

export interface PasskeysDeps extends ProofDeps {
  readonly db: Database;
  readonly news: FactorNews;
  /** Recovery codes for whoever has no factor yet; called before the first is kept. */
  readonly codesOfFirst: (userId: string, tx: Transaction) => Promise<string[]>;
  readonly refuseWithoutWay: (userId: string, tx: Transaction) => Promise<void>;
}

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A person's passkeys: making and removing them. */
export const createPasskeysService = (deps: PasskeysDeps) => {
  const { db, clock, place, news, codesOfFirst, refuseWithoutWay } = deps;

  const needPlace = () => {
    if (!place) throw conflict('passkeys_need_https', messages.passkeysNeedHttps);
    return place;
  };

  return {
    /** What the browser asks of the authenticator. 409 where no browser offers passkeys, and for too many. */
    beginPasskey: async ({ id: userId, email, firstName, lastName }: User): Promise<PasskeyCreation> => {
      const where = needPlace();
      return db.transaction(async (tx) => {
        const known = await createPasskeysRepository(tx).list(userId);
        if (known.length >= MAX_PASSKEYS) throw conflict('too_many_passkeys', messages.tooManyPasskeys);
        const { hash } = await beginChallenge(userId, tx, { purpose: 'new_passkey', now: clock() });
        return offerPasskey(where, hash, { userId, email, name: `${firstName} ${lastName}` }, known);
      });
    },

    addPasskey: async (
      userId: string,
      tx: Transaction,
      { name, passkey: answer }: { name: string; passkey: NewPasskeyAnswer },
      caller: SecurityCaller,
    ) => {
      const where = needPlace();
      const passkeys = createPasskeysRepository(tx);
      const now = clock();
      const hash = readClientData(answer.response.clientDataJSON)?.challenge ?? '';
      const begunAfter = oldestLiveChallenge(now);
      const isLive = await createChallengesRepository(tx).take(userId, {
        hash,
        purpose: 'new_passkey',
        begunAfter,
      });
      const made = isLive ? await checkNewPasskey(where, hash, answer) : undefined;
      if (!made) throw forbidden('passkey_refused', messages.passkeyRefused);
      if ((await passkeys.count(userId)) >= MAX_PASSKEYS) throw conflict('too_many_passkeys', messages.tooManyPasskeys);
      const codes = await codesOfFirst(userId, tx);
      const kept = await passkeys.insert(userId, { ...made, name, createdAt: now });
      if (!kept) throw conflict('passkey_known', messages.passkeyKnown);
      await news.added(userId, tx, caller, { isFirst: codes.length > 0, change: 'passkey_added' });
      return { passkey: toPasskey(kept), recoveryCodes: codes };
    },

    /** 404 for any other id; 409 for the only factor, which goes by turning the second factor off. */
    removePasskey: async (userId: string, tx: Transaction, id: string, caller: SecurityCaller): Promise<Passkey> => {
      const removed = await createPasskeysRepository(tx).remove(userId, id);
      if (!removed) throw notFound();
      await refuseWithoutWay(userId, tx);
      await news.removed(userId, tx, caller, 'passkey_removed');
      return toPasskey(removed);
    },
  };
};
