import { type ReactNode, useState } from 'react';
import type { Self } from '../../lib/second-factor/use-confirmed-send.ts';
import { tellSuccess } from '../../lib/tell.ts';
import type { OpenDialogProps } from '../../ui/lazy-part.tsx';
import { accountFactorMessages } from './account-factor-messages.ts';
import { ConfirmSelfDialog } from './confirm-self-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';

interface Made {
  /** Of the first factor; empty for another one. */
  readonly recoveryCodes: readonly string[];
}

interface MakeFactorDialogProps<Begun> extends OpenDialogProps {
  /** `text` stands over the factor's own step. */
  words: { readonly title: string; readonly text: string; readonly done: string };
  begin: (self: Self) => Promise<Begun>;
  /** The factor's own step; calls `finish` with what the server answered. */
  children: (begun: Begun, finish: (made: Made) => void) => ReactNode;
}

/** What makes a factor: who it is, the factor's own step, and recovery codes where it is the first factor. */
export const MakeFactorDialog = <Begun,>({ words, begin, children, onClose }: MakeFactorDialogProps<Begun>) => {
  const [begun, setBegun] = useState<{ readonly with: Begun } | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = ({ recoveryCodes }: Made): void => {
    tellSuccess(words.done);
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onClose();
  };
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <ConfirmSelfDialog
      title={words.title}
      text={begun ? words.text : accountFactorMessages.passwordFirst}
      submitLabel={accountFactorMessages.goOn}
      send={async (self) => setBegun({ with: await begin(self) })}
      onClose={onClose}
    >
      {begun && children(begun.with, finish)}
    </ConfirmSelfDialog>
  );
};
