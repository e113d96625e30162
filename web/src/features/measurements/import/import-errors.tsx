import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { importMessages as messages } from './import-messages.ts';

const SHOWN = 50;

/** The lines that do not come in, and why; folded until asked for. */
export const ImportErrors = ({ errors, errorCount }: Pick<ImportResult, 'errors' | 'errorCount'>) => {
  if (errorCount === 0) return null;
  return (
    <details className="rounded-md bg-warning-soft px-3.5 pb-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-warning">
        {messages.notTaken(errorCount)}
      </summary>
      <ul className="max-h-48 overflow-y-auto pb-2 text-sm">
        {errors.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={line}>
            <b className="tabular-nums">{messages.line(line)}</b>: {reason}.
          </li>
        ))}
        {errorCount > SHOWN && <li>{messages.moreErrors(errorCount - SHOWN)}</li>}
      </ul>
    </details>
  );
};
