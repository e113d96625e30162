import type { PromptVersion } from '@vida/contract/prompts/prompt-schemas.ts';
import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';
import { useState } from 'react';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRestoreVersion } from '../prompts-queries.ts';
import { VersionRow } from './version-row.tsx';
import { versionsMessages as messages } from './versions-messages.ts';

interface VersionsListProps {
  /** The prompt's. */
  id: string;
  /** Newest first; the first one stands now. */
  versions: readonly PromptVersion[];
  onRestored: (prompt: PromptWithEtag) => void;
}

/** The texts of a prompt, and the question before one comes back. */
export const VersionsList = ({ id, versions, onRestored }: VersionsListProps) => {
  const [asked, setAsked] = useState<number | null>(null);
  const restore = useRestoreVersion();
  const [current] = versions;
  if (!current) return null;
  const confirm = (version: number) =>
    restore.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: (prompt) => {
          toast({ title: messages.success, description: messages.restored(version) });
          onRestored(prompt);
        },
        onError: (error) => tellFailure(error, messages.notRestored),
        onSettled: () => setAsked(null),
      },
    );
  return (
    <>
      <ul>
        {versions.map((row) => (
          <VersionRow key={row.version} row={row} current={current} onRestore={() => setAsked(row.version)} />
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          open
          title={messages.restoreTitle(asked)}
          description={messages.restoreText}
          confirmLabel={messages.restore}
          pending={restore.isPending}
          onConfirm={() => confirm(asked)}
          onOpenChange={() => setAsked(null)}
        />
      )}
    </>
  );
};
