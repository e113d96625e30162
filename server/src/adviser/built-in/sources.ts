import { z } from 'zod';
import { loadTable, once } from '../load-knowledge.ts';

/** `own` is what no document says: the person reads that it is this system's opinion. */
const SOURCE_KINDS = ['guideline', 'study', 'law', 'leaflet', 'own'] as const;

/** The rows of server/knowledge/sources.csv by their key, read when somebody first asks. */
export const loadSources = once(() => {
  const columns = { key: z.string().min(1), kind: z.enum(SOURCE_KINDS), title: z.string().min(10) };
  return new Map(loadTable('sources.csv', columns).map((source) => [source.key, source]));
});

/** A source by its key; throws where the table has none. */
export const findSource = (key: string) => {
  const source = loadSources().get(key);
  if (!source) throw new Error(`server/knowledge/sources.csv has no source ${key}`);
  return source;
};

/** What is shown of a source: 'Diretriz Brasileira de Hipertensão Arterial (2025)'. */
export const citeSource = (key: string): string => findSource(key).title;
