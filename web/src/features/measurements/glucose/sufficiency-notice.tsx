import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { periodMessages as messages } from './period-messages.ts';

/** Says that a sensor's readings do not carry conclusions, and what is missing. */
export const SufficiencyNotice = ({ summary }: { summary: GlucoseSummary }) => {
  if (summary.sufficient || summary.basis !== 'sensor') return null;
  return (
    <Notice tone="info" title={messages.insufficient} className="mt-4">
      {messages.insufficientSensor(summary.daysWithReadings, formatNumber(summary.activePercent ?? 0, 0))}
    </Notice>
  );
};
