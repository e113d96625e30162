import { chooseSleepTip, type SleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import { MascotNote } from '../../ui/mascot-note.tsx';
import { sleepMessages } from './sleep-messages.ts';

/** The one tip that fits the person's means, said by Vida. */
export const SleepNote = ({ figures }: { figures: SleepFigures }) => (
  <MascotNote mood="resting">
    <p>{sleepMessages.tips[chooseSleepTip(figures)]}</p>
  </MascotNote>
);
