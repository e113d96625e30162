import type { KeptSleepRecord } from '@vida/contract/sleep/sleep-endpoints.ts';
import { computeSleepFigures, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import { type RefObject, useRef } from 'react';
import { useFocusOnLeave } from '../../ui/use-focus-on-leave.ts';
import { NightsChart } from './chart/nights-chart.tsx';
import { NightsList } from './history/nights-list.tsx';
import { SleepStats } from './sleep-stats.tsx';
import { SleepTipCard } from './sleep-tip-card.tsx';

interface SleepContentProps {
  /** Newest first, at least one. */
  records: readonly KeptSleepRecord[];
  today: string;
  goalHours: number | null;
  /** Takes the focus when the last night is gone. */
  register: RefObject<HTMLElement | null>;
}

/** Nights as figures, chart, tip and list. */
export const SleepContent = ({ records, today, goalHours, register }: SleepContentProps) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, register);
  const nights = records.map(toNight);
  const figures = computeSleepFigures(nights);
  return (
    <>
      {figures && <SleepStats figures={figures} nightCount={records.length} goalHours={goalHours} />}
      <div className="page-columns">
        <NightsChart nights={nights} today={today} goalHours={goalHours} />
        {figures && <SleepTipCard figures={figures} />}
      </div>
      <div ref={place}>
        <NightsList records={records} />
      </div>
    </>
  );
};
