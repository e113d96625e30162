import type { Transaction } from '../../../db/database.ts';
import { sessionMissing } from '../../../http/errors.ts';
import { createPersonalDataRepository, type Row } from '../personal-data-repository.ts';
import { accountColumns, personalTables } from '../personal-tables.ts';
import { exportedColumns } from './left-out.ts';

/** One table of an export; `portions` can be read once, before the next table's. */
export interface ExportedTable {
  readonly name: string;
  readonly columnNames: readonly string[];
  readonly portions: AsyncIterable<readonly Row[]>;
}

export interface ExportContents {
  readonly account: Row;
  readonly tables: readonly ExportedTable[];
}

/**
 * Everything that is known about a person, as `tx` sees it. The account at once, the rest while it is read. 401 for an
 * account that was deleted meanwhile, whose session is dead.
 */
export const readExportContents = async (userId: string, tx: Transaction): Promise<ExportContents> => {
  const repository = createPersonalDataRepository(tx);
  const columns = exportedColumns('users', accountColumns);
  const account = await repository.readAccount(userId, columns);
  if (!account) throw sessionMissing();
  return {
    account,
    tables: personalTables.map((table) => {
      const columns = exportedColumns(table.name, table.columns);
      return {
        name: table.name,
        columnNames: Object.keys(columns),
        portions: repository.readPortions(userId, table, columns),
      };
    }),
  };
};
