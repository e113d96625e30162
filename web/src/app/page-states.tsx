import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { retryLazyParts } from '../ui/lazy-part.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ErrorCard, SkeletonCard } from '../ui/states.tsx';
import { Vida } from '../ui/vida.tsx';
import { appMessages } from './app-messages.ts';

/** While a page's code is slow to arrive. */
export const PagePending = () => (
  <div className="page-grid">
    <SkeletonCard label={appMessages.loadingPage} lines={4} />
  </div>
);

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

const { notFound } = appMessages;

/** An address that leads nowhere. */
export const NotFoundPage = () => (
  <div className="page-grid">
    <PageHeader title={notFound.title} subtitle={notFound.text} />
    <Vida mood="thinking" />
    <LinkButton className="justify-self-start">
      <Link to="/dashboard">{notFound.action}</Link>
    </LinkButton>
  </div>
);
