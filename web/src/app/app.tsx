import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClientFor } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { LazyToaster } from '../ui/toast/lazy-toaster.tsx';
import { routerFor } from './app-router.ts';

/** Everything: the person's cache, the person's pages, and the toasts, which outlive both. */
export const App = () => {
  const personId = useSession()?.user.id ?? null;
  return (
    <>
      <QueryClientProvider client={queryClientFor(personId)}>
        <RouterProvider key={personId} router={routerFor(personId)} />
      </QueryClientProvider>
      <LazyToaster />
    </>
  );
};
