/** A cell of a Markdown table: one line, bars escaped. */
const cell = (text: string): string => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');

/** A Markdown table; rows shorter than the head are filled with empty cells by whoever reads it. */
export const writeTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** What stands first in a document that nobody writes by hand. */
export const GENERATED = '<!-- Gerado por `npm run docs`; não editar à mão. -->';
