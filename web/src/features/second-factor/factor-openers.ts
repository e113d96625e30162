import { lazyPart } from '../../ui/lazy-part.tsx';
import { type OpenDialogProps, useLazyDialog } from '../../ui/use-lazy-dialog.ts';

const SetUpAppDialog = lazyPart(async () => (await import('./set-up-app-dialog.tsx')).SetUpAppDialog);
const AddPasskeyDialog = lazyPart(async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog);

const useFactorDialog = (load: Parameters<typeof useLazyDialog<OpenDialogProps>>[0]) => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(load);
  return { Dialog, close, button: { ...opener, pending: isLoading } };
};

/**
 * The dialogs that make a factor. They belong to the card and not to its buttons: the first factor changes what the
 * card shows, and the dialog then still has recovery codes to tell.
 */
export const useFactorDialogs = () => ({
  app: useFactorDialog(SetUpAppDialog),
  passkey: useFactorDialog(AddPasskeyDialog),
});

/** What a button needs to open one of them. */
export type FactorButton = ReturnType<typeof useFactorDialog>['button'];
