import { isIP } from 'node:net';
import { z } from 'zod';

/** How e-mail goes out, and whom it comes from. */
export interface MailSettings {
  readonly host: string;
  /** The usual one of the protocol where none was given. */
  readonly port: number | undefined;
  /** Encrypted from the first byte (`smtps`). */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
  readonly from: { readonly name: string; readonly address: string };
  /** Where links lead. */
  readonly publicUrl: string;
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** A server and nothing else: what a library would take from a query could write passwords into the log. */
const isMailServer = ({ hostname, pathname, search, hash, username, password }: URL): boolean =>
  hostname !== '' &&
  ['', '/'].includes(pathname) &&
  search + hash === '' &&
  decoded(username) !== undefined &&
  decoded(password) !== undefined &&
  (username === '') === (password === '');

/** `smtp://` or `smtps://`, with user and password percent-encoded where the server asks for them. */
export const smtpUrlSchema = z
  .url({ protocol: /^smtps?$/ })
  .transform((address) => new URL(address))
  .refine(isMailServer);

const DEFAULT_NAME = 'Vida';
const addressSchema = z.email().max(254);
const isAddress = (text: string): boolean => addressSchema.safeParse(text).success;

/** `vida@clinica.exemplo` or `Vida da clínica <vida@clinica.exemplo>`. */
export const senderSchema = z
  .string()
  .max(360)
  .transform((text) => {
    const named = /^([^<>"@\p{C}]{1,100}?) *<([^<>]+)>$/u.exec(text);
    return { name: named?.[1] ?? DEFAULT_NAME, address: named?.[2] ?? text };
  })
  .refine(({ address }) => isAddress(address));

/** Known without being told: the address that signs in at the mail server, or one of Vida's own host. */
const defaultSender = (user: string, publicUrl: string): MailSettings['from'] | undefined => {
  if (isAddress(user)) return { name: DEFAULT_NAME, address: user };
  const host = new URL(publicUrl).hostname;
  return isIP(host.replace(/^\[|\]$/g, '')) === 0 ? { name: DEFAULT_NAME, address: `vida@${host}` } : undefined;
};

export interface MailVariables {
  readonly SMTP_URL?: URL | undefined;
  readonly SMTP_FROM?: MailSettings['from'] | undefined;
  readonly PUBLIC_URL?: string | undefined;
}

/** The variables that are missing beside those that are set. */
export const missingForMail = ({ SMTP_URL, SMTP_FROM, PUBLIC_URL }: MailVariables): string[] => {
  if (!SMTP_URL) return SMTP_FROM ? ['SMTP_URL'] : [];
  if (!PUBLIC_URL) return ['PUBLIC_URL'];
  return SMTP_FROM || defaultSender(decoded(SMTP_URL.username) ?? '', PUBLIC_URL) ? [] : ['SMTP_FROM'];
};

/** How e-mail goes out; `undefined` where no mail server is set. */
export const shapeMail = ({ SMTP_URL, SMTP_FROM, PUBLIC_URL }: MailVariables): MailSettings | undefined => {
  if (!SMTP_URL || !PUBLIC_URL) return undefined;
  const user = decoded(SMTP_URL.username) ?? '';
  const from = SMTP_FROM ?? defaultSender(user, PUBLIC_URL);
  if (!from) return undefined;
  return {
    host: SMTP_URL.hostname.replace(/^\[|\]$/g, ''),
    port: SMTP_URL.port === '' ? undefined : Number(SMTP_URL.port),
    isSecure: SMTP_URL.protocol === 'smtps:',
    login: user === '' ? undefined : { user, password: decoded(SMTP_URL.password) ?? '' },
    from,
    publicUrl: PUBLIC_URL,
  };
};
