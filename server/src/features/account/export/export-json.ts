import type { ExportContents } from './export-contents.ts';

/** `{ format, version, exportedAt, account, <table>: [...] }`, one row a line, piece by piece. */
export async function* toExportJson(contents: ExportContents, exportedAt: Date): AsyncGenerator<string> {
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
