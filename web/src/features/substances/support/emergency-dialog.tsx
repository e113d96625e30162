import { Phone } from 'lucide-react';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { supportMessages as messages } from './support-messages.ts';

/** 'Linha de Emergência': whom to call, the first one first. No Vida here. */
export const EmergencyDialog = ({ onClose }: OpenDialogProps) => (
  <Dialog open title={messages.emergencyTitle} description={messages.emergencyText} onOpenChange={onClose}>
    <ul className="grid gap-5">
      {messages.lines.map(({ name, phone, shown, text }, index) => (
        <li key={phone} className="grid justify-items-start gap-2">
          <LinkButton variant={index === 0 ? 'danger' : 'outline'} size="lg" icon={Phone} block>
            <a href={`tel:${phone}`}>
              <span>
                {name} <span className="whitespace-nowrap">{shown}</span>
              </span>
            </a>
          </LinkButton>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Dialog>
);
