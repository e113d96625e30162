import { createHash, timingSafeEqual } from 'node:crypto';
import type { Log } from '../../config/log.ts';
import { forbidden } from '../../http/errors.ts';
import { adminMessages } from './admin-messages.ts';

export interface AdminDeps {
  readonly gatePassword: string;
  readonly log: Log;
  /** Marks the session as past the gate. */
  readonly openGate: (userId: string, sessionId: string) => Promise<void>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text.normalize('NFKC')).digest();

/** The panel's gate. */
export const createAdminService = ({ gatePassword, log, openGate }: AdminDeps) => {
  const expected = digest(gatePassword);
  return {
    openGate: async (userId: string, sessionId: string, password: string): Promise<{ open: true }> => {
      if (!timingSafeEqual(digest(password), expected)) {
        log.warn({ userId }, 'panel password refused');
        throw forbidden('wrong_gate_password', adminMessages.wrongGatePassword);
      }
      await openGate(userId, sessionId);
      log.info({ userId }, 'panel opened');
      return { open: true };
    },
  };
};

export type AdminService = ReturnType<typeof createAdminService>;
