import type { SleepRecordWithEtag } from '@vida/contract/sleep/sleep-endpoints.ts';
import { computeSleepFigures, toNight } from '@vida/contract/sleep/sleep-rules.ts';
import type { RefObject } from 'react';
import { NightsChart } from './chart/nights-chart.tsx';
import { NightsList } from './history/nights-list.tsx';
import { SleepStats } from './sleep-stats.tsx';
import { SleepTipCard } from './sleep-tip-card.tsx';

interface SleepContentProps {
  /** Newest first, at least one. */
  records: readonly SleepRecordWithEtag[];
  today: string;
  goalHours: number | null;
  /** Takes the focus when the last night is gone. */
  register: RefObject<HTMLElement | null>;
}

/** Nights as figures, chart, tip and list. */
export const SleepContent = ({ records, today, goalHours, register }: SleepContentProps) => {
  const nights = records.map(toNight);
  const figures = computeSleepFigures(nights);
  return (
    <>
      {figures && <SleepStats figures={figures} nightCount={records.length} goalHours={goalHours} />}
      <div className="page-columns">
        <NightsChart nights={nights} today={today} goalHours={goalHours} />
        {figures && <SleepTipCard figures={figures} />}
      </div>
      <NightsList records={records} register={register} />
    </>
  );
};
