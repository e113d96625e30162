import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { accountFactorMessages } from './account-factor-messages.ts';

const messages = accountFactorMessages.codes;

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
