import { useQuery } from '@tanstack/react-query';
import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import { promptVersionsQuery } from '../prompts-queries.ts';
import { VersionsList } from './versions-list.tsx';
import { versionsMessages as messages } from './versions-messages.ts';

interface VersionsCardProps {
  /** The prompt's. */
  id: string;
  onRestored: (prompt: PromptWithEtag) => void;
}

/** What a prompt said before. */
export const VersionsCard = ({ id, onRestored }: VersionsCardProps) => {
  const { data: versions, isError, isFetching, refetch } = useQuery(promptVersionsQuery(id));
  if (!versions && !isError) return <SkeletonCard label={messages.loading} lines={2} />;
  return (
    <Card title={messages.title} subtitle={messages.subtitle}>
      {versions ? (
        <VersionsList id={id} versions={versions} onRestored={onRestored} />
      ) : (
        <ErrorCard title={messages.failed} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </Card>
  );
};
