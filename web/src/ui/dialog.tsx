import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { closeOnEscape } from './close-on-escape.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { dialogClass, drawerClass, overlayClass } from './overlay-class.ts';
import { uiMessages } from './ui-messages.ts';
import { unsavedForms } from './unsaved-forms.ts';
import { useFocusReturn } from './use-focus.ts';

/** Something to read or fill in over the page; Escape, the cross and a press outside close it. */
export const Dialog = (props: ModalProps) => <Modal {...props} contentClass={dialogClass} />;

/** Makes its one button close the dialog or drawer around it. */
export const DialogClose = ({ children }: { children: ReactElement }) => (
  <RadixDialog.Close asChild>{children}</RadixDialog.Close>
);

/** A sheet from the bottom, for phones: the menu, a row's details. */
export const Drawer = (props: ModalProps) => <Modal {...props} contentClass={drawerClass} />;

/**
 * Asks before a dialog takes with it what somebody typed, however it is closed (Escape, cross, press
 * outside, Cancelar). Only what became unsaved while the dialog is open counts: a form behind it stays.
 * Saving closes without asking.
 */
const useDiscardQuestion = (open: boolean, setOpen: (open: boolean) => void) => {
  const before = useRef(0);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (open) before.current = unsavedForms.countTyped();
    else setAsking(false);
  }, [open]);

  const change = (next: boolean): void => {
    if (!next && open && unsavedForms.countTyped() > before.current) setAsking(true);
    else setOpen(next);
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
      onConfirm={() => setOpen(false)}
    />
  );
  return { change, question };
};

interface ModalProps {
  title: ReactNode;
  /** One sentence under the title; also read aloud when it opens. */
  description?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The buttons at the end; the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** What Dialog and Drawer share: title, close button, focus kept inside and given back, Escape, unsaved input. */
export const Modal = ({
  title,
  description,
  open,
  onOpenChange,
  footer,
  children,
  contentClass,
}: ModalProps & { contentClass: string }) => {
  const focusReturn = useFocusReturn();
  const { change, question } = useDiscardQuestion(open, onOpenChange);
  return (
    <RadixDialog.Root open={open} onOpenChange={change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass} />
        <RadixDialog.Content
          className={contentClass}
          onKeyDown={closeOnEscape(() => change(false))}
          {...focusReturn}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start gap-3">
            <RadixDialog.Title className="mr-auto min-w-0 py-2">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton icon={X} label={uiMessages.close} className="-mr-2" />
            </RadixDialog.Close>
          </div>
          {description && (
            <RadixDialog.Description className="text-muted-foreground">{description}</RadixDialog.Description>
          )}
          {children && <div className="mt-3">{children}</div>}
          {footer && <div className="mt-5 flex flex-wrap items-center justify-end gap-2">{footer}</div>}
          {question}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
