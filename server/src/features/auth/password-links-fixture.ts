import { askPasswordLink, resetPassword } from '@vida/contract/auth/auth-endpoints.ts';
import type { MailSettings } from '../../config/mail-settings.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestAppOptions } from '../../testing/test-app.ts';

export const NEW_PASSWORD = 'ipê roxo na serra';

/** The token of the link in a mail; empty where there is none as it should be. */
export const tokenIn = (text: string): string =>
  /https:\/\/vida\.exemplo\/reset-password#([\w-]{43})(?!\w)/.exec(text)?.[1] ?? '';

const mailOf = ({ port }: MailServer): MailSettings => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  login: undefined,
  from: { name: 'Vida', address: 'vida@vida.exemplo' },
  publicUrl: 'https://vida.exemplo',
});

/** The whole server beside a mail server of its own. */
export const startAppWithMail = async (options: TestAppOptions = {}) => {
  const mails = await startMailServer();
  const app = await startTestApp({ ...options, mail: mailOf(mails) });

  const ask = (email: string, from?: string) =>
    app.call(askPasswordLink, { body: { email } }, from === undefined ? {} : { from });

  return {
    app,
    mails,
    ask,
    use: (token: string, newPassword = NEW_PASSWORD) => app.call(resetPassword, { body: { token, newPassword } }),
    /** Asks for a link and reads the mail; whatever the same network asked for before is over then. */
    receiveLink: async (email: string): Promise<string> => {
      const mail = mails.next();
      await ask(email);
      return tokenIn((await mail).text);
    },
    close: async (): Promise<void> => {
      await app.close();
      await mails.close();
    },
  };
};

export type AppWithMail = Awaited<ReturnType<typeof startAppWithMail>>;
