import { dayOf } from '@vida/contract/core/time.ts';
import type { Passkey } from '@vida/contract/second-factor/passkey-schemas.ts';
import type { SecondFactor } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { useEffect, useRef } from 'react';
import { formatDay, formatRelative } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus.ts';
import { accountFactorMessages as messages } from './account-factor-messages.ts';
import { AppOffer, type FactorButton, PasskeyOffer } from './factor-openers.tsx';

const RemoveAppDialog = lazyPart(async () => (await import('./factor-dialogs.tsx')).RemoveAppDialog);
const RemovePasskeyDialog = lazyPart(async () => (await import('./factor-dialogs.tsx')).RemovePasskeyDialog);
const NewCodesDialog = lazyPart(async () => (await import('./factor-dialogs.tsx')).NewCodesDialog);
const TurnOffDialog = lazyPart(async () => (await import('./factor-dialogs.tsx')).TurnOffDialog);

interface AppFactorProps {
  totp: SecondFactor['totp'];
  /** Something else opens the account; the only factor goes by turning the second factor off. */
  isRemovable: boolean;
  appButton: FactorButton;
}

/** The authenticator app: since when, how it is changed, and its end while passkeys stay. */
const AppFactor = ({ totp, isRemovable, appButton }: AppFactorProps) => {
  const { timeZone } = useUser();
  const { Dialog, isLoading, opener, close } = useLazyDialog(RemoveAppDialog);
  const hasApp = totp !== null;
  const hadApp = useRef(hasApp);
  const { ref: setUpButton } = appButton;
  useEffect(() => {
    if (Dialog) return;
    // The button that was pressed is gone, and the focus with it.
    if (hadApp.current && !hasApp && document.activeElement === document.body) setUpButton.current?.focus();
    hadApp.current = hasApp;
  }, [hasApp, Dialog, setUpButton]);
  return (
    <section className="grid gap-2">
      <h3>{messages.app}</h3>
      {totp?.isLost ? (
        <Notice tone="warning">{messages.appLost}</Notice>
      ) : (
        <p className="text-muted-foreground">
          {totp ? messages.appSince(formatDay(dayOf(new Date(totp.since), timeZone))) : messages.noApp}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <AppOffer hasApp={hasApp} button={appButton} />
        {totp && isRemovable && (
          <Button variant="quiet" pending={isLoading} {...opener}>
            {messages.removeApp}
          </Button>
        )}
      </div>
      {Dialog && <Dialog onClose={close} />}
    </section>
  );
};

/** A passkey with its dates, and its end; the only factor has none, since it goes by turning the second factor off. */
const PasskeyRow = ({ passkey, isOnly, onRemoving }: { passkey: Passkey; isOnly: boolean; onRemoving: () => void }) => {
  const { timeZone } = useUser();
  const { name, createdAt, lastUsedAt } = passkey;
  const made = messages.passkeyMade(formatDay(dayOf(new Date(createdAt), timeZone)));
  const used = lastUsedAt
    ? messages.passkeyUsed(formatRelative(lastUsedAt, new Date(), timeZone))
    : messages.passkeyUnused;
  return (
    <li className="flex items-center gap-3 border-b border-border py-3 last:border-b-0">
      <div className="mr-auto min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted-foreground">
          {made}, {used}
        </p>
      </div>
      {!isOnly && (
        <DialogButton
          dialog={RemovePasskeyDialog}
          given={{ passkey, onRemoving }}
          variant="ghost"
          className="-mr-3"
          aria-label={messages.removeOf(name)}
        >
          {messages.remove}
        </DialogButton>
      )}
    </li>
  );
};

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
