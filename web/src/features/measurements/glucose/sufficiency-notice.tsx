import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { periodMessages as messages } from './period-messages.ts';

/** Says that the readings do not carry conclusions, and what is missing. */
export const SufficiencyNotice = ({ summary }: { summary: GlucoseSummary }) => {
  if (summary.sufficient) return null;
  return (
    <Notice tone="info" title={messages.insufficient} className="mt-4">
      {summary.basis === 'sensor'
        ? messages.insufficientSensor(summary.daysWithReadings, formatNumber(summary.activePercent ?? 0, 0))
        : messages.insufficientSingle(summary.readingCount)}
    </Notice>
  );
};
