import { Button, type ButtonProps } from './button.tsx';
import { type LazyPart, type OpenDialogProps, useLazyDialog } from './lazy-part.tsx';

type Looks = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'children' | 'aria-label'>;

/** What the dialog needs besides; nothing where it needs nothing. */
type Given<P> =
  Record<never, never> extends Omit<P, 'onClose'> ? { given?: Omit<P, 'onClose'> } : { given: Omit<P, 'onClose'> };

/** A button and the dialog it opens, whose code is not part of the page. */
export const DialogButton = <P extends OpenDialogProps = OpenDialogProps>({
  dialog,
  given,
  ...button
}: Looks & Given<P> & { dialog: LazyPart<P> }) => {
  const { Dialog, isLoading, opener, close } = useLazyDialog<P>(dialog);
  const props = { ...given, onClose: close } as P;
  return (
    <>
      <Button {...(button as Looks)} {...opener} pending={isLoading} />
      {Dialog && <Dialog {...props} />}
    </>
  );
};
