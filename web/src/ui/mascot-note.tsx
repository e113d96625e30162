import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Vida, type VidaMood } from './vida.tsx';

interface MascotNoteProps {
  mood?: VidaMood;
  className?: string;
  children: ReactNode;
}

/** A line that Vida says, on sand, which nothing else uses. */
export const MascotNote = ({ mood = 'greeting', className, children }: MascotNoteProps) => (
  <div className={clsx('flex gap-2.5 rounded-md bg-sand px-3.5 py-3 text-[1rem] leading-6', className)}>
    <Vida mood={mood} face size={36} />
    <div className="min-w-0">{children}</div>
  </div>
);
