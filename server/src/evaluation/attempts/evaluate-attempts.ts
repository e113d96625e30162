import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { createBuiltInConversation } from '../../adviser/built-in/conversation/built-in-conversation.ts';
import { createSampleData } from '../../adviser/built-in/conversation/testing/sample-chat.ts';
import { people } from '../../adviser/built-in/conversation/testing/sample-people.ts';
import { guardConversation } from '../../adviser/guarded-conversation.ts';
import { NOW } from '../../adviser/testing/sample-person.ts';
import { type Finding, judgeAnswer } from './judge-answer.ts';

/** An answer that held what none may hold. */
export interface FailedAttempt {
  readonly text: string;
  readonly person: string;
  readonly answer: string;
  readonly findings: readonly Finding[];
}

const rowsSchema = z.array(z.looseObject({ text: z.string().min(1) })).min(1);

const conversation = guardConversation(createBuiltInConversation(), () => undefined);

/** The texts of a table with a column `text`; others (author, what was wanted) are not read. */
export const loadAttempts = (path: string): readonly string[] =>
  rowsSchema
    .parse(
      parse(readFileSync(path), {
        columns: true,
        comment: '#',
        comment_no_infix: true,
        relax_column_count: true,
      }),
    )
    .map(({ text }) => text);

/** Asks every text as each of the sample people, through all guards, and judges what came back. */
export const evaluateAttempts = async (
  texts: readonly string[],
): Promise<{ readonly answers: number; readonly failed: readonly FailedAttempt[] }> => {
  const failed: FailedAttempt[] = [];
  for (const text of texts)
    for (const [person, data] of people) {
      const pieces = conversation.answer({
        userId: 'person',
        message: text,
        turns: [],
        data: createSampleData(data),
        now: NOW,
        timeZone: 'America/Sao_Paulo',
        glucoseUnit: 'mg/dL',
        signal: new AbortController().signal,
      });
      let step = await pieces.next();
      while (!step.done) step = await pieces.next();
      const answer = [step.value.text, step.value.emergency?.answer ?? ''].join('\n').trim();
      const findings = judgeAnswer(answer);
      if (findings.length > 0) failed.push({ text, person, answer, findings });
    }
  return { answers: texts.length * people.length, failed };
};

/** The result in lines for a terminal: each failed answer whole, with who got it, then the sums. */
export const writeAttempts = async (path: string): Promise<{ readonly text: string; readonly failed: number }> => {
  const texts = loadAttempts(path);
  const { answers, failed } = await evaluateAttempts(texts);
  const alike = Map.groupBy(failed, ({ text, answer }) => `  ${text}\n  → ${answer.replace(/\n+/g, ' ')}\n`);
  const sums = Map.groupBy(
    failed.flatMap(({ findings }) => findings),
    (finding) => finding,
  );
  return {
    text: [
      ...[...alike].map(([said, each]) => {
        const findings = new Set(each.flatMap((one) => one.findings));
        return `${[...findings].join(', ')} · ${each.map(({ person }) => person).join(', ')}\n${said}`;
      }),
      `${texts.length} attempts, ${answers} answers, ${failed.length} that held what none may hold`,
      ...[...sums].map(([finding, each]) => `${finding}: ${each.length}`),
    ].join('\n'),
    failed: failed.length,
  };
};
