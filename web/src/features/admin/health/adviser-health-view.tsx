import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { formatTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { adviserHealthQuery } from './adviser-health-query.ts';
import { AnswersSheet } from './answers-sheet.tsx';
import { healthMessages as messages } from './health-messages.ts';
import { ModelSheet } from './model-sheet.tsx';
import { SafetySheet } from './safety-sheet.tsx';
import { ToolsSheet } from './tools-sheet.tsx';

/** How the adviser fares: the model at this moment, and the last 30 days in numbers. */
export const AdviserHealthView = () => {
  const { timeZone } = useUser();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...adviserHealthQuery(),
    refetchOnMount: 'always',
  });
  if (!data)
    return isError ? (
      <Sheet>
        <ErrorCard title={messages.failed} onRetry={() => refetch()} retrying={isFetching}>
          {messages.failedText}
        </ErrorCard>
      </Sheet>
    ) : (
      <SkeletonSheet label={messages.loading} lines={5} />
    );
  const checkedAt = formatTime(new Date(dataUpdatedAt).toISOString(), timeZone);
  return (
    <div className="grid min-w-0 gap-3.5 md:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted-foreground">
          {isError ? messages.notRefreshed : messages.checkedAt(checkedAt)}
        </p>
        <Button
          variant="outline"
          icon={RefreshCw}
          pending={isFetching}
          pendingLabel={messages.refreshing}
          onClick={() => void refetch()}
        >
          {messages.refresh}
        </Button>
      </div>
      <ModelSheet model={data.model} />
      <AnswersSheet days={data.days} />
      {data.model.isConfigured && <ToolsSheet health={data} />}
      {data.days.length > 0 && <SafetySheet days={data.days} />}
    </div>
  );
};
