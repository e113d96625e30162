import type { Prompt } from '@vida/contract/prompts/prompt-schemas.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { promptsMessages as messages } from './prompts-messages.ts';
import { useDeletePrompt } from './prompts-queries.ts';

interface RemovePromptProps {
  prompt: Prompt;
  /** It is about to go. */
  onRemove: () => void;
}

/** 'Deletar', which asks first. */
export const RemovePrompt = ({ prompt, onRemove }: RemovePromptProps) => {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePrompt();
  const confirm = () => {
    onRemove();
    remove.mutate(
      { params: { id: prompt.id } },
      {
        onSuccess: () => toast({ title: messages.success, description: messages.deleted }),
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
