import { tipCategorySchema, tipPrioritySchema } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { z } from 'zod';
import { cellsSchema, isYesSchema, loadTable, once } from '../load-knowledge.ts';
import { personTerms } from '../warnings/warning-table.ts';
import { personSlots } from './shared-slots.ts';
import { findSource } from './sources.ts';

/** What the rules are about, in the order in which they are reviewed. */
export const TIP_THEMES = [
  'glucose',
  'vitals',
  'condition',
  'medicine',
  'food',
  'movement',
  'sleep',
  'substances',
  'basics',
] as const;

/** For whom: every group must hold, by any of its terms; one that nobody can be is a slip of whoever wrote it. */
const personCell = z
  .string()
  .transform((cell) => (cell === '' ? [] : cell.split(' & ').map((group) => group.split('|'))))
  .refine((groups) =>
    groups.flat().every((term) => {
      const name = term.replace(/^!/, '');
      return name in personSlots || personTerms().has(name);
    }),
  );

const loadRules = () =>
  loadTable('tip-rules.csv', {
    key: z.string().min(1),
    theme: z.enum(TIP_THEMES),
    topic: z.string().min(1),
    category: tipCategorySchema,
    audience: z.enum(['everyone', 'adults']),
    everyday: isYesSchema,
    moves: isYesSchema,
    person: personCell,
    priority: cellsSchema.pipe(z.array(tipPrioritySchema).min(1)),
    urgency: cellsSchema.pipe(z.array(z.coerce.number<string>().min(0).max(9))),
    told_when: z.string().regex(/^\p{Lu}.*\.$/u),
    sources: cellsSchema.pipe(z.array(z.string()).min(1)),
  }).map(({ priority, urgency, told_when, sources, ...row }) => ({
    ...row,
    priorities: priority,
    urgencies: urgency.length === 0 ? [0] : urgency,
    toldWhen: told_when,
    sources: sources.map(findSource),
  }));

/** What a professional decides of a rule: whom it is for, how pressing it is, when it is told, what it rests on. */
export type TipRow = ReturnType<typeof loadRules>[number];

/** The rows of server/knowledge/tip-rules.csv by their key, in their order; read when somebody first asks. */
export const loadTipTable: () => ReadonlyMap<string, TipRow> = once(
  () => new Map(loadRules().map((row) => [row.key, row])),
);

/** What stands under a tip as its source: 'Diretriz A (2025). Lei B'. */
export const evidenceOf = ({ sources }: TipRow): string => sources.map(({ title }) => title).join('. ');
