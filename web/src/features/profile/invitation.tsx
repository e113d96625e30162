import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { profileMessages } from './profile-messages.ts';

const messages = profileMessages.invitation;

/** Above a profile that was never saved. */
export const Invitation = ({ onStart }: { onStart: () => void }) => (
  <Sheet>
    <EmptyState
      mood="greeting"
      level={2}
      title={messages.title}
      action={<Button onClick={onStart}>{messages.action}</Button>}
    >
      {messages.text}
    </EmptyState>
  </Sheet>
);
