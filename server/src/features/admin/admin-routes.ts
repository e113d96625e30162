import type { FoundAccount } from '@vida/contract/admin/account-endpoints.ts';
import { endAccountSessions, findAccount } from '@vida/contract/admin/account-endpoints.ts';
import { getAdviserHealth, openGate } from '@vida/contract/admin/admin-endpoints.ts';
import type { Transaction } from '../../db/database.ts';
import type { Serve } from '../../http/context.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { AdminService } from './admin-service.ts';
import type { AdviserHealthService } from './adviser-health-service.ts';

/** What auth lets the administrator do with accounts. */
interface AccountOversight {
  readonly find: (email: string) => Promise<FoundAccount>;
  readonly endSessions: (viewer: Viewer, tx: Transaction, userId: string) => Promise<{ ended: number }>;
}

export interface AdminServices {
  readonly service: AdminService;
  readonly health: AdviserHealthService;
  readonly accounts: AccountOversight;
}

export const registerAdmin = (serve: Serve, { service, health, accounts }: AdminServices): void => {
  serve(openGate, ({ viewer, body, caller }) => service.openGate(viewer, body, caller));
  serve(getAdviserHealth, () => health.read());
  serve(findAccount, ({ body }) => accounts.find(body.email));
  serve(endAccountSessions, ({ viewer, params, write }) => write((tx) => accounts.endSessions(viewer, tx, params.id)));
};
