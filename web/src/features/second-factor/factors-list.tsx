import type { SecondFactor } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { useRef } from 'react';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { accountFactorMessages as messages } from './account-factor-messages.ts';
import { AppFactor } from './app-factor.tsx';
import type { FactorButton } from './factor-openers.ts';
import { PasskeyOffer } from './passkey-offer.tsx';
import { PasskeyRow } from './passkey-row.tsx';

const NewCodesDialog = lazyPart(async () => (await import('./new-codes-dialog.tsx')).NewCodesDialog);
const TurnOffDialog = lazyPart(async () => (await import('./turn-off-dialog.tsx')).TurnOffDialog);

interface FactorsListProps {
  factor: SecondFactor;
  appButton: FactorButton;
  passkeyButton: FactorButton;
}

/** What opens the account beside the password, and how each is changed. */
export const FactorsList = ({ factor, appButton, passkeyButton }: FactorsListProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { totp, passkeys, recoveryCodesLeft, passkeyAddress } = factor;
  const leave = useFocusAfterRemoval(place, passkeys, 'li');
  return (
    <div className="grid gap-5">
      <AppFactor totp={totp} isRemovable={passkeyAddress !== null && passkeys.length > 0} appButton={appButton} />
      <section className="grid gap-2">
        <h3>{messages.passkeys}</h3>
        <div ref={place} tabIndex={-1} className="outline-none">
          {passkeys.length > 0 ? (
            <ul>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  isOnly={!totp && passkeys.length === 1}
                  onRemoving={() => leave(passkey)}
                />
              ))}
            </ul>
          ) : (
            <p className="text-muted-foreground">{messages.noPasskeys}</p>
          )}
        </div>
        <div>
          <PasskeyOffer address={passkeyAddress} button={passkeyButton} />
        </div>
      </section>
      <section className="grid gap-2">
        <h3>{messages.recoveryCodes}</h3>
        {recoveryCodesLeft > 0 ? (
          <p className="text-muted-foreground">{messages.codesLeft(recoveryCodesLeft)}</p>
        ) : (
          <Notice tone="warning">{messages.noCodesLeft}</Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <DialogButton dialog={NewCodesDialog} variant="outline">
            {messages.newCodes}
          </DialogButton>
          <DialogButton dialog={TurnOffDialog} variant="quiet">
            {messages.turnOff}
          </DialogButton>
        </div>
      </section>
    </div>
  );
};
