import { useState } from 'react';
import { ConfirmSelf } from '../../lib/second-factor/confirm-self.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../ui/use-lazy-dialog.ts';
import { accountFactorMessages } from './account-factor-messages.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useMakeRecoveryCodes } from './second-factor-queries.ts';

const messages = accountFactorMessages.newCodesDialog;

/** Makes recovery codes anew. */
export const NewCodesDialog = ({ onClose }: OpenDialogProps) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = useMakeRecoveryCodes();
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog open title={messages.title} description={messages.text} onOpenChange={onClose}>
      <ConfirmSelf
        submitLabel={accountFactorMessages.newCodes}
        send={async (body) => setCodes((await make.mutateAsync({ body })).recoveryCodes)}
        aside={
          <Button variant="quiet" onClick={onClose}>
            {accountFactorMessages.cancel}
          </Button>
        }
      />
    </Dialog>
  );
};
