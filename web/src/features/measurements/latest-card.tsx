import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface LatestCardProps {
  title: string;
  number: ReactNode;
  /** As it stands after the number: ' mmHg', '%'. */
  unit: string;
  /** The mark and the word of the band. */
  word: ReactNode;
  moment: string;
  /** What it means. */
  children: ReactNode;
}

/** The newest reading of a type: number, unit, band, moment, and one sentence. */
export const LatestCard = ({ title, number, unit, word, moment, children }: LatestCardProps) => (
  <Card title={title}>
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="text-2xl font-semibold tracking-[-0.02em] whitespace-nowrap tabular-nums">
        <span>{number}</span>
        <span className="text-base font-medium tracking-normal text-muted-foreground">{unit}</span>
      </p>
      {word}
      <p className="text-muted-foreground">{moment}</p>
    </div>
    <div className="mt-2 grid max-w-[65ch] gap-1">{children}</div>
  </Card>
);
