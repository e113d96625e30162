import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; the browser keeps it, the server keeps only its hash. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A one-time password that is easy to copy by hand: 80 random bits, no look-alike characters. */
export const createOneTimePassword = (): string => {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const pick = (byte: number) => alphabet[byte % alphabet.length] ?? '';
  const letters = [...randomBytes(20)].map(pick).join('');
  return letters.replace(/(.{5})(?=.)/g, '$1-');
};
