import type { RateLimitName } from '@vida/contract/core/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { BegunSignIns } from './begun-sign-ins.ts';
import type { FamiliarNetworks } from './familiar-networks.ts';
import { networkOf } from './network-of.ts';
import type { Claim } from './rate-limits.ts';

export interface Spending {
  readonly claims: readonly Claim[];
  /** Behind whom the call waits, where passwords are hashed in turns. */
  readonly lane: string;
}

const textIn = (body: unknown, field: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The e-mail that a body names, in lower case; empty without one. */
export const emailIn = (body: unknown): string => textIn(body, 'email').toLowerCase();

/** What is remembered of sign-ins. */
export interface SignInMemory {
  readonly familiar: FamiliarNetworks;
  readonly begun: BegunSignIns;
}

/** Wrong passwords of one account from one network. */
export const loginClaim = (network: string, email: string): Claim => ({ budget: 'login', key: `${network} ${email}` });

/** Whose budgets and whose turn a try to enter an account uses: a familiar network's are its own. */
const spendingOfLogin = (network: string, email: string, familiar: FamiliarNetworks): Spending => {
  const login = loginClaim(network, email);
  return familiar.has(email, network)
    ? { claims: [login, { budget: 'loginAccount', key: `familiar ${email}` }], lane: `familiar ${network}` }
    : {
        claims: [login, { budget: 'loginNetwork', key: network }, { budget: 'loginAccount', key: `unknown ${email}` }],
        lane: network,
      };
};

/** A step after a right password counts for its account there; one that nobody began, for the network. */
const secondStepKey = (network: string, body: unknown, begun: BegunSignIns): string => {
  const email = begun.emailOf(textIn(body, 'challenge'));
  return email === undefined ? network : `${network} ${email}`;
};

/**
 * Whose budgets a call uses: the person's; for a visitor the network's, where passwords are tried also those of the
 * account that it tries to enter.
 */
export const spendingOf = (
  request: FastifyRequest,
  limit: RateLimitName,
  body: unknown,
  { familiar, begun }: SignInMemory,
): Spending => {
  if (request.viewer) {
    const key = `user ${request.viewer.userId}`;
    const claims: Claim[] = [{ budget: limit, key }];
    if (limit === 'emailChange') claims.push({ budget: 'taken', key: networkOf(request.ip) });
    return { claims, lane: key };
  }
  const network = networkOf(request.ip);
  if (limit === 'login') return spendingOfLogin(network, emailIn(body), familiar);
  const key = limit === 'secondFactor' ? secondStepKey(network, body, begun) : network;
  const claims: Claim[] = [{ budget: limit, key }];
  if (limit === 'register') claims.push({ budget: 'taken', key: network });
  return { claims, lane: network };
};
