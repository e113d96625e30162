import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { encode } from 'uqr';
import { CodeForm } from '../../lib/second-factor/code-form.tsx';
import { ConfirmSelf } from '../../lib/second-factor/confirm-self.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import type { OpenDialogProps } from '../../ui/use-lazy-dialog.ts';
import { accountFactorMessages } from './account-factor-messages.ts';
import { CopyButton } from './copy-button.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useBeginTotp, useConfirmTotp } from './second-factor-queries.ts';

const messages = accountFactorMessages.appDialog;

type Step = { at: 'self' } | { at: 'scan'; secret: string; uri: string } | { at: 'codes'; codes: readonly string[] };

/** 'ABCD EFGH …': easier to type from. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** A light frame of four modules, as readers expect. */
const QUIET_ZONE = 4;

/** The text as a QR code, always dark on light, so that every camera reads it in the dark theme too. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-md bg-[white] text-[black]"
    >
      <path d={modules.join('')} fill="currentColor" />
    </svg>
  );
};

/**
 * Sets up an authenticator app: who it is, the secret, its first code, and recovery codes where it is the first factor.
 */
export const SetUpAppDialog = ({ onClose }: OpenDialogProps) => {
  const [step, setStep] = useState<Step>({ at: 'self' });
  const begin = useBeginTotp();
  const confirm = useConfirmTotp();
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      {accountFactorMessages.cancel}
    </Button>
  );
  if (step.at === 'codes') return <RecoveryCodesDialog codes={step.codes} onClose={onClose} />;
  if (step.at === 'self')
    return (
      <Dialog open title={messages.title} description={accountFactorMessages.passwordFirst} onOpenChange={onClose}>
        <ConfirmSelf
          submitLabel={accountFactorMessages.goOn}
          send={async (body) => setStep({ at: 'scan', ...(await begin.mutateAsync({ body })) })}
          aside={cancel}
        />
      </Dialog>
    );
  const sendCode = (code: string) =>
    confirm.mutate(
      { body: { code } },
      {
        onSuccess: ({ recoveryCodes }) => {
          toast({ title: accountFactorMessages.success, description: messages.done });
          if (recoveryCodes.length > 0) setStep({ at: 'codes', codes: recoveryCodes });
          else onClose();
        },
      },
    );
  return (
    <Dialog open title={messages.title} description={messages.scanText} onOpenChange={onClose}>
      <div className="grid gap-4">
        {/* First where the app is likely on this very device; last beside a camera. */}
        <LinkButton variant="ghost" icon={Smartphone} className="-ml-3 justify-self-start md:hidden">
          <a href={step.uri}>{messages.openHere}</a>
        </LinkButton>
        <QrCode text={step.uri} label={messages.qr} />
        <div>
          <p className="text-sm text-muted-foreground">{messages.byHand}</p>
          <p className="mb-2 font-medium wrap-anywhere">
            <code>{inGroups(step.secret)}</code>
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton text={step.secret}>{messages.copySecret}</CopyButton>
            <LinkButton variant="ghost" icon={Smartphone} className="max-md:hidden">
              <a href={step.uri}>{messages.openHere}</a>
            </LinkButton>
          </div>
        </div>
        <div className="grid gap-3 border-t border-border pt-4">
          <p>{messages.firstCode}</p>
          <CodeForm
            kind="totp"
            waits
            submitLabel={messages.submit}
            pending={confirm.isPending}
            error={confirm.error}
            onCode={sendCode}
            aside={cancel}
          />
        </div>
      </div>
    </Dialog>
  );
};
