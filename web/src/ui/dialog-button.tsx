import { Button, type ButtonProps } from './button.tsx';
import type { LazyPart } from './lazy-part.tsx';
import { type OpenDialogProps, useLazyDialog } from './use-lazy-dialog.ts';

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'children'> {
  dialog: LazyPart<OpenDialogProps>;
}

/** A button and the dialog it opens, whose code is not part of the page. */
export const DialogButton = ({ dialog, ...button }: DialogButtonProps) => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(dialog);
  return (
    <>
      <Button {...button} {...opener} pending={isLoading} />
      {Dialog && <Dialog onClose={close} />}
    </>
  );
};
