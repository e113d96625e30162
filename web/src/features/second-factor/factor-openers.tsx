import { KeyRound, Smartphone } from 'lucide-react';
import { canUsePasskeysOf } from '../../lib/second-factor/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart, type OpenDialogProps, useLazyDialog } from '../../ui/lazy-part.tsx';
import { accountFactorMessages as messages } from './account-factor-messages.ts';

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

/** The button that sets up an app, or another one. */
export const AppOffer = ({ hasApp, button }: { hasApp: boolean; button: FactorButton }) => (
  <Button variant="outline" icon={Smartphone} {...button}>
    {hasApp ? messages.changeApp : messages.setUpApp}
  </Button>
);

interface PasskeyOfferProps {
  /** Where passkeys work; null: nowhere. */
  address: string | null;
  button: FactorButton;
}

/** The button that makes a passkey, or why there is none at this address. */
export const PasskeyOffer = ({ address, button }: PasskeyOfferProps) => {
  if (address !== null && canUsePasskeysOf(new URL(address).hostname))
    return (
      <Button variant="outline" icon={KeyRound} {...button}>
        {messages.addPasskey}
      </Button>
    );
  return (
    <p className="basis-full text-sm text-muted-foreground">
      {address?.startsWith('https:') ? messages.passkeysElsewhere(address) : messages.passkeysNeedHttps}
    </p>
  );
};
