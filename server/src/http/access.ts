import type { Access, Endpoint } from '@vida/contract/core/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { browserZone } from './browser-zone.ts';
import { forbidden, sessionMissing } from './errors.ts';
import type { FamiliarNetworks } from './familiar-networks.ts';
import { httpMessages } from './http-messages.ts';
import { networkOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Authenticate, UseGate, Viewer } from './viewer.ts';

type Check = (request: FastifyRequest, endpoint: Endpoint) => Promise<Viewer | null>;

const bearer = /^Bearer ([\w-]{20,200})$/i;

/** The token of an `Authorization: Bearer …` header. */
const tokenOf = (request: FastifyRequest): string | undefined => bearer.exec(request.headers.authorization ?? '')?.[1];

export interface AccessDeps {
  readonly authenticate: Authenticate;
  readonly useGate: UseGate;
  readonly familiar: FamiliarNetworks;
  readonly limits: RateLimits;
}

/**
 * Who asks, by the check behind each access kind of the contract; refuses who may not, and visitors who ask too often.
 */
export const createAccess = ({ authenticate, useGate, familiar, limits }: AccessDeps): Check => {
  const requireUser: Check = async (request, endpoint) => {
    const token = tokenOf(request);
    if (token === undefined) throw sessionMissing();
    const network = networkOf(request.ip);
    const viewer = await authenticate(token, {
      network,
      browserTimeZone: browserZone(request),
      limit: endpoint.limit,
    });
    if (!viewer) throw sessionMissing();
    familiar.note(viewer.user.email, network);
    if (viewer.user.mustChangePassword && !endpoint.beforePasswordChange)
      throw forbidden('password_change_required', httpMessages.passwordChangeRequired);
    return viewer;
  };

  const checks: Readonly<Record<Access, Check>> = {
    public: async () => null,
    user: requireUser,
    admin: async (request, endpoint) => {
      const viewer = await requireUser(request, endpoint);
      if (!viewer?.user.isAdmin) throw forbidden('admin_only', httpMessages.adminOnly);
      if (!viewer.gateOpen && !endpoint.beforeGate) throw forbidden('gate_closed', httpMessages.gateClosed);
      if (viewer.gateOpen) await useGate(viewer);
      return viewer;
    },
  };
  return async (request, endpoint) => {
    const viewer = await checks[endpoint.access](request, endpoint);
    // A person's call was counted before the database was asked who they are.
    if (!viewer && !endpoint.limit) limits.consume([{ budget: 'default', key: networkOf(request.ip) }]);
    return viewer;
  };
};
