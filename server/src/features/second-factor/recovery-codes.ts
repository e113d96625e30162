import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@vida/contract/second-factor/second-factor-schemas.ts';

/** Crockford's base 32: no letter that is taken for another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 random bits: too many to try against a hash, so that a fast one is enough. */
const CHARACTERS = 16;

const createRecoveryCode = (): string =>
  [...randomBytes(CHARACTERS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** Codes of 16 characters, as `recoveryCodeSchema` parses them. */
export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, createRecoveryCode);

/** 'abcd-2345-efgh-6789': how a code is shown. */
export const showRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Bound to the person, so that equal hashes would say nothing. */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex');
