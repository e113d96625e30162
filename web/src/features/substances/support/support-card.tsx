import { BookOpen, HeartHandshake, Phone, Route } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { supportMessages as messages } from './support-messages.ts';

const loadSpecialist = async () => (await import('./specialist-dialog.tsx')).SpecialistDialog;
const loadReading = async () => (await import('./reading-dialog.tsx')).ReadingDialog;
const loadEmergency = async () => (await import('./emergency-dialog.tsx')).EmergencyDialog;

const row = 'w-full justify-start text-left';

interface SupportCardProps {
  /** Leads to the plans on the same page. */
  onShowProgramme: () => void;
}

/** The four ways to help (spec section 2). */
export const SupportCard = ({ onShowProgramme }: SupportCardProps) => (
  <Sheet compact title={messages.title} subtitle={messages.subtitle}>
    <div className="grid gap-2">
      <DialogButton load={loadSpecialist} variant="outline" icon={HeartHandshake} className={row}>
        {messages.specialist}
      </DialogButton>
      <DialogButton load={loadReading} variant="outline" icon={BookOpen} className={row}>
        {messages.reading}
      </DialogButton>
      <Button variant="outline" icon={Route} className={row} onClick={onShowProgramme}>
        {messages.programme}
      </Button>
      <DialogButton load={loadEmergency} variant="outline" icon={Phone} className={row}>
        {messages.emergency}
      </DialogButton>
    </div>
  </Sheet>
);
