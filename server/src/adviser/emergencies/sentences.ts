import { z } from 'zod';
import { featuresOf } from '../../text/classifier/features.ts';
import { type Lesson, learn } from '../../text/classifier/learn.ts';
import { writeLearnt } from '../../text/classifier/learnt-file.ts';
import { tokenize } from '../../text/tokenize.ts';
import { loadTable } from '../load-knowledge.ts';
import { emergencyKinds, kindsInOrder } from './emergency.ts';

/**
 * Who wrote the sentences: learnt from; learnt from, but written after what was missed had been read, so left out where
 * others are judged; or only counted.
 */
export const loadAuthors = () =>
  loadTable('emergencies/authors.csv', {
    author: z.string(),
    use: z.enum(['training', 'mending', 'testing']),
    brief: z.string(),
  });

/** One author's sentences. Throws for a label and a kind that do not go together. */
export const loadSentences = (author: string) =>
  loadTable(`emergencies/sentences/${author}.csv`, {
    text: z.string(),
    label: z.enum(['medical', 'emotional', 'none']),
    kind: z.enum(['none', ...kindsInOrder]),
    group: z.string(),
    place: z.enum(['chat', 'post']),
    before: z.string().default(''),
  }).map((sentence) => {
    const { label, kind, text } = sentence;
    if (label !== (kind === 'none' ? 'none' : emergencyKinds[kind]))
      throw new Error(`${author}: '${text}' cannot be ${label} and ${kind}`);
    return { ...sentence, author };
  });
export type Sentence = ReturnType<typeof loadSentences>[number];

export const lessonOf = ({ text, kind }: Pick<Sentence, 'text' | 'kind'>): Lesson => ({
  features: featuresOf(tokenize(text).words),
  says: kind === 'none' ? null : kindsInOrder.indexOf(kind),
});

/** What all training authors' sentences teach, as the file that is shipped. The same sentences make the same file. */
export const learnEmergencies = (): Buffer => {
  const taught = loadAuthors().filter(({ use }) => use !== 'testing');
  const lessons = taught.flatMap(({ author }) => loadSentences(author)).map(lessonOf);
  return writeLearnt(learn(lessons, kindsInOrder.length));
};
