import { clsx } from 'clsx';
import sprite from './vida-moods.svg?no-inline';

export type VidaMood = 'greeting' | 'cheering' | 'thinking' | 'resting' | 'worried';

interface VidaProps {
  mood: VidaMood;
  /** The face in a sand circle (32 to 44 px); whole from 44 px otherwise. */
  face?: boolean;
  /** Side in CSS pixels; a class may give another one. */
  size?: number;
  className?: string;
}

/**
 * Vida, the hummingbird. The drawings live in one cached sprite outside the script; its colours are the tokens of this
 * page. Looks to the right, is never mirrored or recoloured; absent from emergencies, low glucose and forms.
 */
export const Vida = ({ mood, face = false, size = face ? 44 : 132, className }: VidaProps) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    className={clsx('shrink-0', face && 'rounded-full bg-sand', className)}
    aria-hidden
  >
    <use href={`${sprite}#vida-${mood}${face ? '-face' : ''}`} width={size} height={size} />
  </svg>
);
