import type { ExportFormat } from '@vida/contract/account/account-schemas.ts';
import type { FileReply } from '@vida/contract/core/endpoint.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import type { Database } from '../../../db/database.ts';
import type { SecurityCaller, SecurityLog } from '../../../http/security-log.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { readExportContents } from './export-contents.ts';
import { toExportZip } from './export-csv.ts';
import { toExportJson } from './export-json.ts';
import { exportFileName } from './export-messages.ts';
import { spool } from './spool.ts';

export interface ExportDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly security: SecurityLog;
}

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'application/zip',
};

/** One after the other: however many ask at once, exports take one connection of the pool. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
};

/** Everything that is known about a person, to take along (LGPD, art. 18 and 19). */
export const createExportService = ({ db, clock, security }: ExportDeps) => {
  const inTurn = createTurns();

  return {
    /**
     * The whole file as of one moment. It is written down before the first byte leaves, so that the database is never
     * kept waiting for a slow phone, and a failure is an error and not half a file.
     */
    make: (
      viewer: Pick<Viewer, 'userId' | 'timeZone'>,
      format: ExportFormat,
      caller: SecurityCaller,
      signal: AbortSignal,
    ): Promise<FileReply> =>
      inTurn(async () => {
        const exportedAt = clock();
        const bytes = await db.transaction(
          async (tx) => {
            const contents = await readExportContents(viewer.userId, tx);
            const chunks =
              format === 'json'
                ? toExportJson(contents, exportedAt)
                : toExportZip(contents, exportedAt, viewer.timeZone);
            return spool(chunks, signal);
          },
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        );
        await security.note('data_exported', { accountId: viewer.userId, caller });
        const fileName = exportFileName(dayOf(exportedAt, viewer.timeZone), format);
        return { fileName, contentType: contentTypes[format], bytes };
      }),
  };
};

export type ExportService = ReturnType<typeof createExportService>;
