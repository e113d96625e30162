import { Phone } from 'lucide-react';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { supportMessages as messages } from './support-messages.ts';

interface ServicesDialogProps extends OpenDialogProps {
  title: string;
  description: string;
  services: readonly { name: string; text: string; phone?: string }[];
}

/** Public services, what each is for and how to call it. */
export const ServicesDialog = ({ title, description, services, onClose }: ServicesDialogProps) => (
  <Dialog open title={title} description={description} onOpenChange={onClose}>
    <ul className="grid gap-4">
      {services.map(({ name, text, phone }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
          {phone && (
            <LinkButton variant="outline" icon={Phone} className="mt-2">
              <a href={`tel:${phone}`}>{messages.call(name)}</a>
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
    <Notice tone="warning" className="mt-4">
      {messages.danger} <a href="tel:192">{messages.callSamu}</a>.
    </Notice>
  </Dialog>
);
