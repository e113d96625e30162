import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { uiMessages } from './ui-messages.ts';
import { unsavedForms } from './unsaved-forms.ts';

interface DiscardQuestionOptions {
  open: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/**
 * Asks before a dialog takes with it what somebody typed, however it is closed (Escape, cross, press outside, Cancelar).
 * Only what became unsaved while the dialog is open counts: a form behind it stays. Saving closes without asking.
 */
export const useDiscardQuestion = ({ open, onOpenChange }: DiscardQuestionOptions) => {
  const before = useRef(0);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (open) before.current = unsavedForms.countTyped();
    else setAsking(false);
  }, [open]);

  const change = (next: boolean): void => {
    if (!next && open && unsavedForms.countTyped() > before.current) setAsking(true);
    else onOpenChange?.(next);
  };
  const question = isAsking && (
    <ConfirmDialog
      open
      danger
      title={uiMessages.discardTitle}
      description={uiMessages.discardText}
      confirmLabel={uiMessages.discard}
      cancelLabel={uiMessages.keepEditing}
      onOpenChange={setAsking}
      onConfirm={() => onOpenChange?.(false)}
    />
  );
  return { change, question };
};
