import { Figure } from '../../../ui/figure.tsx';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';

/** Before the first reading: what will be here, and how to begin. */
export const GlucoseInvitation = () => (
  <div>
    <h2 className="text-[1rem] font-medium">{messages.title}</h2>
    <Figure value={messages.none} unit="" onDeep />
    <p className="font-semibold md:mt-2">{messages.noneTitle}</p>
    <p className="text-deep-muted">{messages.noneText}</p>
  </div>
);
