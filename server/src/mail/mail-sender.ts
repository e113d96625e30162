import { isIP } from 'node:net';
import type { MailSettings } from '../config/mail-settings.ts';

/** A message to one address, as text and as HTML that says the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes a message to the mail server; throws `MailError`, and nothing else, where it did not go out. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Why a message did not go out. Servers repeat addresses in what they say, so only codes are kept, for the log. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string;

  constructor(error: unknown) {
    super('the mail server did not take a message');
    this.code = codesOf(error);
  }
}

/** 'EENVELOPE 550 RCPT TO': the library's word, the server's number, and the step of the conversation. */
const codesOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const parts = ['code', 'responseCode', 'command'].map((name): unknown => Reflect.get(error, name));
  const known = parts.filter((part) => typeof part === 'number' || (typeof part === 'string' && /^[\w ]+$/.test(part)));
  return known.length > 0 ? known.join(' ') : error.name;
};

/** A step of the conversation on which nothing comes for so long has failed. */
const PATIENCE_MS = 10_000;

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** What Vida calls itself to the mail server: the host that everybody knows, not the machine's own name. */
const ownName = (publicUrl: string): string => {
  const host = new URL(publicUrl).hostname;
  return isIP(host) === 4 ? `[${host}]` : host;
};

/**
 * Sends by SMTP. A password goes over an encrypted connection only, and one that claims to be encrypted is checked;
 * within the machine nothing is encrypted. Each message has a connection of its own, which ends with it.
 */
export const createMailSender = (settings: MailSettings): SendMail => {
  const { host, port, isSecure, login, from, publicUrl } = settings;
  const isLocal = isThisMachine(host);
  const options = {
    host,
    ...(port !== undefined && { port }),
    secure: isSecure,
    ignoreTLS: isLocal,
    requireTLS: login !== undefined && !isLocal,
    name: ownName(publicUrl),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return async ({ to, subject, text, html }, signal) => {
    try {
      // Loaded with the first message: most installations never send one.
      const { createTransport } = await import('nodemailer');
      await createTransport(options).sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // No machine shall answer this one.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal,
      });
    } catch (error) {
      throw new MailError(error);
    }
  };
};
