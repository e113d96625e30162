import { AlertDialog } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { dialogClass, overlayClass } from './overlay-class.ts';
import { uiMessages } from './ui-messages.ts';
import { closeOnEscape, useDialogOpen } from './use-dialog-open.ts';
import { useFocusReturn } from './use-focus.ts';

interface ConfirmDialogProps {
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb: 'Apagar conta', never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Something is lost: the button is red. */
  danger?: boolean;
  /** Work is under way: the dialog stays open until the caller closes it. */
  pending?: boolean;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onConfirm: () => void;
  /** A field to fill in first, such as the password. */
  children?: ReactNode;
}

/**
 * Asks before something that cannot be taken back. Focus begins on Cancelar. Uncontrolled it closes when confirmed;
 * with `open` the caller closes it, after the work if there is any.
 */
export const ConfirmDialog = ({
  title,
  description,
  confirmLabel,
  cancelLabel = uiMessages.cancel,
  danger,
  pending = false,
  trigger,
  open,
  onOpenChange,
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const focusReturn = useFocusReturn();
  const [isOpen, setOpen] = useDialogOpen({ open, onOpenChange });
  const confirm = (
    <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content
          className={dialogClass}
          onKeyDown={closeOnEscape(() => setOpen(false))}
          {...(!trigger && focusReturn)}
        >
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{description}</AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            {open === undefined ? <AlertDialog.Action asChild>{confirm}</AlertDialog.Action> : confirm}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
