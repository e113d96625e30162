import { z } from 'zod';
import { placeOfRow } from '../../../text/load-rows.ts';
import { createPatternReader } from '../../../text/sentence-pattern.ts';
import { cellsSchema, loadTable, once } from '../../load-knowledge.ts';
import { BREACHES, type Breach } from './breach.ts';
import { FORBIDDEN_TOPICS, type ForbiddenTopic } from './forbidden-topics.ts';

const text = z.string().min(1);
const ruleColumns = { pattern: text, unless: z.string(), refused: text, passes: text };

/** What may not be said or asked. `says` and `unless` read a marked sentence. */
export interface SpeechRule<Of> {
  readonly of: Of;
  readonly says: RegExp;
  /** Found anywhere in the sentence, this makes it harmless. */
  readonly unless: RegExp | null;
  /** The row that a text of which `says` holds is refused by: 'speech/rules.csv:57'. Slow: for the log. */
  readonly placeIn: (marked: string) => string;
}

/** The rows of the tables as they stand there, and what reads their patterns. */
export const loadSpeechRows = () => {
  const classes = loadTable('speech/classes.csv', { name: text, pattern: text });
  const rules = loadTable('speech/rules.csv', { breach: z.enum(BREACHES), ...ruleColumns });
  const questions = loadTable('speech/questions.csv', { topic: z.enum(FORBIDDEN_TOPICS), ...ruleColumns });
  return {
    read: createPatternReader(new Map(classes.map(({ name, pattern }) => [name, pattern]))),
    numbers: loadTable('speech/numbers.csv', { number: text, words: cellsSchema }),
    marks: loadTable('speech/marks.csv', { mark: text, pattern: text }),
    allowed: loadTable('speech/allowed.csv', { pattern: text, example: text }),
    references: loadTable('speech/references.csv', {
      after: text,
      pattern: z.string(),
      said: text,
      example: text,
    }),
    rules: rules.map(({ breach, ...row }) => ({ of: breach, ...row })),
    questions: questions.map(({ topic, ...row }) => ({ of: topic, ...row })),
  };
};

/**
 * The tables of server/knowledge/speech, read when somebody first asks; throws where a cell is not as described there.
 */
export const speechTables = once(() => {
  const { read, ...rows } = loadSpeechRows();
  const toRegExp = (pattern: string, flags = 'u'): RegExp => new RegExp(read(pattern), flags);
  const anyOf = (group: readonly { readonly pattern: string }[]): string =>
    group.map(({ pattern }) => pattern).join(' || ');
  /** Rows of one breach or topic with the same exception are one rule: any of them is enough. */
  const rulesOf = <Of extends string>(
    file: string,
    all: readonly { readonly of: Of; readonly pattern: string; readonly unless: string }[],
  ): SpeechRule<Of>[] =>
    [...Map.groupBy(all, ({ of, unless }) => `${of} ${unless}`).values()].flatMap((group) =>
      group.slice(0, 1).map(({ of, unless }) => ({
        of,
        says: toRegExp(anyOf(group)),
        unless: unless === '' ? null : toRegExp(unless),
        placeIn: (marked) => {
          const row = group.find(({ pattern }) => toRegExp(pattern).test(marked));
          return row ? placeOfRow(file, all.indexOf(row)) : file;
        },
      })),
    );
  const numbers = new Map(rows.numbers.flatMap(({ number, words }) => words.map((word) => [word, number])));
  return {
    /** By written-out number, its digits. */
    numbers,
    numberWord: new RegExp(`(?<= )(?:${[...numbers.keys()].join('|')})(?= )`, 'gu'),
    marks: [...Map.groupBy(rows.marks, ({ mark }) => mark)].map(([mark, group]) => ({
      mark,
      words: toRegExp(anyOf(group), 'gu'),
    })),
    allowed: rows.allowed.map(({ pattern }) => toRegExp(pattern, 'gu')),
    references: rows.references.map(({ after, pattern, said }) => ({
      said,
      found: new RegExp(`(?<=${read(after)})${read(pattern)}`, 'gu'),
    })),
    notOfMedicine: toRegExp('@not_of_medicine'),
    bareCommand: toRegExp('@bare_command'),
    members: {
      ownUse: toRegExp('@own_use'),
      telling: toRegExp('@telling'),
      asking: toRegExp('@asking'),
      proposing: toRegExp('@proposing'),
      whyNot: toRegExp('@why_not'),
    },
    rules: rulesOf<Breach>('speech/rules.csv', rows.rules),
    questions: rulesOf<ForbiddenTopic>('speech/questions.csv', rows.questions),
  };
});
