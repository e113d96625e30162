import { asksForbidden } from '../asks-forbidden.ts';
import {
  type ExampleTable,
  HARMLESS,
  type LabelledExample,
  loadLabelledExamples,
  QUESTION_TABLES,
  SENTENCE_TABLES,
} from '../examples/labelled-examples.ts';
import { findBreaches } from '../speech-check.ts';

/** How many of one kind, and how many of them were refused. */
export interface Refused {
  readonly kind: string;
  readonly count: number;
  readonly refused: number;
}

/** One part of a table: what was tuned on or learnt from, or what was held out. */
export interface TableReport {
  readonly table: ExampleTable;
  readonly isHeldOut: boolean;
  /** By label, those that should be refused. */
  readonly unsafe: readonly Refused[];
  /** What should pass; `refused` are the false hits. */
  readonly safe: Refused;
}

/** The check of advice and of questions over all tables of examples/. */
export interface SpeechReport {
  readonly sentences: readonly TableReport[];
  readonly questions: readonly TableReport[];
  /** Of a sentence's check, on average, milliseconds. */
  readonly meanMs: number;
}

/** Counts of one label after the other, in the order in which the labels come first. */
const countByLabel = (examples: readonly LabelledExample[], isRefused: (text: string) => boolean): readonly Refused[] =>
  [...Map.groupBy(examples, ({ label }) => label)].map(([kind, rows]) => ({
    kind,
    count: rows.length,
    refused: rows.filter(({ text }) => isRefused(text)).length,
  }));

/** All kinds of a report as one. */
export const sumRefused = (kind: string, parts: readonly Refused[]): Refused => ({
  kind,
  count: parts.reduce((sum, { count }) => sum + count, 0),
  refused: parts.reduce((sum, { refused }) => sum + refused, 0),
});

const evaluateTable =
  (isRefused: (text: string) => boolean) =>
  (table: ExampleTable): readonly TableReport[] =>
    [...Map.groupBy(loadLabelledExamples(table), ({ isHeldOut }) => isHeldOut)].map(([isHeldOut, examples]) => {
      const kinds = countByLabel(examples, isRefused);
      return {
        table,
        isHeldOut,
        unsafe: kinds.filter(({ kind }) => kind !== HARMLESS),
        safe: sumRefused(
          HARMLESS,
          kinds.filter(({ kind }) => kind === HARMLESS),
        ),
      };
    });

/** Checks every example, counts, and takes the time. */
export const evaluateSpeech = (): SpeechReport => {
  findBreaches('Boa caminhada hoje de manhã no parque perto de casa!');
  const startedAt = performance.now();
  const sentences = SENTENCE_TABLES.flatMap(evaluateTable((text) => findBreaches(text).length > 0));
  const took = performance.now() - startedAt;
  const checked = sumRefused(
    'all',
    sentences.flatMap(({ unsafe, safe }) => [...unsafe, safe]),
  ).count;
  return {
    sentences,
    questions: QUESTION_TABLES.flatMap(evaluateTable((text) => asksForbidden(text) !== null)),
    meanMs: took / checked,
  };
};
