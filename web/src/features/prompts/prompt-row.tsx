import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';
import { describeFailure, isStale } from '../../lib/api-errors.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { formatSaved } from './format-saved.ts';
import { type OpenedPrompt, openPrompt, toNewPrompt } from './opened-prompt.ts';
import { promptsMessages as messages } from './prompts-messages.ts';
import { useChangePrompt } from './prompts-queries.ts';
import { RemovePrompt } from './remove-prompt.tsx';

interface PromptRowProps {
  prompt: PromptWithEtag;
  onOpen: (opened: OpenedPrompt) => void;
  /** It is about to be deleted. */
  onRemove: () => void;
}

/** Puts a prompt in use, or out of it; the section's other one ends by itself. */
const useSwitchPrompt = (prompt: PromptWithEtag) => {
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

/** A prompt of a section with what can be done to it. */
export const PromptRow = ({ prompt, onOpen, onRemove }: PromptRowProps) => {
  const { timeZone } = useUser();
  const { isSwitching, switchPrompt } = useSwitchPrompt(prompt);
  const { title, version, updatedAt, isActive } = prompt;
  return (
    <li className="border-b border-border py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
        {title}
        {isActive && <Badge tone="teal">{messages.inUse}</Badge>}
      </p>
      <p className="text-sm text-muted-foreground">{messages.version(version, formatSaved(updatedAt, timeZone))}</p>
      <div className="-ml-3 flex flex-wrap gap-x-1">
        <Button variant="ghost" aria-label={messages.editOf(title)} onClick={() => onOpen(openPrompt(prompt))}>
          {messages.edit}
        </Button>
        <Button
          variant="ghost"
          aria-label={isActive ? messages.deactivateOf(title) : messages.activateOf(title)}
          pending={isSwitching}
          onClick={switchPrompt}
        >
          {isActive ? messages.deactivate : messages.activate}
        </Button>
        <RemovePrompt prompt={prompt} onRemove={onRemove} />
      </div>
    </li>
  );
};
