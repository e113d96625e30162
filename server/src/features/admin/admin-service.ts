import { createHash, timingSafeEqual } from 'node:crypto';
import { adminWords } from '@vida/contract/admin/admin-words.ts';
import type { SecondFactorProof } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { forbidden } from '../../http/errors.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import type { Viewer } from '../../http/viewer.ts';

export interface AdminDeps {
  readonly gatePassword: string;
  readonly security: SecurityLog;
  /** Where the administrator has a second factor: uses its proof up, or throws. */
  readonly proveSecondFactor: (
    userId: string,
    proof: SecondFactorProof | undefined,
    caller: SecurityCaller,
  ) => Promise<void>;
  /** Marks the session as past the gate. */
  readonly openGate: (userId: string, sessionId: string) => Promise<void>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text.normalize('NFKC')).digest();

/** The panel's gate. */
export const createAdminService = ({ gatePassword, security, proveSecondFactor, openGate }: AdminDeps) => {
  const expected = digest(gatePassword);
  return {
    openGate: async (
      { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
      { password, proof }: { readonly password: string; readonly proof?: SecondFactorProof | undefined },
      caller: SecurityCaller,
    ): Promise<{ open: true }> => {
      if (!timingSafeEqual(digest(password), expected)) {
        await security.note('gate_refused', { accountId: userId, caller });
        throw forbidden('wrong_gate_password', adminWords.wrongGatePassword);
      }
      await proveSecondFactor(userId, proof, caller);
      await openGate(userId, sessionId);
      await security.note('gate_opened', { accountId: userId, caller });
      return { open: true };
    },
  };
};

export type AdminService = ReturnType<typeof createAdminService>;
