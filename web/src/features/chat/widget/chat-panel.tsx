import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useFocusReturn } from '../../../ui/use-focus.ts';
import { Vida } from '../../../ui/vida.tsx';
import { conversationMessages } from '../conversation/conversation-messages.ts';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { useSend } from '../conversation/use-conversation.ts';
import { usePhone, useVisibleScreen } from '../conversation/use-visible-screen.ts';
import { EmergencyLine } from '../support/emergency-line.tsx';
import { Topics } from '../topics.tsx';
import { chatOpen } from './chat-open.ts';
import { widgetMessages as messages } from './widget-messages.ts';

const panelClass =
  'conversation-on-phone z-40 flex flex-col animate-arrive bg-card focus:outline-none md:fixed ' +
  'md:right-6 md:bottom-24 md:z-30 md:h-[min(40rem,calc(100dvh-8rem-var(--toast-space,0px)))] ' +
  'md:w-100 md:rounded-xl md:shadow-float print:hidden';

/**
 * The conversation over the dashboard: beside the page, which stays usable, or on a phone a sheet over all of it.
 * Escape closes it, and the button that opened it gets the focus back.
 */
export const ChatPanel = () => {
  const isPhone = usePhone();
  const { talk, fieldRef, send } = useSend();
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  useVisibleScreen();
  const isSerious = talk.openNotices.length > 0;
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
          <div className="flex min-h-0 grow flex-col gap-2 px-4 pt-2 pb-2">
            <EmergencyLine isRepeated={isSerious} />
            <ConversationView
              talk={talk}
              onSend={send}
              fieldRef={fieldRef}
              start={
                <div className="mt-3">
                  <Topics most={4} isSending={talk.isSending} onSend={send} />
                </div>
              }
            />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
