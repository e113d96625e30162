import { createHash } from 'node:crypto';
import type { PasswordReset } from '@vida/contract/auth/credentials.ts';
import { HOUR_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import type { NewNotification } from '@vida/contract/notifications/notification-schemas.ts';
import type { Log } from '../../config/log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { writeFor } from '../../db/write-for.ts';
import { AppError } from '../../http/app-error.ts';
import { conflict } from '../../http/errors.ts';
import { networkOf } from '../../http/network-of.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import type { Mail } from '../../mail/mail-sender.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { authMessages, passwordMailMessages as words } from './auth-messages.ts';
import { createPasswordLinksRepository } from './password-links-repository.ts';
import { refuseGuessable } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { createToken, hashToken } from './session-tokens.ts';
import { createSessionsRepository } from './sessions-repository.ts';
import { createUsersRepository, type UserRow } from './users-repository.ts';

/** So many one account is sent an hour: enough for who does not find the mail, too few to fill a mailbox. */
const LINKS_AN_HOUR = 3;

/** How long a link is good for. */
const LINK_MINUTES = 10;

/** A link that was made then or before is over. */
const oldestLiveLink = (now: Date): Date => new Date(now.getTime() - LINK_MINUTES * MINUTE_MS);

/** One that was made then or before counts no longer. */
export const oldestCountedLink = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** Another e-mail or another password, however it came about, makes another mark. */
const markOf = ({ email, passwordHash }: Pick<UserRow, 'email' | 'passwordHash'>): string =>
  createHash('sha256').update(`${email}\n${passwordHash}`).digest('base64url');

const linkEnded = () =>
  new AppError({ status: 410, code: 'password_link_ended', userMessage: authMessages.passwordLinkEnded });

const BUTTON = [
  'display:inline-block',
  'padding:14px 24px',
  'border-radius:10px',
  'background:#0b6257',
  'color:#ffffff',
  'font-weight:600',
  'text-decoration:none',
].join(';');

const BODY = 'margin:0;padding:24px;font-family:sans-serif;font-size:17px;line-height:1.5';

/**
 * The mail with the link. Nothing in it was written by anybody: not even the name that stands on the account, or Vida
 * could be made to carry somebody's words to an address that is not theirs.
 */
const composePasswordMail = (to: string, link: string): Mail => ({
  to,
  subject: words.subject,
  text: [words.hello, words.asked, link, words.lasts(LINK_MINUTES), words.notYou, words.signature].join('\n\n'),
  html: [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${words.subject}</title></head>`,
    `<body style="${BODY}">`,
    `<p>${words.hello}</p>`,
    `<p>${words.asked}</p>`,
    `<p><a href="${link}" style="${BUTTON}">${words.button}</a></p>`,
    `<p>${words.lasts(LINK_MINUTES)}</p>`,
    `<p>${words.notYou}</p>`,
    `<p>${words.signature}</p>`,
    '</body></html>',
  ].join('\n'),
});

export interface PasswordLinksDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly security: SecurityLog;
  /** Tells the person by the bell. */
  readonly notifyUser: (userId: string, tx: Transaction, notification: NewNotification) => Promise<void>;
  /** Does something in a person's turn to write. */
  readonly inTurnOf: (userId: string, work: () => Promise<void>) => Promise<void>;
  /** Where mail goes out and where its links lead; absent where no mail server is set. */
  readonly mail: { readonly outbox: Outbox; readonly publicUrl: string } | undefined;
}

/** A forgotten password: a link is sent to the account's own address, and whoever opens it sets another password. */
export const createPasswordLinks = ({ db, clock, log, security, notifyUser, inTurnOf, mail }: PasswordLinksDeps) => {
  /** A link in place of older ones; `undefined` where nobody has this e-mail, or where it had its links of the hour. */
  const makeLink = (email: string, caller: SecurityCaller) =>
    db.transaction(async (tx) => {
      const users = createUsersRepository(tx);
      const found = await users.findByEmail(email);
      const user = found && (await users.findAndHoldAlone(found.id));
      if (!user) return undefined;
      const links = createPasswordLinksRepository(tx);
      const now = clock();
      if ((await links.count(user.id, oldestCountedLink(now))) >= LINKS_AN_HOUR) {
        log.info({ userId: user.id }, 'no more password links this hour');
        return undefined;
      }
      await links.endAll(user.id, now);
      const token = createToken();
      const row = { tokenHash: hashToken(token), accountHash: markOf(user), createdAt: now };
      const id = await links.insert(user.id, row);
      await security.note('password_link_asked', { accountId: user.id, caller }, tx);
      // Never to what was typed: two addresses that look the same to a database may be two mailboxes.
      return { userId: user.id, id, to: user.email, token };
    });

  return {
    /** Answers at once and the same for every address: who has an account is found out beside the request. */
    ask: (email: string, caller: SecurityCaller): { accepted: true } => {
      if (!mail) throw conflict('no_mail_server', authMessages.noMailServer);
      const { outbox, publicUrl } = mail;
      outbox.post(networkOf(caller.address), async (sendNow) => {
        const link = await makeLink(email, caller);
        if (!link) return;
        try {
          await sendNow(composePasswordMail(link.to, `${publicUrl}/reset-password#${link.token}`));
        } catch (error) {
          // What never arrived is not one of the three.
          await createPasswordLinksRepository(db).drop(link.userId, link.id);
          throw error;
        }
      });
      return { accepted: true };
    },

    /**
     * Sets the password and ends every session; opens none, so that a second factor is asked for as ever. 410 for a
     * link that was used, is too old, was followed by another, or never was.
     */
    use: async ({ token, newPassword }: PasswordReset, caller: SecurityCaller): Promise<{ email: string }> => {
      const tokenHash = hashToken(token);
      const link = await createPasswordLinksRepository(db).findByToken(tokenHash, oldestLiveLink(clock()));
      const person = link && (await createUsersRepository(db).findById(link.userId));
      if (!person || markOf(person) !== link.accountHash) throw linkEnded();
      await refuseGuessable(newPassword, person, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      const replace = async (tx: Transaction): Promise<void> => {
        const now = clock();
        const users = createUsersRepository(tx);
        const current = await users.findById(person.id);
        const isTaken = await createPasswordLinksRepository(tx).take(person.id, link.id, now);
        // Used or changed while the new one was being hashed.
        if (!isTaken || !current || markOf(current) !== link.accountHash) throw linkEnded();
        await users.update(person.id, { passwordHash, mustChangePassword: false, passwordSetAt: now });
        await createSessionsRepository(tx).endAll(person.id);
        await notifyUser(person.id, tx, { kind: 'password_changed' });
        await security.note('password_set_by_link', { accountId: person.id, caller }, tx);
      };
      await inTurnOf(person.id, async () => {
        if (!(await db.transaction((tx) => writeFor(person.id, tx, replace)))) throw linkEnded();
      });
      return { email: person.email };
    },
  };
};

export type PasswordLinks = ReturnType<typeof createPasswordLinks>;
