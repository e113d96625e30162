import { isIP } from 'node:net';

/** Where passkeys are bound to. */
export interface PasskeyPlace {
  /** The relying party of WebAuthn: the host. */
  readonly rpId: string;
  /** For people: the address at which passkeys work. */
  readonly address: string;
  /** Whether a ceremony may come from this origin. */
  readonly isOwnOrigin: (origin: string) => boolean;
  /** Whether people open Vida there; else they work on the machine alone on which it runs. */
  readonly isForEverybody: boolean;
}

const LOCALHOST = 'localhost';
const localOrigin = /^https?:\/\/localhost(:\d{1,5})?$/;

/**
 * Where passkeys work, by `PUBLIC_URL` alone and never by a request's headers: under HTTPS with a name, else at
 * localhost, where the port does not matter. `undefined` under HTTPS without a name, which no browser takes.
 */
export const passkeyPlaceOf = (publicUrl: string | undefined): PasskeyPlace | undefined => {
  const local = {
    rpId: LOCALHOST,
    address: `http://${LOCALHOST}`,
    isOwnOrigin: (origin: string) => localOrigin.test(origin),
    isForEverybody: true,
  };
  if (publicUrl === undefined) return local;
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (hostname === LOCALHOST) return { ...local, address: origin };
  if (protocol !== 'https:') return { ...local, isForEverybody: false };
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  if (!isNamed) return undefined;
  return {
    rpId: hostname,
    address: origin,
    isOwnOrigin: (other) => other === origin,
    isForEverybody: true,
  };
};
