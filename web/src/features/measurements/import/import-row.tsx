import type { MetricImport } from '@vida/contract/measurements/import-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { importMessages as messages } from './import-messages.ts';

/** The name of an imported file. */
export const nameOf = ({ fileName }: MetricImport): string => fileName ?? messages.unnamed;

interface ImportRowProps {
  each: MetricImport;
  /** '21/11, 06:52' */
  when: string;
  onUndo: () => void;
}

/** A file whose readings are here, with its way back. */
export const ImportRow = ({ each, when, onUndo }: ImportRowProps) => (
  <li className="flex items-center gap-3 border-b border-border py-2">
    <div className="mr-auto min-w-0">
      <p className="wrap-anywhere">{nameOf(each)}</p>
      <p className="text-sm text-muted-foreground">
        {messages.listed(messages.formats[each.format], each.imported, when)}
      </p>
    </div>
    <Button variant="ghost" aria-label={messages.undoOf(nameOf(each))} onClick={onUndo}>
      {measurementsMessages.undo}
    </Button>
  </li>
);
