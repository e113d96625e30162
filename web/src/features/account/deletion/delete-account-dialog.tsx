import { deleteAccount } from '@vida/contract/account/account-endpoints.ts';
import { accountDeletionSchema } from '@vida/contract/account/account-schemas.ts';
import { describeFailure } from '../../../lib/api-errors.ts';
import { useApiMutation } from '../../../lib/api-query.ts';
import { useUser } from '../../../lib/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { BulletList } from '../../../ui/bullet-list.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { DownloadData } from '../export/download-data.tsx';
import { deletionMessages as messages } from './deletion-messages.ts';

export interface DeleteAccountDialogProps extends OpenDialogProps {
  /** The account is gone. */
  onDeleted: () => void;
}

/** Says what goes, offers a copy, and asks for the password. */
export const DeleteAccountDialog = ({ onClose, onDeleted }: DeleteAccountDialogProps) => {
  const { email } = useUser();
  const form = useApiForm(accountDeletionSchema, { defaultValues: { password: '' } });
  const remove = useApiMutation(deleteAccount, {
    onSuccess: onDeleted,
    onError: (error) => {
      const message = describeFailure(error, messages.failed);
      form.setError('password', { type: 'server', message }, { shouldFocus: true });
    },
  });
  const submit = form.handleSubmit((body) => {
    if (!remove.isPending) remove.mutate({ body });
  });
  return (
    <ConfirmDialog
      open
      danger
      title={messages.dialogTitle}
      description={messages.whatGoes}
      confirmLabel={messages.confirm}
      pending={remove.isPending}
      onConfirm={submit}
      onOpenChange={onClose}
    >
      <BulletList items={messages.gone} className="mb-3" />
      <p className="mb-2 text-sm text-muted-foreground">{messages.stays}</p>
      <p className="mb-4 text-sm text-muted-foreground">{messages.backups}</p>
      <h3 className="mb-2">{messages.exportFirst}</h3>
      <DownloadData />
      <form noValidate className="mt-4 border-t border-border pt-4" onSubmit={submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          control={form.control}
          name="password"
          label={messages.password}
          autoComplete="current-password"
        />
        {/* Lets Enter submit: a form with two fields needs a button of its own for that. */}
        <input type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
};
