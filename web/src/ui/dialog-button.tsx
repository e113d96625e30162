import { Button, type ButtonProps } from './button.tsx';
import { type LoadDialog, useLazyDialog } from './use-lazy-dialog.ts';

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'children'> {
  /** A constant of the module: `async () => (await import('./some-dialog.tsx')).SomeDialog`. */
  load: LoadDialog;
}

/** A button and the dialog it opens, whose code is not part of the page. */
export const DialogButton = ({ load, ...button }: DialogButtonProps) => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(load);
  return (
    <>
      <Button {...button} {...opener} pending={isLoading} />
      {Dialog && <Dialog onClose={close} />}
    </>
  );
};
