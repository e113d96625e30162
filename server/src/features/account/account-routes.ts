import {
  changeEmail,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  updateAccount,
} from '@vida/contract/account/account-endpoints.ts';
import type { AccountSession, Consent, ConsentPurpose } from '@vida/contract/account/account-schemas.ts';
import { giveConsent, listConsents, refuseConsent, revokeConsent } from '@vida/contract/account/consent-endpoints.ts';
import type { Transaction } from '../../db/database.ts';
import type { Serve } from '../../http/context.ts';
import type { SecurityCaller } from '../../http/security-log.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { AccountService } from './account-service.ts';
import type { ExportService } from './export/export-service.ts';

/** The sessions that auth keeps. */
interface AccountSessions {
  readonly list: (viewer: Viewer) => Promise<AccountSession[]>;
  readonly end: (viewer: Viewer, tx: Transaction, sessionId: string, caller: SecurityCaller) => Promise<AccountSession>;
  readonly endOthers: (viewer: Viewer, tx: Transaction, caller: SecurityCaller) => Promise<{ ended: number }>;
}

/** The proof of consent that auth keeps. */
interface AccountConsents {
  readonly list: (userId: string) => Promise<Consent[]>;
  readonly give: (userId: string, tx: Transaction, purpose: ConsentPurpose) => Promise<Consent>;
  readonly revoke: (userId: string, tx: Transaction, purpose: ConsentPurpose) => Promise<{ revoked: number }>;
  readonly refuse: (userId: string, tx: Transaction, purpose: ConsentPurpose) => Promise<{ refused: true }>;
}

export interface AccountServices {
  readonly account: AccountService;
  readonly sessions: AccountSessions;
  readonly consents: AccountConsents;
  readonly exports: ExportService;
}

export const registerAccount = (serve: Serve, { account, sessions, consents, exports }: AccountServices): void => {
  serve(updateAccount, ({ viewer, body, write }) => write((tx) => account.change(viewer.userId, tx, body)));
  serve(changePassword, async ({ viewer, body, caller, write }) => {
    const passwordHash = await account.preparePassword(viewer.user, body, caller);
    return write((tx) => account.replacePassword(viewer.userId, tx, passwordHash, viewer.sessionId, caller));
  });
  serve(changeEmail, async ({ viewer, body, caller, write }) => {
    await account.checkEmailChange(viewer.user, body, caller);
    return write((tx) => account.replaceEmail(viewer.userId, tx, body.email, viewer.sessionId, caller));
  });
  serve(listSessions, ({ viewer }) => sessions.list(viewer));
  serve(endSession, ({ viewer, params, caller, write }) => write((tx) => sessions.end(viewer, tx, params.id, caller)));
  serve(endOtherSessions, ({ viewer, caller, write }) => write((tx) => sessions.endOthers(viewer, tx, caller)));
  serve(listConsents, ({ viewer }) => consents.list(viewer.userId));
  serve(giveConsent, ({ viewer, body, write }) => write((tx) => consents.give(viewer.userId, tx, body.purpose)));
  serve(revokeConsent, ({ viewer, body, write }) => write((tx) => consents.revoke(viewer.userId, tx, body.purpose)));
  serve(refuseConsent, ({ viewer, body, write }) => write((tx) => consents.refuse(viewer.userId, tx, body.purpose)));
  serve(exportAccount, ({ viewer, query, caller, signal }) => exports.make(viewer, query.format, caller, signal));
  serve(deleteAccount, ({ viewer, body, caller }) => account.remove(viewer.user, body.password, caller));
};
