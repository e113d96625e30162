import { useQuery } from '@tanstack/react-query';
import type { AccountSession } from '@vida/contract/account/account-schemas.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { useRef, useState } from 'react';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import { formatDay, formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { tellSuccess } from '../../../lib/tell.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus.ts';
import { sessionsMessages as messages } from '../account-messages.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../account-queries.ts';

/** How a session's browser and system are called. */
const deviceOf = ({ device }: AccountSession): string => device || messages.unknownDevice;

/** A place where the person is signed in; this one has no button, since 'Sair' is on the page. */
const SessionRow = ({ session, onEnd }: { session: AccountSession; onEnd: () => void }) => {
  const { timeZone } = useUser();
  const { createdAt, lastUsedAt, isCurrent } = session;
  const use = isCurrent ? messages.inUse : messages.lastUse(formatRelative(lastUsedAt, new Date(), timeZone));
  const since = messages.since(formatDay(dayOf(new Date(createdAt), timeZone)));
  return (
    <li className="flex items-center gap-3 border-b border-border py-3 last:border-b-0">
      <div className="mr-auto min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {deviceOf(session)}
          {isCurrent && <Badge tone="teal">{messages.current}</Badge>}
        </p>
        <p className="text-sm text-muted-foreground">
          {use}, {since}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="ghost" className="-mr-3" aria-label={messages.endOf(deviceOf(session), use)} onClick={onEnd}>
          {messages.end}
        </Button>
      )}
    </li>
  );
};

interface EndOneProps extends OpenDialogProps {
  session: AccountSession;
  /** Its row is about to go. */
  onEnding: (session: AccountSession) => void;
}

const EndOne = ({ session, onEnding, onClose }: EndOneProps) => {
  const end = useEndSession();
  const send = () => {
    onEnding(session);
    return end.mutateAsync({ params: { id: session.id } });
  };
  return (
    <ConfirmWrite
      danger
      title={messages.endTitle}
      description={messages.endText(deviceOf(session))}
      confirmLabel={messages.end}
      failed={messages.endFailed}
      send={send}
      onSent={() => tellSuccess(messages.ended)}
      onClose={onClose}
    />
  );
};

const EndOthers = ({ onClose }: OpenDialogProps) => {
  const end = useEndOtherSessions();
  return (
    <ConfirmWrite
      danger
      title={messages.endOthersTitle}
      description={messages.endOthersText}
      confirmLabel={messages.endOthers}
      failed={messages.endFailed}
      send={() => end.mutateAsync({})}
      onSent={({ ended }) => tellSuccess(messages.othersEnded(ended))}
      onClose={onClose}
    />
  );
};

/** The sessions, each with its end, and the end of all others. */
const SessionList = ({ sessions }: { sessions: readonly AccountSession[] }) => {
  const place = useRef<HTMLUListElement>(null);
  const leave = useFocusAfterRemoval(place, sessions, 'li');
  const [asked, setAsked] = useState<AccountSession | 'others' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ul ref={place} tabIndex={-1} className="outline-none">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={() => setAsked('others')}>
            {messages.endOthers}
          </Button>
          <p className="text-sm text-muted-foreground">{messages.hint}</p>
        </div>
      ) : (
        <p className="text-muted-foreground">{messages.onlyThis}</p>
      )}
      {asked === 'others' && <EndOthers onClose={close} />}
      {asked !== null && asked !== 'others' && <EndOne session={asked} onEnding={leave} onClose={close} />}
    </>
  );
};

/** Where the account is open. */
export const SessionsCard = () => {
  const sessions = useQuery(sessionsQuery());
  return (
    <Card id="sessoes" title={messages.title} subtitle={messages.subtitle} busy={sessions.isPending}>
      <QueryView query={sessions} words={messages} bars={['mt-2 mb-3 h-4 w-2/5', 'h-4 w-3/5']}>
        {(list) => <SessionList sessions={list} />}
      </QueryView>
    </Card>
  );
};
