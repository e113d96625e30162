import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Six digits that are not the code of that moment. */
export const wrongCodeAt = (secret: string, at: Date): string =>
  String((Number(codeAt(secret, at)) + 1) % 1_000_000).padStart(6, '0');
