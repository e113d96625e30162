import { dayOf } from '@vida/contract/core/time.ts';
import type { Passkey } from '@vida/contract/second-factor/passkey-schemas.ts';
import { formatDay, formatRelative } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { accountFactorMessages as messages } from './account-factor-messages.ts';

const RemovePasskeyDialog = lazyPart(async () => (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog);

interface PasskeyRowProps {
  passkey: Passkey;
  isOnly: boolean;
  onRemoving: () => void;
}

/** A passkey with its dates, and its end; the only factor has none, since it goes by turning the second factor off. */
export const PasskeyRow = ({ passkey, isOnly, onRemoving }: PasskeyRowProps) => {
  const { timeZone } = useUser();
  const { Dialog, isLoading, opener, close } = useLazyDialog(RemovePasskeyDialog);
  const { name, createdAt, lastUsedAt } = passkey;
  const made = messages.passkeyMade(formatDay(dayOf(new Date(createdAt), timeZone)));
  const used = lastUsedAt
    ? messages.passkeyUsed(formatRelative(lastUsedAt, new Date(), timeZone))
    : messages.passkeyUnused;
  return (
    <li className="flex items-center gap-3 border-b border-border py-3 last:border-b-0">
      <div className="mr-auto min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted-foreground">
          {made}, {used}
        </p>
      </div>
      {!isOnly && (
        <Button variant="ghost" className="-mr-3" aria-label={messages.removeOf(name)} pending={isLoading} {...opener}>
          {messages.remove}
        </Button>
      )}
      {Dialog && <Dialog passkey={passkey} onRemoving={onRemoving} onClose={close} />}
    </li>
  );
};
