import { dayOf } from '@vida/contract/core/time.ts';
import type { SecondFactor } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { accountFactorMessages as messages } from './account-factor-messages.ts';
import type { FactorButton } from './factor-openers.ts';

const RemoveAppDialog = lazyPart(async () => (await import('./remove-app-dialog.tsx')).RemoveAppDialog);

interface AppFactorProps {
  totp: SecondFactor['totp'];
  /** Something else opens the account; the only factor goes by turning the second factor off. */
  isRemovable: boolean;
  appButton: FactorButton;
}

/** The authenticator app: since when, how it is changed, and its end while passkeys stay. */
export const AppFactor = ({ totp, isRemovable, appButton }: AppFactorProps) => {
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
        <Button variant="outline" icon={Smartphone} {...appButton}>
          {totp ? messages.changeApp : messages.setUpApp}
        </Button>
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
