import { Fold } from '../../../ui/fold.tsx';
import { vitalsMessages } from './vitals-messages.ts';

const messages = vitalsMessages.pressure;

/** How a pressure is taken so that its number means something. */
export const PressureHowTo = () => (
  <Fold title={messages.howTo} className="mt-4 border-t border-border pt-1">
    <ol className="grid list-decimal gap-1.5 pl-5">
      {messages.howToSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Fold>
);
