import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A message as the server took it. */
export interface ReceivedMail {
  /** Of the envelope: who gets it. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  /** As it came. */
  readonly raw: string;
  readonly text: string;
  readonly html: string;
}

const decodeQuotedPrintable = (body: string): string => {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** The part of a multipart message of this type, decoded. */
const partOf = (raw: string, type: string): string => {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const part = raw.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4).trimEnd();
  return part.includes('quoted-printable') ? decodeQuotedPrintable(body) : body;
};

const toReceived = (raw: string, from: string, to: readonly string[]): ReceivedMail => ({
  to,
  from,
  subject: /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '',
  raw,
  text: partOf(raw, 'text/plain'),
  html: partOf(raw, 'text/html'),
});

/** How the server treats the next conversations: it takes messages, refuses whom they are for, or hangs up. */
type Behaviour = 'takes' | 'refuses' | 'hangs up';

/** A mail server of this machine that keeps what it takes. */
export const startMailServer = async () => {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  let behaviour: Behaviour = 'takes';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(behaviour === 'hangs up' ? new Error('come later') : undefined),
    onRcptTo: ({ address }, _session, done) =>
      done(behaviour === 'refuses' ? new Error(`no mailbox ${address}`) : undefined),
    onData: (stream, { envelope }, done) => {
      void readText(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = toReceived(
          raw,
          from,
          envelope.rcptTo.map(({ address }) => address),
        );
        received.push(mail);
        waiting.shift()?.(mail);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    port,
    received,
    behave: (next: Behaviour): void => {
      behaviour = next;
    },
    /** The next message that comes; call it before the message can have come. */
    next: (): Promise<ReceivedMail> => new Promise((resolve) => waiting.push(resolve)),
    close: (): Promise<void> => new Promise((resolve) => server.close(() => resolve())),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
