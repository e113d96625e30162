import {
  accountSearchSchema,
  endAccountSessions,
  type FoundAccount,
  findAccount,
} from '@vida/contract/admin/account-endpoints.ts';
import { useState } from 'react';
import { ApiError, describeFailure } from '../../../lib/api-errors.ts';
import { useApiMutation } from '../../../lib/api-query.ts';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import { formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure, tellSuccess } from '../../../lib/tell.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitButton } from '../../../ui/form-footer.tsx';
import { LabelledValue } from '../../../ui/stat.tsx';
import { accountsMessages as messages } from '../admin-messages.ts';

interface FoundAccountViewProps {
  account: FoundAccount;
  /** The sessions are ended. */
  onEnded: () => void;
}

/** How often an account is signed in, and the end of it. */
const FoundAccountView = ({ account, onEnded }: FoundAccountViewProps) => {
  const { timeZone } = useUser();
  const [isAsking, setAsking] = useState(false);
  const end = useApiMutation(endAccountSessions);
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
        <ConfirmWrite
          danger
          title={messages.endTitle}
          description={
            <>
              {messages.endWhose} <EmailText>{email}</EmailText> {messages.endText}
            </>
          }
          confirmLabel={messages.end}
          failed={messages.endFailed}
          send={() => end.mutateAsync({ params: { id } })}
          onSent={({ ended }) => {
            tellSuccess(messages.ended(ended));
            onEnded();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};

/** Looks for the account of an e-mail, to end its sessions. Nobody's address is listed. */
export const AccountsView = () => {
  const form = useApiForm(accountSearchSchema, { defaultValues: { email: '' } });
  const find = useApiMutation(findAccount, {
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404)
        form.setError('email', { message: describeFailure(error) }, { shouldFocus: true });
      else tellFailure(error, messages.findFailed);
    },
  });
  return (
    <Card title={messages.title} subtitle={messages.subtitle} className="max-w-160">
      <div className="grid gap-4">
        <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => find.mutate({ body }))}>
          <TextField
            control={form.control}
            name="email"
            type="email"
            label={messages.email}
            autoComplete="off"
            autoCapitalize="none"
          />
          <SubmitButton words={messages} pending={find.isPending} />
        </form>
        {find.data && (
          <FoundAccountView
            key={find.data.id}
            account={find.data}
            onEnded={() => find.mutate({ body: { email: find.data.email } })}
          />
        )}
        <p className="text-sm text-muted-foreground">
          {messages.reset} <code className="text-foreground">{messages.command}</code>
        </p>
        <p className="text-sm text-muted-foreground">
          {messages.factorOff} <code className="text-foreground">{messages.factorOffCommand}</code>
        </p>
      </div>
    </Card>
  );
};
