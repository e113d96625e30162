import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { featuresOf } from '../../text/classifier/features.ts';
import type { Lesson } from '../../text/classifier/learn.ts';
import { readWords } from '../../text/words.ts';
import { readKnowledge } from '../read-knowledge.ts';
import { emergencyKinds } from './emergency.ts';
import { learntKinds } from './judge-text.ts';

const sentenceSchema = z.object({
  text: z.string(),
  label: z.enum(['medical', 'emotional', 'none']),
  kind: z.enum(['none', ...learntKinds]),
  group: z.string(),
  place: z.enum(['chat', 'post']),
  before: z.string().default(''),
});

const authorSchema = z.object({
  author: z.string(),
  use: z.enum(['training', 'mending', 'testing']),
  brief: z.string(),
});

export type Author = z.infer<typeof authorSchema>;
export interface Sentence extends z.infer<typeof sentenceSchema> {
  readonly author: string;
}

const folder = new URL('../../../knowledge/emergencies/sentences/', import.meta.url);

/**
 * Who wrote the sentences: learnt from; learnt from, but written after what was missed had been read, so left out where
 * others are judged; or only counted.
 */
export const readAuthors = (): readonly Author[] =>
  z.array(authorSchema).parse(readKnowledge('emergencies/authors.csv'));

/** One author's sentences. Throws for a label and a kind that do not go together. */
export const readSentences = (author: string): readonly Sentence[] =>
  z
    .array(sentenceSchema)
    .parse(readKnowledge(`emergencies/sentences/${author}.csv`))
    .map((sentence) => {
      const { label, kind, text } = sentence;
      if (label !== (kind === 'none' ? 'none' : emergencyKinds[kind]))
        throw new Error(`${author}: '${text}' cannot be ${label} and ${kind}`);
      return { ...sentence, author };
    });

/** The names of all tables of sentences. */
export const sentenceTables = (): readonly string[] =>
  readdirSync(folder).map((file) => file.replace(/\.csv$/, ''));

export const lessonOf = ({ text, kind }: Pick<Sentence, 'text' | 'kind'>): Lesson => ({
  features: featuresOf(readWords(text).words),
  says: kind === 'none' ? null : learntKinds.indexOf(kind),
});
