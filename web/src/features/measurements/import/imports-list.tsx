import { useQuery } from '@tanstack/react-query';
import type { MetricImport } from '@vida/contract/measurements/import-schemas.ts';
import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatMoment } from '../glucose/format-glucose.ts';
import { metricImportsQuery } from '../measurements-queries.ts';
import { importMessages as messages } from './import-messages.ts';
import { useUndoImportWithToast } from './use-undo-import.ts';

const nameOf = ({ fileName }: MetricImport): string => fileName ?? messages.unnamed;

/** The files whose readings are here, each with its way back; nothing where there are none. */
export const ImportsList = () => {
  const { timeZone } = useUser();
  const today = useToday();
  const { data: imports = [] } = useQuery(metricImportsQuery());
  const [asked, setAsked] = useState<MetricImport | null>(null);
  const { undo, isPending } = useUndoImportWithToast();
  if (imports.length === 0) return null;
  return (
    <section className="mt-5">
      <h3>{messages.list}</h3>
      <ul className="mt-1">
        {imports.map((each) => (
          <li key={each.id} className="flex items-center gap-3 border-b border-border py-2">
            <div className="mr-auto min-w-0">
              <p className="break-words">{nameOf(each)}</p>
              <p className="text-sm text-muted-foreground">
                {messages.listed(each.imported, formatMoment(each.createdAt, timeZone, today))}
              </p>
            </div>
            <Button variant="ghost" aria-label={messages.undoOf(nameOf(each))} onClick={() => setAsked(each)}>
              {messages.undo}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          danger
          title={messages.undoTitle}
          description={messages.undoDescription(asked.imported, nameOf(asked))}
          confirmLabel={messages.undo}
          pending={isPending}
          onConfirm={() => undo(asked.id, () => setAsked(null))}
          onOpenChange={() => setAsked(null)}
        />
      )}
    </section>
  );
};
