import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskeyAnswer,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@vida/contract/second-factor/passkey-schemas.ts';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** What of an answer another one would say. */
interface Lies {
  readonly origin?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  readonly counter?: number;
}

/** An authenticator of software: one ES256 key, made and used as WebAuthn Level 3 describes. */
export const createSoftwarePasskey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientDataOf = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // kty EC2, alg ES256, crv P-256 (RFC 9053).
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  };

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    make: (
      { rp, challenge }: PasskeyCreation,
      lies: Lies = {},
      statement: ReadonlyMap<string, string> = new Map(),
    ): NewPasskeyAnswer => {
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey()]);
      const flags = USER_PRESENT | HAS_CREDENTIAL;
      const authData = authenticatorData(lies.rpId ?? rp.id, flags, 0, credential);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', statement.size > 0 ? 'packed' : 'none'],
        ['attStmt', new Map(statement)],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientDataOf('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    answer: ({ rpId, challenge }: PasskeyRequest, lies: Lies = {}): PasskeyAnswer => {
      uses += 1;
      const clientData = clientDataOf('webauthn.get', challenge, lies);
      const data = authenticatorData(lies.rpId ?? rpId, USER_PRESENT, lies.counter ?? uses);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
