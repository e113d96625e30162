import { KeyRound } from 'lucide-react';
import { canUsePasskeysOf } from '../../lib/second-factor/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { accountFactorMessages as messages } from './account-factor-messages.ts';
import type { FactorButton } from './factor-openers.ts';

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
