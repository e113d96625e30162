import { MINUTE_MS } from '@vida/contract/core/time.ts';
import type {
  NewPasskeyAnswer,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@vida/contract/second-factor/passkey-schemas.ts';
import { passkeyCreationSchema, passkeyRequestSchema } from '@vida/contract/second-factor/passkey-schemas.ts';
import { z } from 'zod';
import type { PasskeyPlace } from './passkey-address.ts';

/** Fetched when the first passkey is: most people have none, and it reads many kinds of certificates. */
const loadServer = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

const RP_NAME = 'Vida';
const CHALLENGE_MS = 5 * MINUTE_MS;
/** Ed25519, ES256 and RS256 (COSE): every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];

/** What a passkey must be known by to check its answers. */
export interface KnownPasskey {
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

const toDescriptor = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  transports: [...transports],
});

const toBytes = (base64Url: string) => new Uint8Array(Buffer.from(base64Url, 'base64url'));

/** What the browser asks; `hash` (base64url) is what the passkey signs. */
export const requestPasskey = async (
  { rpId }: PasskeyPlace,
  hash: string,
  known: readonly KnownPasskey[],
): Promise<PasskeyRequest> => {
  const { generateAuthenticationOptions } = await loadServer();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: toBytes(hash),
    allowCredentials: known.map(toDescriptor),
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
  return passkeyRequestSchema.parse(options);
};

interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

export const offerPasskey = async (
  { rpId }: PasskeyPlace,
  hash: string,
  owner: Owner,
  known: readonly KnownPasskey[],
): Promise<PasskeyCreation> => {
  const { generateRegistrationOptions } = await loadServer();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpId,
    challenge: toBytes(hash),
    userID: new Uint8Array(Buffer.from(owner.userId)),
    userName: owner.email,
    userDisplayName: owner.name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return passkeyCreationSchema.parse(options);
};

const clientDataSchema = z.object({ challenge: z.string(), origin: z.string() });

/** What the browser says that it asked, and at which address; `undefined` when it cannot be read. */
export const readClientData = (clientDataJSON: string) => {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
};

/** The library throws whatever is wrong with an answer: each is a no. */
const noneIfRefused = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

/** The passkey's new counter, when the answer is right: this passkey, this hash, this address. */
export const checkPasskeyAnswer = async (
  place: PasskeyPlace,
  hash: string,
  passkey: KnownPasskey,
  answer: PasskeyAnswer,
): Promise<number | undefined> => {
  const origin = readClientData(answer.response.clientDataJSON)?.origin;
  if (origin === undefined || !place.isOwnOrigin(origin)) return undefined;
  const { verifyAuthenticationResponse } = await loadServer();
  const checked = await noneIfRefused(() =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: hash,
      expectedOrigin: origin,
      expectedRPID: place.rpId,
      // The password was the first factor; having the passkey is the second.
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: toBytes(passkey.publicKey),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
};

/**
 * The attestation is not asked for and not read: whatever an authenticator says of its maker, its certificates would
 * make the library ask the addresses that stand in them.
 */
const withoutAttestation = async (attestationObject: string): Promise<string> => {
  const { decodeAttestationObject, isoCBOR } = await loadHelpers();
  const authData = decodeAttestationObject(toBytes(attestationObject)).get('authData');
  const parts = new Map<string, string | Map<string, string> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return Buffer.from(isoCBOR.encode(parts)).toString('base64url');
};

/** The passkey that was made, when the answer is right. */
export const checkNewPasskey = async (
  place: PasskeyPlace,
  hash: string,
  answer: NewPasskeyAnswer,
): Promise<KnownPasskey | undefined> => {
  const origin = readClientData(answer.response.clientDataJSON)?.origin;
  if (origin === undefined || !place.isOwnOrigin(origin)) return undefined;
  const { verifyRegistrationResponse } = await loadServer();
  const checked = await noneIfRefused(async () => {
    const { clientDataJSON, attestationObject } = answer.response;
    return verifyRegistrationResponse({
      response: {
        ...answer,
        response: { clientDataJSON, attestationObject: await withoutAttestation(attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: hash,
      expectedOrigin: origin,
      expectedRPID: place.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: answer.response.transports ?? [],
  };
};
