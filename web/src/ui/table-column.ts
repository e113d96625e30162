import type { ReactNode } from 'react';

/** A column of a table of rows. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** 1 is always in sight, 2 from 761 px, 3 from 1101 px. */
  priority?: 1 | 2 | 3;
  align?: 'start' | 'end';
}
