import type {
  NewPasskeyAnswer,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@vida/contract/second-factor/passkey-schemas.ts';

const load = () => import('@simplewebauthn/browser');

/**
 * Whether this page may use passkeys of that host: only under HTTPS or at localhost, and only those of its own name.
 */
export const canUsePasskeysOf = (host: string): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  (location.hostname === host || location.hostname.endsWith(`.${host}`));

/** Asks the browser for a passkey; rejects when the person cancels or there is none. */
export const answerWithPasskey = async (request: PasskeyRequest): Promise<PasskeyAnswer> => {
  const { startAuthentication } = await load();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: request });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
};

/** Asks the browser to make a passkey; rejects when the person cancels or the authenticator has one already. */
export const makePasskey = async (creation: PasskeyCreation): Promise<NewPasskeyAnswer> => {
  const { startRegistration } = await load();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
};
