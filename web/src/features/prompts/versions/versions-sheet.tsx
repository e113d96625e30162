import { useQuery } from '@tanstack/react-query';
import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { promptVersionsQuery } from '../prompts-queries.ts';
import { VersionsList } from './versions-list.tsx';
import { versionsMessages as messages } from './versions-messages.ts';

interface VersionsSheetProps {
  /** The prompt's. */
  id: string;
  onRestored: (prompt: PromptWithEtag) => void;
}

/** What a prompt said before. */
export const VersionsSheet = ({ id, onRestored }: VersionsSheetProps) => {
  const { data: versions, isError, isFetching, refetch } = useQuery(promptVersionsQuery(id));
  if (!versions && !isError) return <SkeletonSheet label={messages.loading} lines={2} />;
  return (
    <Sheet title={messages.title} subtitle={messages.subtitle}>
      {versions ? (
        <VersionsList id={id} versions={versions} onRestored={onRestored} />
      ) : (
        <ErrorCard title={messages.failed} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </Sheet>
  );
};
