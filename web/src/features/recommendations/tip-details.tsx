import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { Phone } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../ui/lazy-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LabelledValue } from '../../ui/stat.tsx';
import { namesCvv, namesSamu } from './named-phones.ts';
import { recommendationsMessages as messages } from './recommendations-messages.ts';

interface TipDetailsProps extends OpenDialogProps {
  tip: Recommendation;
  /** Sends the tip away; the dialog is closed by then. */
  onDismiss: (id: string) => void;
}

/** The numbers a tip names, to be called at once. */
const Phones = ({ content }: { content: string }) => (
  <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
    {namesSamu(content) && (
      <LinkButton variant="outline" icon={Phone}>
        <a href="tel:192">{messages.callSamu}</a>
      </LinkButton>
    )}
    {namesCvv(content) && (
      <LinkButton variant="outline" icon={Phone}>
        <a href="tel:188">{messages.callCvv}</a>
      </LinkButton>
    )}
  </div>
);

/** The whole tip: what to do, why this person got it, what it rests on, and who wrote it. */
export const TipDetails = ({ tip, onClose, onDismiss }: TipDetailsProps) => (
  <Dialog
    open
    title={tip.title}
    onOpenChange={onClose}
    footer={
      <>
        <DialogClose>
          <Button variant="quiet" className="mr-auto -ml-3" onClick={() => onDismiss(tip.id)}>
            {messages.notForMe}
          </Button>
        </DialogClose>
        <DialogClose>
          <Button>{messages.understood}</Button>
        </DialogClose>
      </>
    }
  >
    <p className="max-w-[65ch]">{tip.content}</p>
    <Phones content={tip.content} />
    <dl className="mt-4 grid gap-3">
      <LabelledValue
        label={messages.why}
        value={
          <ul>
            {tip.why.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        }
      />
      <LabelledValue label={messages.source} value={tip.evidence} />
    </dl>
    <p className="mt-4 border-t border-border pt-3 text-sm text-muted-foreground">
      {messages.madeBy[tip.source]}. {messages.disclaimer}
    </p>
  </Dialog>
);
