import { LazyBoundary, lazyPart } from '../lazy-part.tsx';
import { useElapsed } from '../use-elapsed.ts';
import { useToast } from './toast-store.ts';

/**
 * By then the first page has what it needs. Fetched even without a toast: the first one may be about the connection.
 */
const FETCH_AFTER_MS = 3_000;

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

/** Where toasts appear, as `Toaster`, whose code is not part of the first page; a new toast tries again. */
export const LazyToaster = () => {
  const { toasts } = useToast();
  const isTime = useElapsed(FETCH_AFTER_MS);
  const newestId = toasts[0]?.id;
  if (!isTime && newestId === undefined) return null;
  return (
    <LazyBoundary failed={() => null} retryWith={newestId}>
      <Toaster />
    </LazyBoundary>
  );
};
