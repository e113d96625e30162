import type { Session } from '../lib/session.ts';

/** A signed-in person for tests. */
export const sampleSession = (user: Partial<Session['user']> = {}, token = 'token-da-lucia'): Session => ({
  token,
  user: {
    id: '01a1fc7e-8a1a-706d-a6cb-08aaaf673d0f',
    firstName: 'Lúcia',
    lastName: 'Andrade',
    username: 'lucia',
    email: 'lucia@exemplo.com',
    isAdmin: false,
    timeZone: 'America/Sao_Paulo',
    glucoseUnit: 'mg/dL',
    mustChangePassword: false,
    ...user,
  },
});
