import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { FileText } from 'lucide-react';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatMoment, formatReading } from '../glucose/format-glucose.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { ImportErrors } from './import-errors.tsx';
import { importMessages as messages } from './import-messages.ts';
import { ImportSamples } from './import-samples.tsx';

const Count = ({ value, label }: { value: number; label: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dd className="text-xl font-semibold tracking-[-0.02em] tabular-nums">{messages.count(value)}</dd>
    <dt className="text-sm text-muted-foreground">{label}</dt>
  </div>
);

interface ImportPreviewProps {
  fileName: string;
  result: ImportResult;
}

/** What the file would bring: counts, period, unit, the first readings, the lines that stay out. */
export const ImportPreview = ({ fileName, result }: ImportPreviewProps) => {
  const { timeZone, glucoseUnit } = useUser();
  const today = useToday();
  const { format, readings, treatments, duplicates, errorCount, from, to, unit, dateOrder, samples } = result;
  const momentOf = (at: string) => formatMoment(at, timeZone, today);
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Icon icon={FileText} />
        <b className="min-w-0 break-all">{fileName}</b>
        <Badge tone="teal">{messages.formats[format]}</Badge>
      </p>
      <dl className="grid grid-cols-3 gap-3 border-y border-border py-3.5">
        <Count value={readings} label={messages.fresh} />
        <Count value={duplicates} label={messages.known} />
        <Count value={errorCount} label={messages.problems} />
      </dl>
      <p className="text-sm text-muted-foreground">
        {from && to && `${messages.period(momentOf(from), momentOf(to))} `}
        {messages.unit(unit)}
        {dateOrder && ` ${messages.dateOrderRead} ${messages.dateOrders[dateOrder].toLowerCase()}.`}
        {treatments > 0 && ` ${messages.treatments(treatments)}`}
      </p>
      {result.imported === 0 && <p className="font-semibold">{messages.nothingNew}</p>}
      {samples.length > 0 && (
        <ImportSamples
          rows={samples.map((sample) => ({
            key: sample.line,
            when: momentOf(sample.measuredAt),
            value: formatReading(sample, glucoseUnit),
            origin: measurementsMessages.kinds[sample.kind],
          }))}
        />
      )}
      <ImportErrors errors={result.errors} errorCount={errorCount} />
    </div>
  );
};
