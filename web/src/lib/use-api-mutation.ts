import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Endpoint, EndpointCurrent, EndpointInput, EndpointReply } from '@vida/contract/core/endpoint.ts';
import { useState } from 'react';
import { type CallArguments, callApi } from './api-client.ts';
import { ApiError } from './api-errors.ts';
import { createSubmitKeys } from './idempotency-key.ts';
import { session } from './session.ts';
import { signInAgainOf } from './session-guard.ts';

/** What a page hands over: of a guarded write always what it saw. */
type PageInput<E extends Endpoint> = EndpointInput<E> &
  ([EndpointCurrent<E>] extends [never] ? unknown : { body: { etag: string } });

type Options<E extends Endpoint> = Omit<UseMutationOptions<EndpointReply<E>, Error, PageInput<E>>, 'mutationFn'>;

/**
 * Sends a write. When it finds the session ended and the page asks for the password, that question is the only
 * message: the write waits for the answer and is sent again, for the same person only.
 */
const sendWrite = async <const E extends Endpoint>(
  endpoint: E,
  callArguments: CallArguments<E>,
): Promise<EndpointReply<E>> => {
  const personId = session.get()?.user.id;
  try {
    return await callApi(endpoint, ...callArguments);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === 401 && endpoint.access !== 'public';
    const signInAgain = isEnded && personId ? signInAgainOf(personId) : null;
    if (!signInAgain) throw error;
    await signInAgain;
    return sendWrite(endpoint, callArguments);
  }
};

/**
 * A write as a mutation: `mutate({ params, query, body })`. Each submit has one Idempotency-Key; sending the same
 * content again after a failure reuses it. A success makes the next one a new submit.
 */
export const useApiMutation = <const E extends Endpoint>(endpoint: E, options: Options<E> = {}) => {
  const [keys] = useState(createSubmitKeys);
  return useMutation({
    ...options,
    mutationFn: async (input: PageInput<E>) => {
      const idempotencyKey = keys.keyFor(input);
      const reply = await sendWrite(endpoint, [input, { idempotencyKey }] as CallArguments<E>);
      keys.finish();
      return reply;
    },
  });
};
