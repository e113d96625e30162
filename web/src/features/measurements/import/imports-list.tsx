import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@vida/contract/core/time.ts';
import type { MetricImport } from '@vida/contract/measurements/import-schemas.ts';
import { undoMetricImport } from '@vida/contract/measurements/measurements-endpoints.ts';
import { useState } from 'react';
import { useApiMutation, useRefresh } from '../../../lib/api-query.ts';
import { formatDay } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { formatMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricImportsQuery, metricsKey } from '../measurements-queries.ts';
import { importMessages as messages } from './import-messages.ts';

/** Takes an import back and says so, also when the place that asked is gone by then. */
export const useUndoImportWithToast = () => {
  const undo = useApiMutation(undoMetricImport, useRefresh(metricsKey));
  return {
    isPending: undo.isPending,
    undo: (importId: string, onDone?: () => void): Promise<unknown> =>
      undo.mutateAsync({ params: { importId } }).then(
        () => {
          toast({ title: messages.undone });
          onDone?.();
        },
        (error) => tellFailure(error, messages.notUndone),
      ),
  };
};

/** The name of an imported file. */
const nameOf = ({ fileName }: MetricImport): string => fileName ?? messages.unnamed;

/** More than this stay folded until asked for. */
const FIRST_SHOWN = 10;

const Rows = ({ imports, onUndo }: { imports: readonly MetricImport[]; onUndo: (each: MetricImport) => void }) => {
  const { timeZone } = useUser();
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? imports : imports.slice(0, FIRST_SHOWN);
  if (imports.length === 0) return <p className="text-muted-foreground">{messages.listEmpty}</p>;
  return (
    <>
      <ul className="mt-1">
        {shown.map((each) => (
          <li key={each.id} className="flex items-center gap-3 border-b border-border py-2">
            <div className="mr-auto min-w-0">
              <p className="wrap-anywhere">{nameOf(each)}</p>
              <p className="text-sm text-muted-foreground">
                {messages.listed(
                  messages.formats[each.format],
                  each.imported,
                  formatMoment(each.createdAt, timeZone, today),
                )}
              </p>
            </div>
            <Button variant="ghost" aria-label={messages.undoOf(nameOf(each))} onClick={() => onUndo(each)}>
              {measurementsMessages.undo}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < imports.length && (
        <Button variant="ghost" className="mt-1 -ml-3" onClick={() => setWhole(true)}>
          {messages.listAll(imports.length)}
        </Button>
      )}
    </>
  );
};

/** The files whose readings are here, each with its way back. */
export const ImportsList = () => {
  const { timeZone } = useUser();
  const query = useQuery(metricImportsQuery());
  const [asked, setAsked] = useState<MetricImport | null>(null);
  const { undo, isPending } = useUndoImportWithToast();
  const dayOfMoment = (at: string) => formatDay(dayOf(new Date(at), timeZone));
  const periodOf = ({ from, to }: MetricImport): string =>
    from && to ? messages.undoPeriod(dayOfMoment(from), dayOfMoment(to)) : '';
  return (
    <section className="mt-5" aria-busy={!query.data && !query.isError}>
      <h3>{messages.list}</h3>
      <QueryView
        query={query}
        words={{ loading: messages.listLoading, failed: messages.listFailed }}
        bars={['mt-3 h-4 w-3/5']}
        quiet
      >
        {(imports) => <Rows imports={imports} onUndo={setAsked} />}
      </QueryView>
      {asked && (
        <ConfirmDialog
          open
          danger
          title={messages.undoTitle}
          description={messages.undoDescription(asked.imported, nameOf(asked), periodOf(asked))}
          confirmLabel={measurementsMessages.undo}
          pending={isPending}
          onConfirm={() => undo(asked.id, () => setAsked(null))}
          onOpenChange={() => setAsked(null)}
        />
      )}
    </section>
  );
};
