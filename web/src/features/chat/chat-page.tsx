import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, Ellipsis, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { chatMessages as messages } from './chat-messages.ts';
import { conversationMessages } from './conversation/conversation-messages.ts';
import { ConversationView } from './conversation/conversation-view.tsx';
import { RemoveConversationDialog } from './conversation/remove-dialogs.tsx';
import { useCatchFocus, useSend } from './conversation/use-conversation.ts';
import { usePhone, useVisibleScreen } from './conversation/use-visible-screen.ts';
import type { MoreDrawerProps } from './more-drawer.tsx';
import { EmergencyLine } from './support/emergency-line.tsx';
import { SupportCard } from './support/support-card.tsx';
import { Topics } from './topics.tsx';

const MoreDrawer = lazyPart(async () => (await import('./more-drawer.tsx')).MoreDrawer);

/** The phone's first line: the way back, the page's name, and what stands beside the conversation elsewhere. */
const PhoneHeader = (drawer: Omit<MoreDrawerProps, 'onClose'>) => {
  const { Dialog, opener, close } = useLazyDialog(MoreDrawer);
  return (
    <header className="flex flex-wrap items-center gap-x-1.5">
      <LinkButton variant="ghost" icon={ArrowLeft} className="-ml-3">
        <Link to="/dashboard">{messages.home}</Link>
      </LinkButton>
      <div className="flex grow basis-[min-content] items-center gap-x-1.5">
        <h1 className="mr-auto text-lg">{messages.title}</h1>
        <IconButton icon={Ellipsis} label={messages.more.open} className="-mr-3" {...opener} />
      </div>
      {Dialog && <Dialog {...drawer} onClose={close} />}
    </header>
  );
};

/**
 * The conversation, what is asked often, and the people to call: always there, before any answer. On a phone the
 * conversation is the whole screen, and the shell leaves its bars away (`data-whole-screen`).
 */
export const ChatPage = () => {
  const { talk, fieldRef, send } = useSend();
  const isPhone = usePhone();
  const [isLeaving, setLeaving] = useState(false);
  const titleId = useId();
  useCatchFocus(isLeaving, fieldRef);
  useVisibleScreen();
  const isEmpty = talk.exchanges.length === 0;
  const askToRemove = (): void => setLeaving(true);
  return (
    <div
      data-whole-screen={isPhone || undefined}
      className={clsx(isPhone ? 'conversation-on-phone gap-2 bg-background px-4 pt-1' : 'page-grid')}
    >
      {isPhone ? (
        <PhoneHeader isSending={talk.isSending} onSend={send} onRemove={isEmpty ? null : askToRemove} />
      ) : (
        <PageHeader title={messages.title} subtitle={messages.subtitle} />
      )}
      <EmergencyLine isRepeated={talk.openNotices.length > 0} />
      <div className="flex min-h-0 grow flex-col md:page-columns">
        <section
          aria-labelledby={titleId}
          className="flex min-h-0 grow flex-col gap-2
md:h-[clamp(24rem-var(--toast-space,0px),calc(100svh-13.75rem-var(--toast-space,0px)),48rem)]
md:rounded-lg md:bg-card md:p-6"
        >
          <div className="flex min-h-11 items-center justify-between gap-3 max-md:sr-only">
            <h2 id={titleId}>{messages.conversation}</h2>
            {!isPhone && !isEmpty && (
              <Button variant="quiet" icon={Trash2} onClick={askToRemove}>
                {conversationMessages.removeAll.confirmLabel}
              </Button>
            )}
          </div>
          <ConversationView
            talk={talk}
            onSend={send}
            fieldRef={fieldRef}
            start={isPhone && <Topics most={4} isSending={talk.isSending} onSend={send} />}
          />
          {!isPhone && (
            <p className={clsx('text-sm text-muted-foreground', isEmpty && 'invisible')}>
              {conversationMessages.disclaimer}
            </p>
          )}
        </section>
        {!isPhone && (
          <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
            <Card compact title={messages.topics.title}>
              <Topics isSending={talk.isSending} onSend={send} />
            </Card>
            <SupportCard />
          </div>
        )}
      </div>
      {isLeaving && <RemoveConversationDialog onClose={() => setLeaving(false)} />}
    </div>
  );
};
