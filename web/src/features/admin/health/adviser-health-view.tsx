import { useQuery } from '@tanstack/react-query';
import type { AdviserHealth } from '@vida/contract/admin/adviser-health-schemas.ts';
import { RefreshCw } from 'lucide-react';
import { formatTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Stat } from '../../../ui/stat.tsx';
import { PageQueryView } from '../../../ui/states.tsx';
import { adviserHealthQuery } from './adviser-health-query.ts';
import { AnswersCard } from './answers-card.tsx';
import { countOutcome, countTasks, countTools } from './count-answers.ts';
import { healthMessages } from './health-messages.ts';
import { ModelCard } from './model-card.tsx';

const safetyMessages = healthMessages.safety;

const SafetyCard = ({ days }: Pick<AdviserHealth, 'days'>) => (
  <Card title={safetyMessages.title} subtitle={safetyMessages.subtitle}>
    <div className="grid gap-5 md:grid-cols-3">
      {safetyMessages.counted.map(({ outcome, label, note }) => (
        <Stat key={outcome} label={label} value={formatNumber(countOutcome(days, outcome))} note={note} />
      ))}
    </div>
  </Card>
);

const toolsMessages = healthMessages.tools;

/** Whether the model takes tools, and how often it used them. */
const ToolsCard = ({ health: { model, days, tools } }: { health: AdviserHealth }) => {
  const chat = countTasks(days).find(({ task }) => task === 'chat');
  const chats = formatNumber(chat?.of('model') ?? 0);
  const counted = (outcome: Parameters<typeof countTools>[1]) => formatNumber(countTools(tools, outcome));
  return (
    <Card title={toolsMessages.title} subtitle={toolsMessages.subtitle}>
      <p className="mb-5 max-w-[65ch]">
        {toolsMessages.states[model.tools]}.{model.tools === 'refused' && ` ${toolsMessages.refusedText}`}
      </p>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Stat label={toolsMessages.questions} value={counted('questions')} note={toolsMessages.questionsNote(chats)} />
        <Stat label={toolsMessages.calls} value={counted('calls')} note={toolsMessages.callsNote} />
        <Stat label={toolsMessages.failed} value={counted('failed')} note={toolsMessages.failedNote} />
        <Stat label={toolsMessages.timedOut} value={counted('timed_out')} note={toolsMessages.timedOutNote} />
      </div>
    </Card>
  );
};

/** How the adviser fares: the model at this moment, and the last 30 days in numbers. */
export const AdviserHealthView = () => {
  const { timeZone } = useUser();
  const health = useQuery({ ...adviserHealthQuery(), refetchOnMount: 'always' });
  const { dataUpdatedAt, isError, isFetching, refetch } = health;
  const checkedAt = formatTime(new Date(dataUpdatedAt).toISOString(), timeZone);
  return (
    <PageQueryView query={health} words={healthMessages.reading} level={3}>
      {(data) => (
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
          <ModelCard model={data.model} />
          <AnswersCard days={data.days} />
          {data.model.isConfigured && <ToolsCard health={data} />}
          {data.days.length > 0 && <SafetyCard days={data.days} />}
        </div>
      )}
    </PageQueryView>
  );
};
