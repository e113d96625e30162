import { useMutation } from '@tanstack/react-query';
import { askSecondFactor } from '@vida/contract/second-factor/second-factor-endpoints.ts';
import type {
  ConfirmedSelf,
  SecondFactorAsked,
  TypedProof,
} from '@vida/contract/second-factor/second-factor-schemas.ts';
import { useState } from 'react';
import { callApi } from '../api-client.ts';
import { ApiError } from '../api-errors.ts';

/** A password, and the second factor once the server asked for it. */
export interface Self extends Pick<ConfirmedSelf, 'password'> {
  proof?: TypedProof;
}

const isSecondFactorNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'second_factor_needed';

/**
 * Sends a password and, where the server asks for it, the second factor: `asked` is then how it can be proved. `send`
 * rejects as the API does; `onError` hears of every refusal but that question.
 */
export const useConfirmedSend = (
  send: (self: Self) => Promise<unknown>,
  onError: (error: Error, self: Self) => void,
) => {
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null);
  const sending = useMutation({
    mutationFn: async (self: Self) => {
      try {
        await send(self);
      } catch (error) {
        const isNeeded = isSecondFactorNeeded(error);
        // A passkey answers one question once.
        if (isNeeded || self.proof?.method === 'passkey') setAsked(await callApi(askSecondFactor));
        if (!isNeeded) throw error;
      }
    },
    onError,
  });
  return { asked, sending };
};
