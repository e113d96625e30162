import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../testing/rounds.ts';
import type { Outcome } from '../../../conversation.ts';
import { guardConversation } from '../../../guarded-conversation.ts';
import { createBuiltInConversation } from '../built-in-conversation.ts';
import { BANK_TODAY, bankPerson } from '../evaluation/bank-person.ts';
import { findPeriod } from '../period/parse-period.ts';
import type { Period } from '../period/period.ts';
import { periodRules } from '../period/period-rules.ts';
import { answerOf } from '../testing/sample-chat.ts';
import { conditionPatterns } from './condition-patterns.ts';
import { cuesByPhrase } from './lexicon.ts';
import { limitPatterns } from './limit-patterns.ts';
import { parseLimit } from './parse-limit.ts';

/** What is asked without any condition, and the period that is told then. */
const BARE = 'qual foi minha glicose media';
const usual = findPeriod(' ultimos 14 dias ', BANK_TODAY)?.period;
const EARLIER = `${BARE} em setembro`;
const september = findPeriod(' em setembro ', BANK_TODAY)?.period ?? null;

const conversation = guardConversation(createBuiltInConversation(), () => undefined);

/** What says that something of a question could not be used. */
const declining: readonly (Outcome | undefined)[] = ['unknown', 'asked_back', 'partial'];

/**
 * The figures that are told to the last of some messages; null where it is said that they are not what was asked for.
 */
const ask = async (...messages: readonly string[]): Promise<string | null> => {
  const turns = messages.slice(0, -1).map((message) => ({
    message,
    response: '',
    at: new Date(`${BANK_TODAY}T14:59:00Z`),
    emergency: null,
  }));
  const { text, outcome } = await answerOf(conversation, messages.at(-1) ?? '', turns, { data: bankPerson });
  return declining.includes(outcome) ? null : (text.split('\n')[0] ?? '');
};

type Rule = readonly [pattern: RegExp, read: (match: RegExpExecArray, today: string, before: Period | null) => unknown];

/** A pattern that texts can be made from: without what only looks beside them, and with words where any may stand. */
const generative = ({ source }: RegExp): RegExp =>
  new RegExp(
    `^(?:${source
      .replace(/\(\?(?:=|!|<!|<=)[^()]*(?:\([^()]*\)[^()]*)?\)/g, '')
      .replaceAll('.{3,40}', 'toquei piano')
      .replaceAll('de)? (\\S+)', 'de)? 6')
      .replaceAll('\\S+', 'foi')
      .replaceAll('\\d', '[1-9]')
      .replaceAll('$', '')})$`,
  );

const isSame = (read: unknown, period: Period | null | undefined): boolean =>
  JSON.stringify(read, ['fromDay', 'toDay']) === JSON.stringify(period, ['fromDay', 'toDay']);

/** Ways to say each condition of a grammar, made up from what reads it; alone, or after a question about September. */
const waysToSay = (rules: readonly Rule[]) =>
  rules.map(([pattern, read]) => {
    const made = fc.sample(fc.stringMatching(generative(pattern)), { seed: 7, numRuns: 200 });
    const sayable = (before: Period | null): readonly string[] =>
      [...new Set(made)]
        .filter((text) => {
          const match = pattern.exec(text);
          const meant = match && read(match, BANK_TODAY, before);
          // 'De segunda a domingo' is every day.
          return meant && Object.keys(meant).length > 0 && !isSame(meant, before) && !isSame(meant, usual);
        })
        .slice(0, rounds(4, 100));
    const alone = sayable(null);
    return { rule: pattern.source, alone, after: alone.length > 0 ? [] : sayable(september) };
  });

/** A limit that may be one of glucose. */
const findLimitIn: Rule[1] = ({ input }) => parseLimit(input, 'glucose');

/** Words for parts of the day and for meals. */
const moments = [...cuesByPhrase]
  .filter(([, { dayPart, meal }]) => dayPart !== null || meal !== null)
  .map(([phrase]) => ({ rule: phrase, alone: [` de ${phrase}`], after: [] }));

const limits = waysToSay(limitPatterns.map(([pattern]): Rule => [pattern, findLimitIn]));

describe.each([
  ['limit', limits],
  ['part of the day', moments],
  ['condition', waysToSay(conditionPatterns)],
  ['period', waysToSay(periodRules)],
])('every %s that can be read', (_name, ways) => {
  it('is one that a sentence can be made of', () => {
    const unsaid = ways.filter(({ alone, after }) => alone.length + after.length === 0);
    // 'De domingo com o de segunda' says every one of them only beside a longer period. 'Nesse mesmo período' and
    // 'desse mês' go on and change nothing.
    expect(unsaid.filter(({ rule }) => !/mesmo\|aquele|^ \[nd\]esse mes $|pass\(\?:a\|ou\)/.test(rule))).toEqual([]);
  });

  it('changes the answer, or the answer says that it could not be used', async () => {
    const dropped: string[] = [];
    const [bare, earlier] = [await ask(BARE), await ask(EARLIER)];
    for (const { alone, after } of ways) {
      for (const text of alone) if ((await ask(`${BARE}${text}`)) === bare) dropped.push(text);
      for (const text of after) if ((await ask(EARLIER, `e${text}?`)) === earlier) dropped.push(text);
    }
    expect(dropped).toEqual([]);
  });
});
