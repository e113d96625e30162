import { chooseSleepTip, type SleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import { Voice } from '../../ui/voice.tsx';
import { sleepMessages } from './sleep-messages.ts';

/** The one tip that fits the person's means, said by Vida. */
export const SleepVoice = ({ figures }: { figures: SleepFigures }) => (
  <Voice mood="resting">
    <p>{sleepMessages.tips[chooseSleepTip(figures)]}</p>
  </Voice>
);
