import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const looks = {
  me: 'ml-auto rounded-br-[4px] bg-primary text-primary-foreground',
  vida: 'rounded-bl-[4px] bg-sunken text-foreground',
  vidaOnSand: 'rounded-bl-[4px] bg-card text-foreground',
} as const;

interface TalkBubbleProps {
  look: keyof typeof looks;
  time?: string;
  children: ReactNode;
}

/** One message of a conversation. */
export const TalkBubble = ({ look, time, children }: TalkBubbleProps) => (
  <div className={clsx('w-fit max-w-[86%] rounded-lg px-4 py-2.5', looks[look])}>
    {children}
    {time && <span className="block text-right text-xs tabular-nums">{time}</span>}
  </div>
);
