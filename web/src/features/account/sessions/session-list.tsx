import type { AccountSession } from '@vida/contract/account/account-schemas.ts';
import { useRef, useState } from 'react';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts';
import { accountMessages } from '../account-messages.ts';
import { useEndOtherSessions, useEndSession } from '../account-queries.ts';
import { deviceOf, SessionRow } from './session-row.tsx';
import { sessionsMessages as messages } from './sessions-messages.ts';

/** The sessions, each with its end, and the end of all others. */
export const SessionList = ({ sessions }: { sessions: readonly AccountSession[] }) => {
  const place = useRef<HTMLUListElement>(null);
  const leave = useFocusAfterRemoval(place, sessions, 'li');
  const [asked, setAsked] = useState<AccountSession | 'others' | null>(null);
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();

  const options = (described: (ended: number) => string) => ({
    onSuccess: (reply: object) => {
      const ended = 'ended' in reply ? Number(reply.ended) : 1;
      toast({ title: accountMessages.success, description: described(ended) });
    },
    onError: (error: Error) => tellFailure(error, messages.endFailed),
    onSettled: () => setAsked(null),
  });
  const confirm = () => {
    if (asked === 'others') return endOthers.mutate({}, options(messages.othersEnded));
    if (!asked) return;
    leave(asked);
    endOne.mutate(
      { params: { id: asked.id } },
      options(() => messages.ended),
    );
  };
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul ref={place} tabIndex={-1} className="outline-none">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {hasOthers ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={() => setAsked('others')}>
            {messages.endOthers}
          </Button>
          <p className="text-sm text-muted-foreground">{messages.hint}</p>
        </div>
      ) : (
        <p className="text-muted-foreground">{messages.onlyThis}</p>
      )}
      {asked && (
        <ConfirmDialog
          open
          danger
          title={asked === 'others' ? messages.endOthersTitle : messages.endTitle}
          description={asked === 'others' ? messages.endOthersText : messages.endText(deviceOf(asked))}
          confirmLabel={asked === 'others' ? messages.endOthers : messages.end}
          pending={endOne.isPending || endOthers.isPending}
          onConfirm={confirm}
          onOpenChange={() => setAsked(null)}
        />
      )}
    </>
  );
};
