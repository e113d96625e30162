import { useQuery } from '@tanstack/react-query';
import { currentConsent } from '@vida/contract/account/consent-rules.ts';
import { chatModelQuery } from '../../../lib/chat-model-query.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { consentsQuery } from '../consents-query.ts';
import { ConsentHistory } from './consent-history.tsx';
import { ConsentRecord } from './consent-record.tsx';
import { consentRecordMessages as messages } from './consent-record-messages.ts';

/** What the person agreed to, purpose by purpose; the language model only where one outside could answer. */
export const ConsentCard = () => {
  const { data: consents, isError, isFetching, refetch } = useQuery(consentsQuery());
  const { data: model } = useQuery(chatModelQuery());
  // A permission that stands can be taken back even where the model is gone.
  const isModelAsked = model?.reach === 'public' || (consents && currentConsent(consents, 'language_model') !== null);
  const isLoading = !consents && !isError;
  return (
    <Card id="consentimento" title={messages.title} busy={isLoading}>
      {isLoading && (
        <>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton className="mb-3 h-4 w-full" />
          <Skeleton className="h-4 w-3/5" />
        </>
      )}
      {!consents && isError && (
        <ErrorCard title={messages.failed} onRetry={() => refetch()} retrying={isFetching}>
          {messages.failedText}
        </ErrorCard>
      )}
      {consents && (
        <>
          <ConsentRecord purpose="health_data" consents={consents} />
          {isModelAsked && (
            <div className="mt-5 border-t border-border pt-4">
              <h3>{messages.purposes.language_model}</h3>
              <ConsentRecord purpose="language_model" consents={consents} />
            </div>
          )}
          {consents.length > 0 && (
            <Disclosure title={messages.history} className="mt-2">
              <ConsentHistory consents={consents} />
            </Disclosure>
          )}
        </>
      )}
    </Card>
  );
};
