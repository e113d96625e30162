import { endAccountSessions, type FoundAccount } from '@vida/contract/admin/account-endpoints.ts';
import { useState } from 'react';
import { formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { LabelledValue } from '../../../ui/stat.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { adminMessages } from '../admin-messages.ts';
import { accountsMessages as messages } from './accounts-messages.ts';

interface FoundAccountViewProps {
  account: FoundAccount;
  /** The sessions are ended. */
  onEnded: () => void;
}

/** How often an account is signed in, and the end of it. */
export const FoundAccountView = ({ account, onEnded }: FoundAccountViewProps) => {
  const { timeZone } = useUser();
  const [isAsking, setAsking] = useState(false);
  const end = useApiMutation(endAccountSessions, {
    onSuccess: ({ ended }) => {
      toast({ title: adminMessages.success, description: messages.ended(ended) });
      onEnded();
    },
    onError: (error) => tellFailure(error, messages.endFailed),
    onSettled: () => setAsking(false),
  });
  const { id, email, openSessions, lastUsedAt } = account;
  return (
    <div className="grid gap-4 border-t border-border pt-4">
      <p className="font-medium">
        <EmailText>{email}</EmailText>
      </p>
      {lastUsedAt === null ? (
        <p className="text-muted-foreground">{messages.none}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-4">
            <LabelledValue label={messages.openSessions} value={messages.count(openSessions)} />
            <LabelledValue label={messages.lastUse} value={formatRelative(lastUsedAt, new Date(), timeZone)} />
          </dl>
          <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
            {messages.end}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={messages.endTitle}
          description={
            <>
              {messages.endWhose} <EmailText>{email}</EmailText> {messages.endText}
            </>
          }
          confirmLabel={messages.end}
          pending={end.isPending}
          onConfirm={() => end.mutate({ params: { id } })}
          onOpenChange={setAsking}
        />
      )}
    </div>
  );
};
