import { getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { createPersonalDataRepository, type Row } from '../personal-data-repository.ts';
import { accountTable, personalTables } from '../personal-tables.ts';
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

/** Everything that is known about a person, as `tx` sees it. The account at once, the rest while it is read. */
export const readExportContents = async (userId: string, tx: Transaction): Promise<ExportContents> => {
  const repository = createPersonalDataRepository(tx);
  return {
    account: await repository.readAccount(userId, exportedColumns('users', getTableColumns(accountTable))),
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
