import { readFileSync } from 'node:fs';

/** Questions as people type them, each with how it is to be understood (`describeIntent`). */
export interface AskedRow {
  readonly questions: readonly string[];
  readonly understood: readonly string[];
}

const split = (cell: string): readonly string[] => cell.split(' | ');

/** The rows of 'questions.csv' (one question each) or 'chains.csv' (several, one after the other). */
export const loadTable = (name: 'questions.csv' | 'chains.csv'): readonly AskedRow[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [questions = '', understood = ''] = line.split(';');
      return { questions: split(questions), understood: split(understood) };
    });
