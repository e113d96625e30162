/**
 * What must hold whatever somebody does to a running Vida, and the test file that shows it; benchmarks stand where a
 * figure needs a machine that does nothing else. A test (prove-lines.test.ts) sees that each file is there.
 */
const table = `
forged tokens over 400 connections shut nobody out    server/src/http/entrance.test.ts
wrong logins of one address shut nobody else out       server/src/http/entrance.test.ts
forged second steps shut nobody out                   server/src/http/entrance.test.ts
budgets by account, by address and by /64              server/src/http/rate-limits.test.ts
an account past its limits costs nobody else           server/src/fairness.test.ts
an import and twenty writers cost nobody else          server/src/fairness.test.ts
eight planners let a ninth have a plan                 server/src/fairness.test.ts
every plan has its turn                                server/src/adviser/built-in/meals/planner-turns.test.ts
big uploads wait unread, one a person                  server/src/http/heavy-turns.test.ts
a person's writes take turns before a connection       server/src/http/person-turns.test.ts
connections stay for others, also beside a stall       server/src/db/database.test.ts
many likes at once are counted once each               server/src/features/community/crowd.test.ts
victims' success, p99 and the server's memory          bench/fairness.ts
slow headers, slow bodies and slow readers are cut     server/src/http/slow-clients.test.ts
every answer comes in time or is refused               server/src/http/answer-in-time.test.ts
who hangs up is counted and noted                      server/src/http/hung-up.test.ts
a stop answers what is in flight, and no one for ever  server/src/http/orderly-close.test.ts
a stop under load, an import and a slow model in it    server/src/orderly-stop.test.ts
a killed launcher takes server and database along      server/src/starter.test.ts
nothing of an import that was killed                   server/src/kill-during-import.test.ts
a second start is refused at once, with a name         server/src/db/embedded/data-dir-lock.test.ts
a folder that cannot be used is said in a sentence     server/src/db/embedded/data-dir-lock.test.ts
a stopped demo leaves nothing                          server/src/demo/demo.test.ts
a backup writes into no device                         server/src/commands/backup.test.ts
common and personal passwords are refused              server/src/features/auth/guessing/why-guessable.test.ts
leaked lists of passwords are refused                  server/src/features/auth/guessing/listed-passwords.test.ts
codes of the app: once, thirty seconds, pauses         server/src/features/second-factor/sign-in.test.ts
passkeys sign for one challenge, address and host      server/src/features/second-factor/passkeys.test.ts
where passkeys work                                    server/src/features/second-factor/passkey-address.test.ts
secrets sealed, codes hashed, resets leave the factor  server/src/features/second-factor/managing.test.ts
sessions end: unused, after ninety days, by password   server/src/features/auth/auth.test.ts
a new password gives a new token                       server/src/features/auth/password-change.test.ts
the gate closes unused and after eight hours           server/src/features/auth/gate.test.ts
the administrator ends somebody's sessions             server/src/features/admin/ending-sessions.test.ts
one-time passwords end                                 server/src/commands/reset-password.test.ts
a new e-mail needs the password                        server/src/features/account/changing-email.test.ts
a deletion takes everything that is the person's       server/src/features/account/account-deletion.test.ts
deleted text leaves the files                          server/src/nightly-rewrite/erase-deleted.test.ts
a restore revives no session, deletion or used code    server/src/commands/restore.test.ts
every call of everybody, with everybody's ids          server/src/testing/access-suite.test.ts
proxies by number or address alone                     server/src/config/config.test.ts
the Host header changes nothing                        server/src/http/host-header.test.ts
early refusals carry the security headers              server/src/http/client-errors.test.ts
disguised links are seen                               contract/src/community/links.test.ts
who came in, from where, for six months                server/src/http/security-log.test.ts
whom an incident touched                               server/src/commands/incident.test.ts
whom to ask about privacy                              server/src/web-app/web-app.test.ts
the parts list                                         tooling/sbom.test.ts
`;

export interface ProveLine {
  readonly holds: string;
  /** From the project's folder. */
  readonly file: string;
}

export const proveLines: readonly ProveLine[] = table
  .trim()
  .split('\n')
  .map((line) => line.split(/ {2,}/))
  .map(([holds = '', file = '']) => ({ holds, file }));
