import type { SleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { HelpFold } from './help-fold.tsx';
import { pageMessages } from './page-messages.ts';
import { SleepVoice } from './sleep-voice.tsx';

/** The personal tip, and where it ends: when to look for help. */
export const SleepTipCard = ({ figures }: { figures: SleepFigures }) => (
  <Sheet compact title={pageMessages.tipTitle}>
    <SleepVoice figures={figures} />
    <div className="mt-2">
      <HelpFold />
    </div>
  </Sheet>
);
