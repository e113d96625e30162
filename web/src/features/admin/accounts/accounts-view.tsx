import { accountSearchSchema, findAccount } from '@vida/contract/admin/account-endpoints.ts';
import { ApiError, describeFailure } from '../../../lib/api-errors.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { accountsMessages as messages } from './accounts-messages.ts';
import { FoundAccountView } from './found-account-view.tsx';

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
          <Button type="submit" className="justify-self-start" pending={find.isPending} pendingLabel={messages.finding}>
            {messages.find}
          </Button>
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
