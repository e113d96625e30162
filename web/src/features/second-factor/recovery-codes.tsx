import { Copy, Download, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { accountFactorMessages } from './account-factor-messages.ts';

const messages = accountFactorMessages.codes;

const download = (text: string) => {
  const link = document.createElement('a');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = messages.fileName;
  link.click();
};

/** Copies a text that also stands on the screen; where the browser does not allow it (plain http), says what to do. */
export const CopyButton = ({ text, children }: { text: string; children: string }) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: messages.copied });
    } catch {
      toast({ title: messages.notCopied, variant: 'destructive' });
    }
  };
  return (
    <Button variant="outline" icon={Copy} onClick={() => void copy()}>
      {children}
    </Button>
  );
};

/**
 * The end of what makes codes: to copy, to download, to print. It stays until they are kept, since they are never shown
 * again.
 */
export const RecoveryCodesDialog = ({ codes, onClose }: OpenDialogProps & { codes: readonly string[] }) => {
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const keptId = useId();
  const text = [messages.fileTitle, ...codes].join('\n');
  const leave = () => {
    if (isKept) onClose();
    else toast({ title: messages.notKept, variant: 'destructive' });
  };
  return (
    <Dialog open title={messages.title} description={messages.text} onOpenChange={leave}>
      <div className="grid gap-4" data-print-alone>
        <ol
          aria-label={messages.list}
          className="grid list-none grid-cols-1 gap-x-6 gap-y-1 rounded-md
bg-sunken p-4 font-medium tabular-nums sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyButton text={text}>{messages.copy}</CopyButton>
          <Button variant="outline" icon={Download} onClick={() => download(text)}>
            {messages.download}
          </Button>
          <Button variant="outline" icon={Printer} onClick={() => window.print()}>
            {messages.print}
          </Button>
        </div>
        <label htmlFor={keptId} className="flex min-h-12 items-center gap-3 py-1.5 print:hidden">
          <Checkbox id={keptId} checked={isKept} onChange={({ target }) => setKept(target.checked)} />
          <span>{messages.kept}</span>
        </label>
        {isReminded && !isKept && (
          <p role="alert" className="text-destructive print:hidden">
            {messages.notKept}
          </p>
        )}
        <Button className="justify-self-start print:hidden" onClick={() => (isKept ? onClose() : setReminded(true))}>
          {messages.finish}
        </Button>
      </div>
    </Dialog>
  );
};
