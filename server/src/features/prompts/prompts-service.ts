import type { PromptSection } from '@vida/contract/prompts/prompt-kinds.ts';
import type { NewPrompt, Prompt, PromptPreview, PromptVersion } from '@vida/contract/prompts/prompt-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { previewPrompt } from './preview-prompt.ts';
import { promptsMessages as messages } from './prompts-messages.ts';
import { createPromptsRepository, type PromptRow } from './prompts-repository.ts';

const MAX_PROMPTS = 200;
const VERSIONS_LISTED = 50;

type Texts = Pick<NewPrompt, 'title' | 'systemPrompt' | 'userPromptTemplate'>;
type PreviewedPrompt = Pick<NewPrompt, 'section' | 'systemPrompt' | 'userPromptTemplate'>;

const toPrompt = ({ createdAt, updatedAt, ...row }: PromptRow): Prompt => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const textsOf = ({ title, systemPrompt, userPromptTemplate }: Texts): Texts => ({
  title,
  systemPrompt,
  userPromptTemplate,
});

const isSame = (one: Texts, other: Texts): boolean =>
  one.title === other.title &&
  one.systemPrompt === other.systemPrompt &&
  one.userPromptTemplate === other.userPromptTemplate;

export interface PromptsDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** The administrator's texts for a model, with every text that they had. */
export const createPromptsService = ({ db, clock }: PromptsDeps) => {
  /** Stores the prompt's newest text as the version that it names. */
  const keepVersion = (tx: Transaction, { id, version, ...row }: PromptRow) =>
    createPromptsRepository(tx).addVersion({
      promptId: id,
      version,
      ...textsOf(row),
      savedAt: row.updatedAt,
    });

  const findOrRefuse = async (tx: Transaction, id: string): Promise<PromptRow> => {
    const row = await createPromptsRepository(tx).find(id);
    if (!row) throw notFound(messages.notFound);
    return row;
  };

  const replace = async (tx: Transaction, row: PromptRow, input: NewPrompt): Promise<Prompt> => {
    const prompts = createPromptsRepository(tx);
    if (input.isActive) await prompts.deactivateOthers(input.section, row.id);
    const isNewText = !isSame(row, input);
    const version = row.version + (isNewText ? 1 : 0);
    const updated = await prompts.update(row.id, {
      ...textsOf(input),
      section: input.section,
      isActive: input.isActive,
      version,
      updatedAt: clock(),
    });
    if (!updated) throw notFound(messages.notFound);
    if (isNewText) await keepVersion(tx, updated);
    return toPrompt(updated);
  };

  return {
    list: async (): Promise<Prompt[]> => (await createPromptsRepository(db).list(MAX_PROMPTS)).map(toPrompt),

    add: async (tx: Transaction, input: NewPrompt): Promise<Prompt> => {
      const prompts = createPromptsRepository(tx);
      if ((await prompts.count()) >= MAX_PROMPTS) throw conflict('too_many_prompts', messages.tooMany);
      if (input.isActive) await prompts.deactivateOthers(input.section, null);
      const now = clock();
      const row = await prompts.insert({ ...input, version: 1, createdAt: now, updatedAt: now });
      await keepVersion(tx, row);
      return toPrompt(row);
    },

    change: async (
      tx: Transaction,
      id: string,
      input: NewPrompt,
      expectSeen: (current: Prompt) => void,
    ): Promise<Prompt> => {
      const row = await findOrRefuse(tx, id);
      expectSeen(toPrompt(row));
      return replace(tx, row, input);
    },

    remove: async (tx: Transaction, id: string): Promise<{ id: string }> => {
      if (!(await createPromptsRepository(tx).remove(id))) throw notFound(messages.notFound);
      return { id };
    },

    /** Newest first. */
    listVersions: async (id: string): Promise<PromptVersion[]> => {
      const rows = await createPromptsRepository(db).listVersions(id, VERSIONS_LISTED);
      if (rows.length === 0) throw notFound(messages.notFound);
      return rows.map(({ promptId: _, savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
    },

    /** The earlier text becomes the newest version; section and status stay. */
    restore: async (tx: Transaction, id: string, version: number): Promise<Prompt> => {
      const row = await findOrRefuse(tx, id);
      const earlier = await createPromptsRepository(tx).findVersion(id, version);
      if (!earlier) throw notFound(messages.versionNotFound);
      return replace(tx, row, { ...textsOf(earlier), section: row.section, isActive: row.isActive });
    },

    /** What a model would get, with a sample person. */
    preview: (prompt: PreviewedPrompt): PromptPreview => previewPrompt(prompt, clock()),

    /** What a model is to be told in this section; the general one's where it has none; null without either. */
    readActive: async (section: PromptSection): Promise<Texts | null> => {
      const prompts = createPromptsRepository(db);
      const row = (await prompts.findActive(section)) ?? (await prompts.findActive('general'));
      return row ? textsOf(row) : null;
    },
  };
};

export type PromptsService = ReturnType<typeof createPromptsService>;
