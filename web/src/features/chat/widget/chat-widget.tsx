import { MessageCircle, X } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { chatOpen, useChatOpen } from './chat-open.ts';
import { widgetMessages as messages } from './widget-messages.ts';

const loadPanel = async () => (await import('./chat-panel.tsx')).ChatPanel;
/** Pressing tells a failure; here nobody asked for anything yet. */
const preload = (): void => {
  loadPanel().catch(() => {});
};

const buttonClass =
  'fixed right-6 bottom-6 z-30 hidden size-15 place-items-center rounded-full bg-primary text-primary-foreground shadow-float transition-colors duration-fast ease-out hover:bg-primary-hover md:grid print:hidden';

/**
 * The conversation on the dashboard: a button in the corner and, while open, its panel, whose code comes when it is first
 * wanted. On a phone the button is the bottom bar's.
 */
export const ChatWidget = () => {
  const isOpen = useChatOpen();
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => chatOpen.close, []);
  useEffect(() => {
    if (!isOpen || Panel) return;
    loadPanel().then(
      (code) => setPanel(() => code),
      () => {
        chatOpen.close();
        toast({ title: uiMessages.error, description: uiMessages.connectionFailed, variant: 'destructive' });
      },
    );
  }, [isOpen, Panel]);
  return (
    <>
      <button
        type="button"
        aria-label={isOpen ? messages.close : messages.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={buttonClass}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={chatOpen.toggle}
      >
        <Icon icon={isOpen ? X : MessageCircle} size="lg" />
      </button>
      {isOpen && Panel && <Panel />}
    </>
  );
};
