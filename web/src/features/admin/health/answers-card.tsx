import type { AdviserHealth } from '@vida/contract/admin/adviser-health-schemas.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { countTasks, type TaskCounts } from './count-answers.ts';
import { healthMessages, taskNames } from './health-messages.ts';

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
export const AnswersCard = ({ days }: Pick<AdviserHealth, 'days'>) => {
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
