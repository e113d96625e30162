import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { importMessages as messages } from './import-messages.ts';

const FIRST_SHOWN = 5;

/** The lines that do not come in, and why: the first, and all the others when asked for. */
export const ImportErrors = ({ errors, errorCount }: Pick<ImportResult, 'errors' | 'errorCount'>) => {
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
