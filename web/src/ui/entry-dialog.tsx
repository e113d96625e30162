import type { FormEventHandler, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type Elsewhere, ElsewhereNotice } from './elsewhere-notice.tsx';
import { uiMessages } from './ui-messages.ts';

interface EntryFormProps {
  /** As `useRecordForm` answers it. */
  entry: {
    readonly submit: FormEventHandler<HTMLFormElement>;
    readonly isSaving: boolean;
    readonly elsewhere: Elsewhere | null;
  };
  /** The button's; of a stored thing 'Salvar mudanças'. */
  saveLabel?: string | undefined;
  children: ReactNode;
}

/** The fields of an entry, what other windows did to it, and the button that saves. */
export const EntryForm = ({ entry, saveLabel = uiMessages.saveChanges, children }: EntryFormProps) => (
  <form onSubmit={entry.submit} noValidate className="grid grid-cols-1 gap-4">
    <ElsewhereNotice elsewhere={entry.elsewhere} />
    {children}
    <Button type="submit" size="lg" block pending={entry.isSaving} pendingLabel={uiMessages.saving}>
      {saveLabel}
    </Button>
  </form>
);

interface EntryDialogProps extends EntryFormProps {
  title: string;
  description?: string;
  onClose: () => void;
}

/** An entry in a dialog that is mounted only while it is open. */
export const EntryDialog = ({ title, description, onClose, ...form }: EntryDialogProps) => (
  <Dialog open title={title} description={description} onOpenChange={onClose}>
    <EntryForm {...form} />
  </Dialog>
);
