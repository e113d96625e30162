import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { chatMessages as messages } from './chat-messages.ts';
import { conversationMessages } from './conversation/conversation-messages.ts';
import { SupportCard } from './support/support-card.tsx';
import { Topics } from './topics.tsx';

export interface MoreDrawerProps {
  isSending: boolean;
  onSend: (message: string) => void;
  /** Asks whether the conversation shall go; null where there is none. */
  onRemove: (() => void) | null;
  onClose: () => void;
}

/** On a phone, what stands beside the conversation elsewhere. */
export const MoreDrawer = ({ isSending, onSend, onRemove, onClose }: MoreDrawerProps) => (
  <Drawer open title={messages.more.title} onOpenChange={onClose}>
    <h3 className="mb-2">{messages.topics.title}</h3>
    <Topics
      isSending={isSending}
      onSend={(message) => {
        onClose();
        onSend(message);
      }}
    />
    <div className="-mx-4">
      <SupportCard />
    </div>
    <p className="text-sm text-muted-foreground">{conversationMessages.disclaimer}</p>
    {onRemove && (
      <Button
        variant="quiet"
        icon={Trash2}
        className="mt-2 -ml-3"
        onClick={() => {
          onClose();
          onRemove();
        }}
      >
        {conversationMessages.removeAll.confirmLabel}
      </Button>
    )}
  </Drawer>
);
