import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import { useState } from 'react';
import { AccountsView } from '../features/admin/accounts/accounts-view.tsx';
import { adminMessages as messages } from '../features/admin/admin-messages.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { AdviserHealthView } from '../features/admin/health/adviser-health-view.tsx';
import { NoModelNotice } from '../features/admin/health/no-model-notice.tsx';
import { ModerationView } from '../features/community/moderation/moderation-view.tsx';
import { PromptEditor } from '../features/prompts/editor/prompt-editor.tsx';
import type { OpenedPrompt } from '../features/prompts/opened-prompt.ts';
import { PromptsManager } from '../features/prompts/prompts-manager.tsx';
import { SecondFactorAdvice } from '../features/second-factor/second-factor-advice.tsx';
import { Tabs } from '../ui/tabs.tsx';

/**
 * Prompts, moderation, the adviser's health and accounts side by side, or the one prompt that is being written: no tab
 * can lose its text.
 */
const Panel = () => {
  const [opened, setOpened] = useState<OpenedPrompt | null>(null);
  const [returnedTo, setReturnedTo] = useState<PromptSection | null>(null);
  if (opened)
    return (
      <PromptEditor
        opened={opened}
        onDone={(section) => {
          setReturnedTo(section);
          setOpened(null);
        }}
      />
    );
  const prompts = <PromptsManager notice={<NoModelNotice />} returnedTo={returnedTo} onOpen={setOpened} />;
  return (
    <div className="grid grid-cols-1 gap-3.5 md:gap-6">
      <SecondFactorAdvice />
      <Tabs
        fit
        label={messages.tabs}
        items={[
          { value: 'prompts', label: messages.promptsTab, content: prompts },
          { value: 'moderation', label: messages.moderationTab, content: <ModerationView /> },
          { value: 'health', label: messages.healthTab, content: <AdviserHealthView /> },
          { value: 'accounts', label: messages.accountsTab, content: <AccountsView /> },
        ]}
      />
    </div>
  );
};

/** The administrator's panel. */
export const AdminScreen = () => (
  <AdminPage>
    <Panel />
  </AdminPage>
);
