import { useQuery } from '@tanstack/react-query';
import type { AdviserHealth } from '@vida/contract/admin/adviser-health-schemas.ts';
import { RefreshCw } from 'lucide-react';
import { formatTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { adviserHealthQuery } from './adviser-health-query.ts';
import { AnswersSheet } from './answers-sheet.tsx';
import { countOutcome } from './count-answers.ts';
import { healthMessages } from './health-messages.ts';
import { ModelSheet } from './model-sheet.tsx';
import { ToolsSheet } from './tools-sheet.tsx';

const messages = healthMessages.safety;

/** What the guardrails caught, counted. */
const SafetySheet = ({ days }: Pick<AdviserHealth, 'days'>) => (
  <Sheet title={messages.title} subtitle={messages.subtitle}>
    <div className="grid gap-5 md:grid-cols-3">
      <Stat
        label={messages.guardrail}
        value={formatNumber(countOutcome(days, 'guardrail'))}
        note={messages.guardrailNote}
      />
      <Stat
        label={messages.medical}
        value={formatNumber(countOutcome(days, 'emergency_medical'))}
        note={messages.medicalNote}
      />
      <Stat
        label={messages.emotional}
        value={formatNumber(countOutcome(days, 'emergency_emotional'))}
        note={messages.emotionalNote}
      />
    </div>
  </Sheet>
);

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
        <ErrorCard title={healthMessages.failed} onRetry={() => refetch()} retrying={isFetching}>
          {healthMessages.failedText}
        </ErrorCard>
      </Sheet>
    ) : (
      <SkeletonSheet label={healthMessages.loading} lines={5} />
    );
  const checkedAt = formatTime(new Date(dataUpdatedAt).toISOString(), timeZone);
  return (
    <div className="grid min-w-0 gap-3.5 md:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted-foreground">
          {isError ? healthMessages.notRefreshed : healthMessages.checkedAt(checkedAt)}
        </p>
        <Button
          variant="outline"
          icon={RefreshCw}
          pending={isFetching}
          pendingLabel={healthMessages.refreshing}
          onClick={() => void refetch()}
        >
          {healthMessages.refresh}
        </Button>
      </div>
      <ModelSheet model={data.model} />
      <AnswersSheet days={data.days} />
      {data.model.isConfigured && <ToolsSheet health={data} />}
      {data.days.length > 0 && <SafetySheet days={data.days} />}
    </div>
  );
};
