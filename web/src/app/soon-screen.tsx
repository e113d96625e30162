import { useMatches } from '@tanstack/react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { appMessages } from './app-messages.ts';

/** A page whose feature is not built yet. */
export const SoonScreen = () => {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return (
    <div className="page-grid">
      <PageHeader title={title} />
      <Sheet>
        <EmptyState title={appMessages.soon} />
      </Sheet>
    </div>
  );
};
