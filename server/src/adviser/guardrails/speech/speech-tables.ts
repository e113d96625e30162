import { z } from 'zod';
import { createPatternReader } from '../../../text/sentence-pattern.ts';
import { readKnowledge } from '../../read-knowledge.ts';
import { BREACHES, type Breach } from './breach.ts';
import { FORBIDDEN_TOPICS, type ForbiddenTopic } from './forbidden-topics.ts';

const text = z.string().min(1);
const ruleColumns = { pattern: text, unless: z.string(), refused: text, passes: text };
const markRows = z.array(z.strictObject({ mark: text, pattern: text }));
const classRows = z.array(z.strictObject({ name: text, pattern: text }));
const allowedRows = z.array(z.strictObject({ pattern: text, example: text }));
const referenceRows = z.array(
  z.strictObject({ after: text, pattern: z.string(), said: text, example: text }),
);
const ruleRows = z.array(z.strictObject({ breach: z.enum(BREACHES), ...ruleColumns }));
const questionRows = z.array(z.strictObject({ topic: z.enum(FORBIDDEN_TOPICS), ...ruleColumns }));

/** What may not be said or asked. `says` and `unless` read a marked sentence. */
export interface SpeechRule<Of> {
  readonly of: Of;
  readonly says: RegExp;
  /** Found anywhere in the sentence, this makes it harmless. */
  readonly unless: RegExp | null;
}

interface RuleRow<Of> {
  readonly of: Of;
  readonly pattern: string;
  readonly unless: string;
}

/** The rows of the tables as they stand there, and what reads their patterns. */
export const readSpeechRows = () => {
  const classes = classRows.parse(readKnowledge('speech/classes.csv'));
  return {
    read: createPatternReader(new Map(classes.map(({ name, pattern }) => [name, pattern]))),
    marks: markRows.parse(readKnowledge('speech/marks.csv')),
    allowed: allowedRows.parse(readKnowledge('speech/allowed.csv')),
    references: referenceRows.parse(readKnowledge('speech/references.csv')),
    rules: ruleRows
      .parse(readKnowledge('speech/rules.csv'))
      .map(({ breach, ...row }) => ({ of: breach, ...row })),
    questions: questionRows
      .parse(readKnowledge('speech/questions.csv'))
      .map(({ topic, ...row }) => ({ of: topic, ...row })),
  };
};

const readTables = () => {
  const { read, ...rows } = readSpeechRows();
  const toRegExp = (pattern: string, flags = 'u'): RegExp => new RegExp(read(pattern), flags);
  const anyOf = (group: readonly { readonly pattern: string }[]): string =>
    group.map(({ pattern }) => pattern).join(' || ');
  /** Rows of one breach or topic with the same exception are one rule: any of them is enough. */
  const rulesOf = <Of extends string>(all: readonly RuleRow<Of>[]): SpeechRule<Of>[] =>
    [...Map.groupBy(all, ({ of, unless }) => `${of} ${unless}`).values()].flatMap((group) =>
      group.slice(0, 1).map(({ of, unless }) => ({
        of,
        says: toRegExp(anyOf(group)),
        unless: unless === '' ? null : toRegExp(unless),
      })),
    );
  return {
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
    rules: rulesOf<Breach>(rows.rules),
    questions: rulesOf<ForbiddenTopic>(rows.questions),
  };
};

let tables: ReturnType<typeof readTables> | undefined;

/** The tables of server/knowledge/speech, read when somebody first asks; throws where a cell is not as described there. */
export const speechTables = (): ReturnType<typeof readTables> => {
  tables ??= readTables();
  return tables;
};
