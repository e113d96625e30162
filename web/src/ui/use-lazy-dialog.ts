import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LazyPart } from './lazy-part.tsx';
import { toast } from './toast/toast-store.ts';
import { uiMessages } from './ui-messages.ts';

/** What every dialog that is mounted only while it is open gets. */
export interface OpenDialogProps {
  onClose: () => void;
}

/**
 * A dialog (or a menu) whose code arrives when it is first opened (or when the button is pointed at or focused). Spread
 * `opener` on the button; `Dialog` is there while it is open; `open` is for what is no press of the button; `close`
 * takes it away and gives the focus back to the button. Code that cannot be fetched is told with a toast, and the
 * button can be pressed again.
 */
export const useLazyDialog = <P = OpenDialogProps>(part: LazyPart<P>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => (isOpen ? () => button.current?.focus() : undefined), [isOpen]);

  const open = async (): Promise<void> => {
    if (isLoading) return;
    setLoading(true);
    try {
      await part.load();
      setOpen(true);
    } catch {
      toast({ title: uiMessages.error, description: uiMessages.connectionFailed, variant: 'destructive' });
    }
    setLoading(false);
  };
  const Dialog: ComponentType<P> | null = isOpen ? part : null;

  return {
    Dialog,
    isLoading,
    open: () => void open(),
    close: () => setOpen(false),
    opener: {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      // Pressing tells a failure; here nobody asked for anything yet.
      onPointerEnter: part.preload,
      onFocus: part.preload,
      onClick: () => void open(),
    } as const,
  };
};
