import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { Vida } from '../../../ui/vida.tsx';
import { chatMessages } from '../chat-messages.ts';
import { conversationMessages } from '../conversation/conversation-messages.ts';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { isNoticeOpen } from '../conversation/is-notice-open.ts';
import { useSend } from '../conversation/use-send.ts';
import { Topics } from '../topics.tsx';
import { chatOpen } from './chat-open.ts';
import { usePhone } from './use-phone.ts';
import { widgetMessages as messages } from './widget-messages.ts';

const SHORTCUTS = chatMessages.topics.questions.slice(0, 4);

const panelClass =
  'fixed inset-0 z-40 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)] animate-arrive bg-card pb-[env(safe-area-inset-bottom)] focus:outline-none md:inset-auto md:right-6 md:bottom-24 md:z-30 md:h-[min(40rem,calc(100dvh-8rem))] md:w-100 md:rounded-xl md:shadow-float print:hidden';

/**
 * The conversation over the dashboard: beside the page, which stays usable, or on a phone a sheet over all of it. Escape
 * closes it, and the button that opened it gets the focus back.
 */
export const ChatPanel = () => {
  const isPhone = usePhone();
  const { talk, fieldRef, send } = useSend();
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const now = new Date();
  const isSerious = talk.exchanges.some((exchange) => isNoticeOpen(exchange, talk.notices, now));
  const focusField = (event: Event): void => {
    onOpenAutoFocus();
    event.preventDefault();
    fieldRef.current?.focus();
  };
  return (
    <Dialog.Root open modal={isPhone} onOpenChange={chatOpen.close}>
      <Dialog.Portal>
        <Dialog.Content
          className={panelClass}
          aria-describedby={undefined}
          onOpenAutoFocus={focusField}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="flex items-center gap-3 border-b border-border py-2 pr-2 pl-4">
            {!isSerious && <Vida mood={talk.isSending ? 'thinking' : 'greeting'} face size={40} />}
            <div className="mr-auto min-w-0">
              <Dialog.Title className="text-base leading-6">
                <span aria-hidden>{messages.name}</span>
                <span className="sr-only">{messages.panel}</span>
              </Dialog.Title>
              <p className="text-sm text-muted-foreground">
                {talk.isSending ? conversationMessages.typing : conversationMessages.online}
              </p>
            </div>
            <LinkButton variant="quiet">
              <Link to="/chat" onClick={chatOpen.close}>
                {messages.wholePage}
              </Link>
            </LinkButton>
            <IconButton icon={X} label={messages.close} onClick={chatOpen.close} />
          </div>
          <div className="flex min-h-0 flex-col gap-2 px-4 pt-3 pb-2">
            <ConversationView
              talk={talk}
              onSend={send}
              fieldRef={fieldRef}
              boxClass="min-h-0"
              start={
                <div className="mt-3">
                  <Topics topics={SHORTCUTS} isSending={talk.isSending} onSend={send} />
                </div>
              }
            />
            <p className="text-sm">
              {messages.emergency} <a href="tel:192">SAMU 192</a> · <a href="tel:188">CVV 188</a>
            </p>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
