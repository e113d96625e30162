import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmergencyCard } from '../../ui/emergency-card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { chatMessages as messages } from './chat-messages.ts';
import { conversationMessages } from './conversation/conversation-messages.ts';
import { ConversationView } from './conversation/conversation-view.tsx';
import { RemoveConversationDialog } from './conversation/remove-dialogs.tsx';
import { useCatchFocus } from './conversation/use-catch-focus.ts';
import { useSend } from './conversation/use-send.ts';
import { SupportCard } from './support/support-card.tsx';
import { Topics } from './topics.tsx';

/** Fixed by the screen, not by what is said: box and composer are seen together. */
const BOX_HEIGHT = 'h-[clamp(18rem,calc(100svh-19rem),40rem)] md:h-[clamp(18rem,calc(100svh-29rem),40rem)]';

/** The conversation, what is asked often, and the people to call: always there, before any answer. */
export const ChatPage = () => {
  const { talk, fieldRef, send } = useSend();
  const [isLeaving, setLeaving] = useState(false);
  useCatchFocus(isLeaving, fieldRef);
  return (
    <div className="page-grid">
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      <EmergencyCard title={messages.emergency} contacts={['samu', 'cvv']}>
        {messages.emergencyText}
      </EmergencyCard>
      <div className="page-columns">
        <Sheet
          title={messages.conversation}
          actions={
            talk.exchanges.length > 0 && (
              <Button variant="quiet" icon={Trash2} onClick={() => setLeaving(true)}>
                {conversationMessages.removeAll.action}
              </Button>
            )
          }
        >
          <div className="grid grid-cols-1 gap-3">
            <ConversationView talk={talk} onSend={send} fieldRef={fieldRef} boxClass={BOX_HEIGHT} />
            {talk.exchanges.length > 0 && (
              <p className="text-sm text-muted-foreground">{conversationMessages.disclaimer}</p>
            )}
          </div>
        </Sheet>
        <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
          <Sheet compact title={messages.topics.title}>
            <Topics topics={messages.topics.questions} isSending={talk.isSending} onSend={send} />
          </Sheet>
          <SupportCard />
        </div>
      </div>
      {isLeaving && <RemoveConversationDialog onClose={() => setLeaving(false)} />}
    </div>
  );
};
