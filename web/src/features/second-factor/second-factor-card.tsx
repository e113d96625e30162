import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { secondFactorQuery } from '../../lib/second-factor/second-factor-query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryView } from '../../ui/states.tsx';
import { accountFactorMessages as messages } from './account-factor-messages.ts';
import { AppOffer, PasskeyOffer, useFactorDialogs } from './factor-openers.tsx';
import { FactorsList } from './factors-list.tsx';

/** The second factor on the account page: offered, or what is on and how it is changed. */
export const SecondFactorCard = () => {
  const query = useQuery(secondFactorQuery());
  const { data: factor } = query;
  const { app, passkey } = useFactorDialogs();
  const isOn = factor?.isOn ?? false;
  const place = useRef<HTMLDivElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    // What turned it off is gone, and the focus with it.
    if (wasOn.current && !isOn) place.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  const state = isOn ? (
    <Badge tone="ok" icon={ShieldCheck}>
      {messages.on}
    </Badge>
  ) : (
    <Badge>{messages.off}</Badge>
  );
  return (
    <Card
      id="duas-etapas"
      title={messages.title}
      subtitle={messages.subtitle}
      actions={factor && state}
      busy={query.isPending}
    >
      <QueryView query={query} words={messages} bars={['mt-2 mb-3 h-4 w-2/5', 'h-4 w-3/5']}>
        {(shown) => (
          <div ref={place} tabIndex={-1} className="outline-none">
            {shown.isOn ? (
              <FactorsList factor={shown} appButton={app.button} passkeyButton={passkey.button} />
            ) : (
              <>
                <p className="mb-4">{messages.offText}</p>
                <div className="flex flex-wrap gap-2">
                  <AppOffer hasApp={false} button={app.button} />
                  <PasskeyOffer address={shown.passkeyAddress} button={passkey.button} />
                </div>
              </>
            )}
          </div>
        )}
      </QueryView>
      {app.Dialog && <app.Dialog onClose={app.close} />}
      {passkey.Dialog && <passkey.Dialog onClose={passkey.close} />}
    </Card>
  );
};
