import { useState } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import { LogList } from './log-list.tsx';
import { moderationMessages as messages } from './moderation-messages.ts';
import { ReportsList } from './reports-list.tsx';

const views = [
  { value: 'open', label: messages.open },
  { value: 'decided', label: messages.decided },
  { value: 'log', label: messages.log },
] as const;

type View = (typeof views)[number]['value'];

/** What the community reported, what was decided, and who can look it up: the log. */
export const ModerationView = () => {
  const [view, setView] = useState<View>('open');
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3.5 md:gap-6">
      <Segmented label={messages.views} options={views} value={view} onChange={setView} />
      {view === 'log' ? <LogList /> : <ReportsList key={view} state={view} />}
    </div>
  );
};
