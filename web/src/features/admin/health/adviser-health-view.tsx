import { useQuery } from '@tanstack/react-query';
import {
  ADVICE_TASKS,
  type AdviceOutcome,
  type AdviceTask,
  type AdviserHealth,
  type ToolCount,
} from '@vida/contract/admin/adviser-health-schemas.ts';
import { RefreshCw } from 'lucide-react';
import { formatTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { EmptyState, PageQueryView } from '../../../ui/states.tsx';
import { adviserHealthQuery } from './adviser-health-query.ts';
import { healthMessages, taskNames } from './health-messages.ts';
import { ModelCard } from './model-card.tsx';

type Days = AdviserHealth['days'];

/** What came of a task's questions over all days; every question was counted once. */
interface TaskCounts {
  readonly task: AdviceTask;
  readonly total: number;
  readonly of: (outcome: AdviceOutcome) => number;
}

const sumOf = (days: Days): number => days.reduce((sum, { count }) => sum + count, 0);

const countOutcome = (days: Days, outcome: AdviceOutcome): number =>
  sumOf(days.filter((day) => day.outcome === outcome));

const countTools = (tools: AdviserHealth['tools'], outcome: ToolCount): number =>
  tools.filter((day) => day.outcome === outcome).reduce((sum, { count }) => sum + count, 0);

/** The tasks that were asked for at all, in their order. */
const countTasks = (days: Days): readonly TaskCounts[] =>
  ADVICE_TASKS.map((task) => {
    const ofTask = days.filter((day) => day.task === task);
    return { task, total: sumOf(ofTask), of: (outcome: AdviceOutcome) => countOutcome(ofTask, outcome) };
  }).filter(({ total }) => total > 0);

const messages = healthMessages.answers;

const numberColumn = (
  key: string,
  header: string,
  priority: 1 | 2,
  read: (row: TaskCounts) => number,
): TableColumn<TaskCounts> => ({ key, header, priority, align: 'end', cell: (row) => formatNumber(read(row)) });

const columns: readonly TableColumn<TaskCounts>[] = [
  { key: 'task', header: messages.task, cell: ({ task }) => taskNames[task] },
  numberColumn('model', messages.model, 1, ({ of }) => of('model')),
  numberColumn('rules', messages.rules, 1, ({ of }) => of('rules')),
  numberColumn('failed', messages.modelFailed, 2, ({ of }) => of('model_failed')),
  numberColumn('guardrail', messages.guardrail, 2, ({ of }) => of('guardrail')),
  numberColumn('emergencies', messages.emergencies, 2, ({ of }) => of('emergency_medical') + of('emergency_emotional')),
  numberColumn('total', messages.total, 2, ({ total }) => total),
];

/** Who answered how often, by task: the model's share as a bar, all numbers in a table. */
const AnswersCard = ({ days }: Pick<AdviserHealth, 'days'>) => {
  const tasks = countTasks(days);
  return (
    <Card title={messages.title} subtitle={messages.subtitle}>
      {tasks.length === 0 ? (
        <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
      ) : (
        <>
          <div className="mb-5 grid gap-x-8 gap-y-4 md:grid-cols-2">
            {tasks.map(({ task, total, of }) => (
              <ProgressBar
                key={task}
                label={taskNames[task]}
                value={of('model')}
                max={total}
                unit={messages.modelShare}
              />
            ))}
          </div>
          <DataTable
            caption={messages.caption}
            columns={columns}
            rows={tasks}
            rowKey={({ task }) => task}
            rowLabel={({ task }) => messages.details(taskNames[task])}
          />
          <p className="mt-3 max-w-[65ch] text-sm text-muted-foreground">{messages.legend}</p>
        </>
      )}
    </Card>
  );
};

const safetyMessages = healthMessages.safety;

/** What the guardrails caught, counted. */
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
