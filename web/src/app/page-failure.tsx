import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorCard } from '../ui/error-card.tsx';
import { retryLazyParts } from '../ui/lazy-part.tsx';
import { appMessages } from './app-messages.ts';

/** A page that could not be loaded or failed while drawing. */
export const PageFailure = ({ reset }: Pick<ErrorComponentProps, 'reset'>) => {
  const router = useRouter();
  const retry = () => {
    retryLazyParts();
    reset();
    router.invalidate();
  };
  return (
    <div className="page-grid">
      <ErrorCard level={2} title={appMessages.failedPage} onRetry={retry}>
        {appMessages.failedPageText}
      </ErrorCard>
    </div>
  );
};
