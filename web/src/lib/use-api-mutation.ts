import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Endpoint, EndpointInput, EndpointReply } from '@vida/contract/core/endpoint.ts';
import { useState } from 'react';
import { type CallArguments, callApi } from './api-client.ts';
import { createSubmitKeys } from './idempotency-key.ts';

type Options<E extends Endpoint> = Omit<
  UseMutationOptions<EndpointReply<E>, Error, EndpointInput<E>>,
  'mutationFn'
>;

/**
 * A write as a mutation: `mutate({ params, query, body })`. Each submit has one Idempotency-Key; sending the same
 * content again after a failure reuses it. A success makes the next one a new submit.
 */
export const useApiMutation = <const E extends Endpoint>(endpoint: E, options: Options<E> = {}) => {
  const [keys] = useState(createSubmitKeys);
  return useMutation({
    ...options,
    mutationFn: async (input: EndpointInput<E>) => {
      const reply = await callApi(
        endpoint,
        ...([input, { idempotencyKey: keys.keyFor(input) }] as CallArguments<E>),
      );
      keys.finish();
      return reply;
    },
  });
};
