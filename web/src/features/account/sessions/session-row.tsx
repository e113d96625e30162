import type { AccountSession } from '@vida/contract/account/account-schemas.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { formatDay, formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { sessionsMessages as messages } from './sessions-messages.ts';

/** How a session's browser and system are called. */
export const deviceOf = ({ device }: AccountSession): string => device || messages.unknownDevice;

interface SessionRowProps {
  session: AccountSession;
  onEnd: () => void;
}

/** A place where the person is signed in; this one has no button, since 'Sair' is on the page. */
export const SessionRow = ({ session, onEnd }: SessionRowProps) => {
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
