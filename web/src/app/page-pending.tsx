import { SkeletonCard } from '../ui/skeleton-card.tsx';
import { appMessages } from './app-messages.ts';

/** While a page's code is slow to arrive. */
export const PagePending = () => (
  <div className="page-grid">
    <SkeletonCard label={appMessages.loadingPage} lines={4} />
  </div>
);
