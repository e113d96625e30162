import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  turnOffSecondFactor,
} from '@vida/contract/second-factor/second-factor-endpoints.ts';
import { useApiMutation, useInvalidate } from '../../lib/api-query.ts';
import { secondFactorQuery } from '../../lib/second-factor/second-factor-query.ts';

const useRefresh = () => useInvalidate(secondFactorQuery().queryKey);

/** A proof is used up also where what it was for fails: a recovery code may be gone. */
export const useBeginTotp = () => useApiMutation(beginTotp, { onSettled: useRefresh() });
export const useConfirmTotp = () => useApiMutation(confirmTotp, { onSuccess: useRefresh() });
export const useBeginPasskey = () => useApiMutation(beginPasskey, { onSettled: useRefresh() });
export const useAddPasskey = () => useApiMutation(addPasskey, { onSuccess: useRefresh() });
export const useRemovePasskey = () => useApiMutation(removePasskey, { onSettled: useRefresh() });
export const useRemoveTotp = () => useApiMutation(removeTotp, { onSettled: useRefresh() });
export const useMakeRecoveryCodes = () => useApiMutation(makeRecoveryCodes, { onSettled: useRefresh() });
export const useTurnOff = () => useApiMutation(turnOffSecondFactor, { onSettled: useRefresh() });
