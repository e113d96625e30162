import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { getHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import type { TestApp } from './test-app.ts';

/** Something stored that several windows may edit. */
export interface EditedThing {
  readonly token: string;
  readonly params: Readonly<Record<string, string>>;
  /** As its page reads it. */
  readonly read: () => Promise<{ readonly etag: string }>;
  /** What a form sends; another number, another content. */
  readonly bodyOf: (number: number) => object;
}

type Reply = { readonly etag: string; readonly id?: string };

const readerOf = (app: TestApp, token: string) => async (endpoint: Endpoint, id?: string) => {
  const { body } = await app.callLoosely(endpoint, {}, { token });
  const found = Array.isArray(body) ? body.find((each: Reply) => each.id === id) : body;
  return found as Reply;
};

/** One of each thing that a guarded write replaces, by the write's name. */
export const editedThings: Readonly<Record<string, (app: TestApp) => Promise<EditedThing>>> = {
  'profile.save': async (app) => {
    const { token } = await app.signUp();
    return {
      token,
      params: {},
      read: () => readerOf(app, token)(getHealthProfile),
      bodyOf: (number) => ({ foodAllergies: ['Leite', `Alergia ${number}`] }),
    };
  },
};
