import { Smartphone } from 'lucide-react';
import { encode } from 'uqr';
import { CodeForm } from '../../lib/second-factor/code-form.tsx';
import type { OpenDialogProps } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { accountFactorMessages } from './account-factor-messages.ts';
import { cancelButton } from './confirm-self-dialog.tsx';
import { MakeFactorDialog } from './make-factor-dialog.tsx';
import { CopyButton } from './recovery-codes.tsx';
import { useBeginTotp, useConfirmTotp } from './second-factor-queries.ts';

const messages = accountFactorMessages.appDialog;

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

interface ScanProps {
  secret: string;
  uri: string;
  onMade: (made: { recoveryCodes: readonly string[] }) => void;
}

/** The secret for the app, as a drawing and as text, and the app's first code. */
const Scan = ({ secret, uri, onMade }: ScanProps) => {
  const confirm = useConfirmTotp();
  return (
    <div className="grid gap-4">
      {/* First where the app is likely on this very device; last beside a camera. */}
      <LinkButton variant="ghost" icon={Smartphone} className="-ml-3 justify-self-start md:hidden">
        <a href={uri}>{messages.openHere}</a>
      </LinkButton>
      <QrCode text={uri} label={messages.qr} />
      <div>
        <p className="text-sm text-muted-foreground">{messages.byHand}</p>
        <p className="mb-2 font-medium wrap-anywhere">
          <code>{inGroups(secret)}</code>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={secret}>{messages.copySecret}</CopyButton>
          <LinkButton variant="ghost" icon={Smartphone} className="max-md:hidden">
            <a href={uri}>{messages.openHere}</a>
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
          onCode={(code) => confirm.mutate({ body: { code } }, { onSuccess: onMade })}
          aside={cancelButton}
        />
      </div>
    </div>
  );
};

/** Sets up an authenticator app. */
export const SetUpAppDialog = ({ onClose }: OpenDialogProps) => {
  const { mutateAsync } = useBeginTotp();
  return (
    <MakeFactorDialog words={messages} begin={(body) => mutateAsync({ body })} onClose={onClose}>
      {(begun, finish) => <Scan {...begun} onMade={finish} />}
    </MakeFactorDialog>
  );
};
