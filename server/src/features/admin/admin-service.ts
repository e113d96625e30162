import { createHash, timingSafeEqual } from 'node:crypto';
import { forbidden } from '../../http/errors.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import type { Viewer } from '../../http/viewer.ts';
import { adminMessages } from './admin-messages.ts';

export interface AdminDeps {
  readonly gatePassword: string;
  readonly security: SecurityLog;
  /** Marks the session as past the gate. */
  readonly openGate: (userId: string, sessionId: string) => Promise<void>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text.normalize('NFKC')).digest();

/** The panel's gate. */
export const createAdminService = ({ gatePassword, security, openGate }: AdminDeps) => {
  const expected = digest(gatePassword);
  return {
    openGate: async (
      { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
      password: string,
      caller: SecurityCaller,
    ): Promise<{ open: true }> => {
      if (!timingSafeEqual(digest(password), expected)) {
        await security.note('gate_refused', { accountId: userId, caller });
        throw forbidden('wrong_gate_password', adminMessages.wrongGatePassword);
      }
      await openGate(userId, sessionId);
      await security.note('gate_opened', { accountId: userId, caller });
      return { open: true };
    },
  };
};

export type AdminService = ReturnType<typeof createAdminService>;
