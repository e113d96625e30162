import type { KeptPrompt } from '@vida/contract/prompts/prompts-endpoints.ts';
import { describeFailure, isStale } from '../../lib/api-errors.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { toNewPrompt } from './opened-prompt.ts';
import { promptsMessages as messages } from './prompts-messages.ts';
import { useChangePrompt } from './prompts-queries.ts';

/** Puts a prompt in use, or out of it; the section's other one ends by itself. */
export const useSwitchPrompt = (prompt: KeptPrompt) => {
  const change = useChangePrompt();
  return {
    isSwitching: change.isPending,
    switchPrompt: () =>
      change.mutate(
        {
          params: { id: prompt.id },
          body: { ...toNewPrompt(prompt), isActive: !prompt.isActive, etag: prompt.etag },
        },
        {
          onSuccess: () => toast({ title: messages.success, description: messages.updated }),
          onError: (error) =>
            toast({
              title: messages.error,
              description: isStale(error) ? describeFailure(error) : messages.notUpdated,
              variant: 'destructive',
            }),
        },
      ),
  };
};
