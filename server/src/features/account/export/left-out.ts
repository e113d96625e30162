import type { Columns } from '../personal-tables.ts';

/** What no export holds, and why: by table, then column. Everything else of the person is in it. */
export const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    passwordHash: 'Somebody who finds the file could try passwords against it; it says nothing about the person.',
  },
  sessions: {
    tokenHash: 'Proof of who is signed in; the session itself is in the file.',
  },
  passwordLinks: {
    tokenHash: 'Proof of who opened the link; when it was asked for is in the file.',
    accountHash: 'Made of the e-mail, which is in the file, and of the password, which is not.',
  },
  totpSecrets: {
    sealedSecret: 'With it codes could be made; that there is an app, and since when, is in the file.',
    pendingSecret: 'The same, of an app that was not confirmed yet.',
  },
  recoveryCodes: {
    codeHash: 'Proof of who the person is; when the codes were made is in the file.',
  },
  secondFactorChallenges: {
    hash: 'Proof of a sign-in that was begun.',
    passwordMark: 'The same.',
  },
  communityPosts: {
    words: 'An index for search, made of the text, which is in the file.',
  },
};

/** The owner's id stands once in the file, as the account's, and not again in every row. */
const REPEATED: ReadonlySet<string> = new Set(['userId', 'authorId', 'accountId']);

/** The columns of a table that an export holds. */
export const exportedColumns = (tableName: string, columns: Columns): Columns => {
  const hidden = leftOut[tableName] ?? {};
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !REPEATED.has(name) && !(name in hidden)));
};
