import { type KeyboardEvent, useState } from 'react';

interface DialogOpenOptions {
  open: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** Whether a dialog is open: as its caller says, or by itself when the caller leaves `open` out. */
export const useDialogOpen = ({ open, onOpenChange }: DialogOpenOptions) => {
  const [isOpenItself, setOpenItself] = useState(false);
  const setOpen = (next: boolean): void => {
    setOpenItself(next);
    onOpenChange?.(next);
  };
  return [open ?? isOpenItself, setOpen] as const;
};

/**
 * For the content of a dialog: Escape pressed in it closes it. Radix does so only for what was opened last, and a toast
 * that comes over a dialog counts as that.
 */
export const closeOnEscape =
  (close: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    event.preventDefault();
    close();
  };
