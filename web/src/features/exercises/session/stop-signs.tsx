import { Phone } from 'lucide-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { exercisesMessages } from '../exercises-messages.ts';
import { sessionMessages as messages } from './session-messages.ts';

/** When to stop, and whom to call: in sight during the whole session. */
export const StopSigns = () => (
  <div className="sticky bottom-0 -mx-4 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-destructive bg-card px-4 py-3 md:-mx-7 md:px-7">
    <p className="min-w-0 flex-1 basis-60 text-sm font-medium">{exercisesMessages.stopSigns}</p>
    <LinkButton variant="danger" icon={Phone}>
      <a href="tel:192">{messages.call}</a>
    </LinkButton>
  </div>
);
