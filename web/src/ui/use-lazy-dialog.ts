import { type ComponentType, useEffect, useRef, useState } from 'react';
import { toast } from './toast/toast-store.ts';
import { uiMessages } from './ui-messages.ts';

/** What every dialog that is mounted only while it is open gets. */
export interface OpenDialogProps {
  onClose: () => void;
}

/** Fetches a dialog's code: `async () => (await import('./some-dialog.tsx')).SomeDialog`. */
export type LoadDialog<P = OpenDialogProps> = () => Promise<ComponentType<P>>;

/**
 * A dialog (or a menu) whose code arrives when it is first opened (or when the button is pointed at or focused). Spread `opener`
 * on the button; `Dialog` is there while it is open; `open` is for what is no press of the button; `close` takes it
 * away and gives the focus back to the button.
 * Code that cannot be fetched is told with a toast, and the button can be pressed again.
 */
export const useLazyDialog = <P = OpenDialogProps>(load: LoadDialog<P>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => (Dialog ? () => button.current?.focus() : undefined), [Dialog]);

  const open = async (): Promise<void> => {
    if (isLoading) return;
    setLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      toast({ title: uiMessages.error, description: uiMessages.connectionFailed, variant: 'destructive' });
    }
    setLoading(false);
  };
  /** Pressing tells a failure; here nobody asked for anything yet. */
  const preload = (): void => {
    load().catch(() => {});
  };

  return {
    Dialog,
    isLoading,
    open: () => void open(),
    close: () => setDialog(null),
    opener: {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': Dialog !== null,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => void open(),
    } as const,
  };
};
