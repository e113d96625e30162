import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatMoment } from '../format-moment.ts';
import { formatReading } from '../glucose/format-glucose.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { importMessages as messages } from './import-messages.ts';

const { nothing } = messages;

/** Why a file brings nothing; null where it brings something. */
const nothingNewText = ({ imported, duplicates, skipped, errorCount }: ImportResult): string | null => {
  if (imported > 0) return null;
  if (duplicates > 0) return errorCount > 0 ? nothing.knownOrUnread : nothing.known;
  if (errorCount > 0) return nothing.unread;
  return skipped > 0 ? nothing.skipped : nothing.empty;
};

const FIRST_SHOWN = 5;

/** The lines that do not come in, and why: the first, and all the others when asked for. */
const ImportErrors = ({ errors, errorCount }: Pick<ImportResult, 'errors' | 'errorCount'>) => {
  const [isWhole, setWhole] = useState(false);
  if (errorCount === 0) return null;
  const shown = isWhole ? errors : errors.slice(0, FIRST_SHOWN);
  const canShowMore = errors.length > shown.length;
  return (
    <section className="rounded-md bg-warning-soft px-3.5 py-2.5">
      <h3 className="text-base font-semibold text-warning">{messages.notTaken(errorCount)}</h3>
      <ul className="mt-1 text-sm">
        {shown.map(({ line, reason }) => (
          <li key={`${line} ${reason}`} className="break-words">
            <b className="tabular-nums">{messages.line(line)}</b>: {reason}.
          </li>
        ))}
        {isWhole && errorCount > errors.length && <li>{messages.moreErrors(errorCount - errors.length)}</li>}
      </ul>
      {canShowMore && (
        <Button variant="ghost" className="-ml-3" onClick={() => setWhole(true)}>
          {messages.allErrors}
        </Button>
      )}
    </section>
  );
};

const { names, kinds } = measurementsMessages;

const Count = ({ value, label }: { value: number; label: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-muted-foreground">{label}</dt>
    <dd className="text-xl font-semibold tracking-[-0.02em] tabular-nums">{messages.count(value)}</dd>
  </div>
);

/** What the file would bring: counts, period, unit, the first readings, the lines that stay out. */
export const ImportPreview = ({ fileName, result }: { fileName: string; result: ImportResult }) => {
  const { timeZone, glucoseUnit } = useUser();
  const today = useToday();
  const { format, readings, treatments, duplicates, skipped, errorCount, from, to, samples } = result;
  const { readingTypes } = result;
  const hasGlucose = readingTypes.some(({ metricType }) => metricType === 'glucose');
  const hasOthers = readingTypes.some(({ metricType }) => metricType !== 'glucose');
  const momentOf = (at: string) => formatMoment(at, timeZone, today);
  /** So that a wrong date or unit is seen before it is stored. */
  const sampleCells = (sample: ImportResult['samples'][number] | undefined): readonly string[] =>
    sample ? [momentOf(sample.measuredAt), formatReading(sample, glucoseUnit), kinds[sample.kind]] : [];
  const nothingNew = nothingNewText(result);
  const facts = [
    from && to ? messages.period(momentOf(from), momentOf(to)) : '',
    hasOthers ? messages.types(readingTypes) : '',
    hasGlucose ? messages.unit(result.unit) : '',
    result.dateOrder ? messages.dateOrderRead(result.dateOrder) : '',
    treatments > 0 ? messages.treatments(treatments) : '',
    skipped > 0 ? messages.skipped(skipped) : '',
  ].filter((fact) => fact !== '');
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Icon icon={FileText} />
        <b className="min-w-0 break-all">{fileName}</b>
        <Badge tone="teal">{messages.formats[format]}</Badge>
      </p>
      {nothingNew && <p className="font-semibold">{nothingNew}</p>}
      <dl className="grid grid-cols-3 gap-3 border-y border-border py-3.5">
        <Count value={readings} label={messages.fresh(readings)} />
        <Count value={duplicates} label={messages.known(duplicates)} />
        <Count value={errorCount} label={messages.problems(errorCount)} />
      </dl>
      {facts.length > 0 && (
        <ul className="text-sm text-muted-foreground">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {samples.length > 0 && (
        <ChartTable
          caption={messages.samples}
          columns={[names.when, metricDefinitions.glucose.name, names.origin]}
          rowCount={samples.length}
          rowAt={(index) => sampleCells(samples[index])}
        />
      )}
      <ImportErrors errors={result.errors} errorCount={errorCount} />
    </div>
  );
};
