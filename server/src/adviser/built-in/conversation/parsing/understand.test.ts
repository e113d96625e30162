import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMsOf } from '../../../../testing/processor-ms.ts';
import { loadTable } from '../evaluation/load-tables.ts';
import { allSuggestions } from '../own-data/suggestions.ts';
import { describeIntent } from '../testing/describe-intent.ts';
import type { Intent } from './intent.ts';
import { understand } from './understand.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

/** What a conversation leaves to go on from: small talk and a no leave what was before. */
const remember = (intent: Intent, before: Intent | null): Intent | null => {
  if (intent.kind === 'yes') return intent.before;
  return intent.kind === 'talk' || intent.kind === 'no' ? before : intent;
};

const understandAll = (questions: readonly string[]): readonly string[] => {
  let before: Intent | null = null;
  return questions.map((question) => {
    const intent = understand(question, before, TODAY);
    before = remember(intent, before);
    return describeIntent(intent);
  });
};

describe('a question as people type it', () => {
  it.each(loadTable('questions.csv'))('$questions', ({ questions, understood }) => {
    expect(understandAll(questions)).toEqual(understood);
  });

  it('is understood in capitals and without accents', () => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    for (const { questions, understood } of loadTable('questions.csv')) {
      expect(understandAll(questions.map((each) => plain(each).toUpperCase()))).toEqual(understood);
    }
  });
});

describe('a follow-up', () => {
  it.each(loadTable('chains.csv'))('$questions', ({ questions, understood }) => {
    expect(understandAll(questions)).toEqual(understood);
  });
});

it.each(allSuggestions)('what is suggested is understood: %s', (question) => {
  expect(understand(question, null, TODAY).kind).toBe('own_data');
});

it('understands any text, quickly', () => {
  const words = fc.constantFrom(
    'minha',
    'glicose',
    'ontem',
    'e',
    'últimos',
    '14',
    'dias',
    '12/11',
    'qual',
    '31/02',
    'x',
  );
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(words, { maxLength: 40 }).map((each) => each.join(' ')),
  );
  fc.assert(
    fc.property(texts, texts, (first, second) => {
      const before = understand(first, null, TODAY);
      expect(understand(second, before, TODAY).kind).toBeTypeOf('string');
    }),
  );
  for (const text of ['últimos 9 '.repeat(200), '9'.repeat(2000), 'a/9 '.repeat(500)])
    expect(processorMsOf(() => understand(text, null, TODAY))).toBeLessThan(1_000);
});

it.each([
  ['qual a dose máxima de cafeína?', 'caffeine'],
  ['quantas doses bebi esta semana?', 'alcohol'],
])('%s is about %s', (message, subject) => {
  expect(understand(message, null, TODAY)).toMatchObject({ kind: 'own_data', slots: { subject } });
});

it('a limit keeps its decimal', () => {
  expect(understandAll(['quantas vezes a glicada ficou acima de 7,5'])[0]).toMatch(/^hba1c .*limit=7\.5$/);
});
