import { z } from 'zod';
import { cellsSchema, readKnowledge } from '../read-knowledge.ts';
import { findSource, type Source } from './sources.ts';

const rowsSchema = z.array(
  z
    .strictObject({
      key: z.string().min(1),
      told_when: z.string().regex(/^\p{Lu}.*\.$/u),
      sources: cellsSchema.pipe(z.array(z.string()).min(1)),
    })
    .transform(({ key, told_when, sources }) => ({
      key,
      toldWhen: told_when,
      sources: sources.map(findSource),
    })),
);

/** What a professional knows of a rule: when it is told, in Portuguese, and what it rests on. */
export interface TipRow {
  readonly key: string;
  readonly toldWhen: string;
  readonly sources: readonly Source[];
}

let byKey: ReadonlyMap<string, TipRow> | undefined;

/** The rows of server/knowledge/tip-rules.csv by their key, read when somebody first asks. */
export const readTipTable = (): ReadonlyMap<string, TipRow> => {
  byKey ??= new Map(rowsSchema.parse(readKnowledge('tip-rules.csv')).map((row) => [row.key, row]));
  return byKey;
};

/** What stands under a tip as its source; throws for a rule without a row. */
export const evidenceOf = (ruleKey: string): string => {
  const row = readTipTable().get(ruleKey);
  if (!row) throw new Error(`server/knowledge/tip-rules.csv has no rule ${ruleKey}`);
  return row.sources.map(({ title }) => title).join('. ');
};
