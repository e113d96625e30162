import type { Prompt } from '@vida/contract/prompts/prompt-schemas.ts';
import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';
import { useState } from 'react';
import { describeFailure, isStale } from '../../lib/api-errors.ts';
import { formatDayAndTime } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { tellSuccess } from '../../lib/tell.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { type OpenedPrompt, openPrompt, toNewPrompt } from './opened-prompt.ts';
import { promptsMessages as messages } from './prompts-messages.ts';
import { useChangePrompt, useDeletePrompt } from './prompts-queries.ts';

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
        { params: { id: prompt.id }, body: { ...toNewPrompt(prompt), isActive: !prompt.isActive, etag: prompt.etag } },
        {
          onSuccess: () => tellSuccess(messages.updated),
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
      <p className="text-sm text-muted-foreground">
        {messages.version(version, formatDayAndTime(updatedAt, timeZone))}
      </p>
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

interface RemovePromptProps {
  prompt: Prompt;
  /** It is about to go. */
  onRemove: () => void;
}

/** 'Deletar', which asks first. */
const RemovePrompt = ({ prompt, onRemove }: RemovePromptProps) => {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePrompt();
  const confirm = () => {
    onRemove();
    remove.mutate(
      { params: { id: prompt.id } },
      {
        onSuccess: () => tellSuccess(messages.deleted),
        onError: () => toast({ title: messages.error, description: messages.notDeleted, variant: 'destructive' }),
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <>
      <Button variant="ghost" aria-label={messages.removeOf(prompt.title)} onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={messages.removeTitle(prompt.title)}
          description={prompt.isActive ? messages.removeActiveText : messages.removeText}
          confirmLabel={messages.remove}
          pending={remove.isPending}
          onConfirm={confirm}
          onOpenChange={setAsking}
        />
      )}
    </>
  );
};
