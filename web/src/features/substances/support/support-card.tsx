import { BookOpen, HeartHandshake, Phone, Route } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { supportMessages as messages } from './support-messages.ts';

const SpecialistDialog = lazyPart(async () => (await import('./help-dialogs.tsx')).SpecialistDialog);
const ReadingDialog = lazyPart(async () => (await import('./help-dialogs.tsx')).ReadingDialog);
const EmergencyDialog = lazyPart(async () => (await import('./help-dialogs.tsx')).EmergencyDialog);

const row = 'w-full justify-start text-left';

interface SupportCardProps {
  /** Leads to the plans on the same page. */
  onShowProgramme: () => void;
}

/** The four ways to help (spec section 2). */
export const SupportCard = ({ onShowProgramme }: SupportCardProps) => (
  <Card compact title={messages.title} subtitle={messages.subtitle}>
    <div className="grid gap-2">
      <DialogButton dialog={SpecialistDialog} variant="outline" icon={HeartHandshake} className={row}>
        {messages.specialist}
      </DialogButton>
      <DialogButton dialog={ReadingDialog} variant="outline" icon={BookOpen} className={row}>
        {messages.reading}
      </DialogButton>
      <Button variant="outline" icon={Route} className={row} onClick={onShowProgramme}>
        {messages.programme}
      </Button>
      <DialogButton dialog={EmergencyDialog} variant="outline" icon={Phone} className={row}>
        {messages.emergency}
      </DialogButton>
    </div>
  </Card>
);
