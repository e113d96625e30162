import { confirmLogin, login } from '@vida/contract/auth/auth-endpoints.ts';
import { beginTotp, confirmTotp } from '@vida/contract/second-factor/second-factor-endpoints.ts';
import type { TypedProof } from '@vida/contract/second-factor/second-factor-schemas.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { codeAt } from './authenticator-app-fixture.ts';

/** Somebody with an authenticator app that was confirmed at `now`, whose code is used up with that. */
export const signUpWithApp = async (app: TestApp, now: Date, change: { email?: string } = {}) => {
  const person = await app.signUp(change);
  const { token, password } = person;
  const begun = await app.call(beginTotp, { body: { password } }, { token });
  const { secret } = begun.body;
  const confirmed = await app.call(confirmTotp, { body: { code: codeAt(secret, now) } }, { token });
  if (confirmed.status !== 200) throw new Error(`setting up answered ${confirmed.status}`);
  return { ...person, secret, recoveryCodes: confirmed.body.recoveryCodes };
};

/** The first step of a sign-in: what the password is answered with. */
export const typePassword = async (app: TestApp, email: string, password: string) => {
  const answer = await app.call(login, { body: { email, password } });
  if (!('secondFactor' in answer.body)) throw new Error('no second factor was asked for');
  return answer.body.secondFactor;
};

/** Both steps of a sign-in. */
export const signInWith = async (
  app: TestApp,
  { user, password }: { user: { email: string }; password: string },
  proof: TypedProof,
) => {
  const { challenge } = await typePassword(app, user.email, password);
  return app.call(confirmLogin, { body: { challenge, proof } });
};
