import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { MailSettings } from '../config/mail-settings.ts';
import { createMailSender } from './mail-sender.ts';

const message = { to: 'lia@exemplo.com', subject: 'Olá', text: 'Olá, açaí!', html: '<p>Olá, açaí!</p>' };
const unhurried = (): AbortSignal => AbortSignal.timeout(10_000);

const settingsFor = (port: number, change: Partial<MailSettings> = {}): MailSettings => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  login: undefined,
  from: { name: 'Vida da Ana', address: 'vida@vida.exemplo' },
  publicUrl: 'https://vida.exemplo',
  ...change,
});
const login = { user: 'vida', password: 'segredo do correio' };
/** This machine by an address that Vida does not take for its own. */
const elsewhere = { host: '0.0.0.0' };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Its certificate is signed by nobody. */
const startServer = async (options: { secure?: boolean; disabledCommands?: string[] }) => {
  const seen = { logins: [] as string[], mails: 0, names: [] as string[] };
  const server = new SMTPServer({
    ...options,
    // Says nothing of the certificate, which is the library's own.
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, session, done) => {
      seen.logins.push(`${username} ${password}`);
      done(null, { user: session.id });
    },
    onMailFrom: (_address, session, done) => {
      seen.names.push(session.hostNameAppearsAs || '');
      done();
    },
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        seen.mails += 1;
        done();
      });
    },
  });
  // Who hangs up in the middle of a handshake is no failure of the server's.
  server.on('error', () => undefined);
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
  closers.push(() => server.close());
  return { port: (server.server.address() as AddressInfo).port, seen };
};

describe('a message', () => {
  it('goes out with the password that the server asks for, under the name that everybody knows', async () => {
    const { port, seen } = await startServer({});
    await createMailSender(settingsFor(port, { login }))(message, unhurried());
    expect(seen).toEqual({ logins: ['vida segredo do correio'], mails: 1, names: ['vida.exemplo'] });
  });

  it('goes unencrypted through a network only without a password', async () => {
    const { port, seen } = await startServer({ disabledCommands: ['STARTTLS'] });
    const sending = createMailSender(settingsFor(port, { ...elsewhere, login }))(message, unhurried());
    await expect(sending).rejects.toMatchObject({ name: 'MailError', code: expect.stringContaining('ETLS') });
    expect(seen.logins).toEqual([]);
    await createMailSender(settingsFor(port, elsewhere))(message, unhurried());
    expect(seen.mails).toBe(1);
  });

  it.each([
    ['smtp', { secure: false }],
    ['smtps', { secure: true }],
  ])('%s: goes to no server whose certificate nobody vouches for', async (_, { secure }) => {
    const { port, seen } = await startServer({ secure });
    const send = createMailSender(settingsFor(port, { ...elsewhere, login, isSecure: secure }));
    await expect(send(message, unhurried())).rejects.toThrow('did not take a message');
    expect(seen).toMatchObject({ logins: [], mails: 0 });
  });

  it('is given up when its time is over, though the server goes on talking', async () => {
    const ended: string[] = [];
    const talker = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-um momento\r\n'), 5);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          clearInterval(timer);
          ended.push('closed');
        });
    });
    talker.listen(0, '127.0.0.1');
    await once(talker, 'listening');
    closers.push(() => talker.close());
    const { port } = talker.address() as AddressInfo;
    const sending = createMailSender(settingsFor(port))(message, AbortSignal.timeout(60));
    await expect(sending).rejects.toMatchObject({ name: 'MailError' });
    await expect.poll(() => ended).toEqual(['closed']);
  });

  it('that did not go out is told by codes, without anybody’s address', async () => {
    const sending = createMailSender(settingsFor(1))({ ...message, to: 'lia@exemplo.com' }, unhurried());
    const error = await sending.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'ESOCKET CONN' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('lia@exemplo.com');
  });
});
