import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { closeOnEscape } from './close-on-escape.ts';
import { dialogClass, overlayClass } from './overlay-class.ts';
import { uiMessages } from './ui-messages.ts';
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
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** A field to fill in first, such as the password. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. Focus begins on Cancelar; once confirmed, the caller closes it. */
export const ConfirmDialog = ({
  title,
  description,
  confirmLabel,
  cancelLabel = uiMessages.cancel,
  danger,
  pending = false,
  open,
  onOpenChange,
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content
          className={dialogClass}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          {...focusReturn}
        >
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{description}</AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
