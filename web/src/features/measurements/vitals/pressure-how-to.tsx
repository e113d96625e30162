import { Fold } from '../../../ui/fold.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { vitalsMessages } from './vitals-messages.ts';

const messages = vitalsMessages.pressure;

/** How a pressure is taken so that its number means something. */
export const PressureHowTo = () => (
  <Fold title={messages.howTo} className="mt-4 border-t border-border pt-1">
    <Steps steps={messages.howToSteps} />
  </Fold>
);
