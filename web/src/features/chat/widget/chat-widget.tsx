import { MessageCircle, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { chatOpen, useChatOpen } from './chat-open.ts';
import { widgetMessages as messages } from './widget-messages.ts';

const ChatPanel = lazyPart(async () => (await import('./chat-panel.tsx')).ChatPanel);

const buttonClass =
  'fixed right-6 bottom-6 z-30 hidden size-15 place-items-center rounded-full bg-primary text-primary-foreground ' +
  'shadow-float transition-colors duration-fast ease-out hover:bg-primary-hover md:grid print:hidden';

/**
 * The conversation on the dashboard: a button in the corner and, while open, its panel, whose code comes when it is
 * first wanted. On a phone the button is the bottom bar's.
 */
export const ChatWidget = () => {
  const isOpen = useChatOpen();
  const [isThere, setThere] = useState(false);
  useEffect(() => chatOpen.close, []);
  useEffect(() => {
    if (!isOpen) return;
    ChatPanel.load().then(
      () => setThere(true),
      () => {
        chatOpen.close();
        toast({ title: uiMessages.error, description: uiMessages.connectionFailed, variant: 'destructive' });
      },
    );
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        aria-label={isOpen ? messages.close : messages.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={buttonClass}
        onPointerEnter={ChatPanel.preload}
        onFocus={ChatPanel.preload}
        onClick={chatOpen.toggle}
      >
        <Icon icon={isOpen ? X : MessageCircle} size="lg" />
      </button>
      {isOpen && isThere && <ChatPanel />}
    </>
  );
};
