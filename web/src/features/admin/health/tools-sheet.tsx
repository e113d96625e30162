import type { AdviserHealth } from '@vida/contract/admin/adviser-health-schemas.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { countTasks, countTools } from './count-answers.ts';
import { healthMessages } from './health-messages.ts';

const messages = healthMessages.tools;

/** Whether the model takes tools, and how often it used them. */
export const ToolsSheet = ({ health: { model, days, tools } }: { health: AdviserHealth }) => {
  const chat = countTasks(days).find(({ task }) => task === 'chat');
  const chats = formatNumber(chat?.of('model') ?? 0);
  const counted = (outcome: Parameters<typeof countTools>[1]) => formatNumber(countTools(tools, outcome));
  return (
    <Sheet title={messages.title} subtitle={messages.subtitle}>
      <p className="mb-5 max-w-[65ch]">
        {messages.states[model.tools]}.{model.tools === 'refused' && ` ${messages.refusedText}`}
      </p>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Stat label={messages.questions} value={counted('questions')} note={messages.questionsNote(chats)} />
        <Stat label={messages.calls} value={counted('calls')} note={messages.callsNote} />
        <Stat label={messages.failed} value={counted('failed')} note={messages.failedNote} />
        <Stat label={messages.timedOut} value={counted('timed_out')} note={messages.timedOutNote} />
      </div>
    </Sheet>
  );
};
