import { SkeletonSheet } from '../ui/skeleton-sheet.tsx';
import { appMessages } from './app-messages.ts';

/** While a page's code is slow to arrive. */
export const PagePending = () => (
  <div className="page-grid">
    <SkeletonSheet label={appMessages.loadingPage} lines={4} />
  </div>
);
