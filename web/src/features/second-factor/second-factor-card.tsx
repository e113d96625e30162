import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { secondFactorQuery } from '../../lib/second-factor/second-factor-query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountFactorMessages as messages } from './account-factor-messages.ts';
import { type FactorButton, useFactorDialogs } from './factor-openers.ts';
import { FactorsList } from './factors-list.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';

interface OfferProps {
  passkeyAddress: string | null;
  appButton: FactorButton;
  passkeyButton: FactorButton;
}

const Offer = ({ passkeyAddress, appButton, passkeyButton }: OfferProps) => (
  <>
    <p className="mb-4">{messages.offText}</p>
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" icon={Smartphone} {...appButton}>
        {messages.setUpApp}
      </Button>
      <PasskeyOffer address={passkeyAddress} button={passkeyButton} />
    </div>
  </>
);

/** The second factor on the account page: offered, or what is on and how it is changed. */
export const SecondFactorCard = () => {
  const { data: factor, isError, isFetching, refetch } = useQuery(secondFactorQuery());
  const isLoading = !factor && !isError;
  const { app, passkey } = useFactorDialogs();
  const buttons = { appButton: app.button, passkeyButton: passkey.button };
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
      busy={isLoading}
    >
      {isLoading && (
        <>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton className="mt-2 mb-3 h-4 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </>
      )}
      {!factor && isError && (
        <ErrorCard title={messages.failed} onRetry={() => refetch()} retrying={isFetching}>
          {messages.failedText}
        </ErrorCard>
      )}
      {factor && (
        <div ref={place} tabIndex={-1} className="outline-none">
          {isOn ? (
            <FactorsList factor={factor} {...buttons} />
          ) : (
            <Offer passkeyAddress={factor.passkeyAddress} {...buttons} />
          )}
        </div>
      )}
      {app.Dialog && <app.Dialog onClose={app.close} />}
      {passkey.Dialog && <passkey.Dialog onClose={passkey.close} />}
    </Card>
  );
};
