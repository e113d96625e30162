import { HeartHandshake, Stethoscope } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { supportMessages as messages } from './support-messages.ts';

const ServicesDialog = lazyPart(async () => (await import('./services-dialog.tsx')).ServicesDialog);

const row = 'w-full justify-start text-left';

/** The ways to a person: public services, free of charge. */
export const SupportCard = () => (
  <Card compact title={messages.title} subtitle={messages.subtitle}>
    <div className="grid gap-2">
      <DialogButton
        dialog={ServicesDialog}
        given={messages.doctor}
        variant="outline"
        icon={Stethoscope}
        className={row}
      >
        {messages.doctor.title}
      </DialogButton>
      <DialogButton
        dialog={ServicesDialog}
        given={messages.mind}
        variant="outline"
        icon={HeartHandshake}
        className={row}
      >
        {messages.mind.title}
      </DialogButton>
    </div>
  </Card>
);
