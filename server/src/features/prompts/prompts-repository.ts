import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { aiPrompts, aiPromptVersions } from './prompts-tables.ts';

export type PromptRow = typeof aiPrompts.$inferSelect;
export type NewPromptRow = Omit<typeof aiPrompts.$inferInsert, 'id'>;
export type PromptVersionRow = typeof aiPromptVersions.$inferSelect;

/** The administrator's prompts and their versions; they belong to no person. */
export const createPromptsRepository = (db: Database | Transaction) => ({
  list: (limit: number): Promise<PromptRow[]> =>
    db
      .select()
      .from(aiPrompts)
      .orderBy(aiPrompts.section, desc(aiPrompts.isActive), desc(aiPrompts.updatedAt))
      .limit(limit),

  count: async (): Promise<number> => {
    const [row] = await db.select({ prompts: count() }).from(aiPrompts);
    return row?.prompts ?? 0;
  },

  find: async (id: string): Promise<PromptRow | undefined> => {
    const [row] = await db.select().from(aiPrompts).where(eq(aiPrompts.id, id)).for('update');
    return row;
  },

  findActive: async (section: PromptSection): Promise<PromptRow | undefined> => {
    const [row] = await db
      .select()
      .from(aiPrompts)
      .where(and(eq(aiPrompts.section, section), eq(aiPrompts.isActive, true)));
    return row;
  },

  insert: async (row: NewPromptRow): Promise<PromptRow> => {
    const [inserted] = await db.insert(aiPrompts).values(row).returning();
    if (!inserted) throw new Error('insert into ai_prompts answered no row');
    return inserted;
  },

  update: async (id: string, change: Partial<NewPromptRow>): Promise<PromptRow | undefined> => {
    const [row] = await db.update(aiPrompts).set(change).where(eq(aiPrompts.id, id)).returning();
    return row;
  },

  /** Ends the section's active prompt, unless it is `exceptId`. */
  deactivateOthers: async (section: PromptSection, exceptId: string | null): Promise<void> => {
    await db
      .update(aiPrompts)
      .set({ isActive: false })
      .where(
        and(
          eq(aiPrompts.section, section),
          eq(aiPrompts.isActive, true),
          exceptId === null ? undefined : ne(aiPrompts.id, exceptId),
        ),
      );
  },

  remove: async (id: string): Promise<boolean> => {
    const removed = await db.delete(aiPrompts).where(eq(aiPrompts.id, id)).returning({ id: aiPrompts.id });
    return removed.length > 0;
  },

  addVersion: async (row: PromptVersionRow): Promise<void> => {
    await db.insert(aiPromptVersions).values(row);
  },

  /** Newest first. */
  listVersions: (promptId: string, limit: number): Promise<PromptVersionRow[]> =>
    db
      .select()
      .from(aiPromptVersions)
      .where(eq(aiPromptVersions.promptId, promptId))
      .orderBy(desc(aiPromptVersions.version))
      .limit(limit),

  findVersion: async (promptId: string, version: number): Promise<PromptVersionRow | undefined> => {
    const [row] = await db
      .select()
      .from(aiPromptVersions)
      .where(and(eq(aiPromptVersions.promptId, promptId), eq(aiPromptVersions.version, version)));
    return row;
  },
});
