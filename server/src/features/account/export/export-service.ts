import type { ExportFormat } from '@vida/contract/account/account-schemas.ts';
import type { FileReply } from '@vida/contract/core/endpoint.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import type { Database } from '../../../db/database.ts';
import type { SecurityCaller, SecurityLog } from '../../../http/security-log.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { createFairTurns } from '../../../turns/fair-turns.ts';
import { bufferInFile } from './buffer-in-file.ts';
import { type ExportContents, readExportContents } from './export-contents.ts';
import { toExportZip } from './export-csv.ts';
import { exportFileName } from './export-messages.ts';

export interface ExportDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly security: SecurityLog;
}

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'application/zip',
};

/** However many ask at once, exports take two connections of the pool, and one that is long keeps nobody waiting. */
const EXPORTS_AT_ONCE = 2;
const MOST_WAITING = 50;
const MOST_WAITING_OF_ONE = 3;
/** Less than a request may take. */
const PATIENCE_MS = 45_000;

/** `{ format, version, exportedAt, account, <table>: [...] }`, one row a line, piece by piece. */
async function* toExportJson(contents: ExportContents, exportedAt: Date): AsyncGenerator<string> {
  const head = { format: 'vida-export', version: 1, exportedAt, account: contents.account };
  yield JSON.stringify(head).slice(0, -1);
  for (const { name, portions } of contents.tables) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const rows of portions) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

/** Everything that is known about a person, to take along (LGPD, art. 18 and 19). */
export const createExportService = ({ db, clock, security }: ExportDeps) => {
  const turns = createFairTurns<string>({
    atOnce: EXPORTS_AT_ONCE,
    mostWaiting: MOST_WAITING,
    mostWaitingOf: MOST_WAITING_OF_ONE,
    patienceMs: PATIENCE_MS,
  });

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
    ): Promise<FileReply> => {
      const makeFile = async (): Promise<FileReply> => {
        const exportedAt = clock();
        const bytes = await db.transaction(
          async (tx) => {
            const contents = await readExportContents(viewer.userId, tx);
            const chunks =
              format === 'json'
                ? toExportJson(contents, exportedAt)
                : toExportZip(contents, exportedAt, viewer.timeZone);
            return bufferInFile(chunks, signal);
          },
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        );
        await security.note('data_exported', { accountId: viewer.userId, caller });
        const fileName = exportFileName(dayOf(exportedAt, viewer.timeZone), format);
        return { fileName, contentType: contentTypes[format], bytes };
      };
      return turns.run(viewer.userId, makeFile, signal);
    },
  };
};

export type ExportService = ReturnType<typeof createExportService>;
