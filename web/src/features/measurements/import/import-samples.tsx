import { importMessages as messages } from './import-messages.ts';

export interface SampleRow {
  readonly key: number;
  readonly when: string;
  readonly value: string;
  readonly origin: string;
}

/** The first readings of a file, so that a wrong date or unit is seen before it is stored. */
export const ImportSamples = ({ rows }: { rows: readonly SampleRow[] }) => (
  <table className="w-full border-collapse tabular-nums">
    <caption className="sr-only">{messages.samples}</caption>
    <thead>
      <tr className="border-b-[1.5px] border-input text-sm text-muted-foreground">
        <th scope="col" className="py-2 text-left font-semibold">
          {messages.when}
        </th>
        <th scope="col" className="py-2 pl-3 text-right font-semibold">
          {messages.glucose}
        </th>
        <th scope="col" className="py-2 pl-3 text-right font-semibold">
          {messages.origin}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, when, value, origin }) => (
        <tr key={key} className="h-11 border-b border-border">
          <td className="py-1">{when}</td>
          <td className="pl-3 text-right font-semibold whitespace-nowrap">{value}</td>
          <td className="pl-3 text-right text-muted-foreground">{origin}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
