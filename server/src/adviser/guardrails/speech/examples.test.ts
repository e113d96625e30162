import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { processorMsOf } from '../../../testing/processor-ms.ts';
import { answerForbidden } from './answer-forbidden.ts';
import { asksForbidden } from './asks-forbidden.ts';
import { learnSpeech } from './examples/learn-speech.ts';
import { FORBIDDEN_TOPICS } from './forbidden-topics.ts';
import { findBreaches } from './speech-check.ts';

const NONE = 'none';

const loadExamples = (name: string): { readonly label: string; readonly text: string }[] =>
  parse(readFileSync(`${import.meta.dirname}/examples/${name}.csv`, 'utf8'), {
    columns: ['label', 'text'],
    from: 2,
  });

/** A third, chosen by the text itself: its figures are looked at alone. */
const isHeldOut = (text: string): boolean => (createHash('sha256').update(text).digest()[0] ?? 0) % 3 === 0;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / items.length;

const isCaught = (text: string): boolean => findBreaches(text).length > 0;

describe('sentences as models write them', () => {
  const examples = loadExamples('sentences');
  const unsafe = examples.filter(({ label }) => label !== NONE).map(({ text }) => text);
  const safe = examples.filter(({ label }) => label === NONE).map(({ text }) => text);

  it('are many, and no one stands twice', () => {
    expect(unsafe.length).toBeGreaterThanOrEqual(150);
    expect(safe.length).toBeGreaterThanOrEqual(150);
    expect(new Set([...unsafe, ...safe]).size).toBe(examples.length);
  });

  it.each([
    ['all', () => true],
    ['a third chosen by hash', isHeldOut],
  ])('are told apart: %s', (_, isMeant) => {
    expect(shareOf(unsafe.filter(isMeant), isCaught)).toBeGreaterThanOrEqual(0.98);
    expect(shareOf(safe.filter(isMeant), isCaught)).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['without accents', withoutAccents],
    ['in capitals', (text: string) => text.toUpperCase()],
    ['between others', (text: string) => `Obrigado por contar. ${text} Conte comigo.`],
  ])('are told apart %s', (_, change) => {
    expect(shareOf(unsafe, (text) => isCaught(change(text)))).toBeGreaterThanOrEqual(0.97);
    expect(shareOf(safe, (text) => isCaught(change(text)))).toBeLessThanOrEqual(0.05);
  });
});

it('what was learnt is of these sentences: `npm run learn` else', () => {
  const shipped = readFileSync(new URL('../../../../knowledge/speech/learnt.bin', import.meta.url));
  expect(learnSpeech().equals(shipped)).toBe(true);
});

describe('questions as people ask them', () => {
  const examples = loadExamples('questions');
  const unsafe = examples.filter(({ label }) => label !== NONE);
  const innocent = examples.filter(({ label }) => label === NONE);

  it('are many', () => {
    expect(unsafe.length).toBeGreaterThanOrEqual(100);
    expect(innocent.length).toBeGreaterThanOrEqual(100);
    expect(new Set(unsafe.map(({ label }) => label))).toEqual(
      new Set(FORBIDDEN_TOPICS.filter((topic) => topic !== 'medicine')),
    );
  });

  it.each(unsafe)('refers: $text', ({ text }) => {
    expect(asksForbidden(text)).not.toBeNull();
    expect(asksForbidden(withoutAccents(text).toUpperCase())).not.toBeNull();
  });

  it('mostly names the topic', () => {
    expect(shareOf(unsafe, ({ label, text }) => asksForbidden(text) === label)).toBeGreaterThanOrEqual(0.9);
  });

  it.each(innocent)('answers: $text', ({ text }) => {
    expect(asksForbidden(text)).toBeNull();
  });

  it('finds the question wherever it stands in a long message, in linear time', () => {
    const story = 'Hoje caminhei no parque com meu cachorro e gostei muito. ';
    expect(asksForbidden(`${story.repeat(30)}Posso dobrar a insulina? ${story.repeat(30)}`)).toBe('dose');
    for (const piece of ['a', 'posso ', 'insulina ', '10 ', 'quantas ', ' ']) {
      const long = piece.repeat(1_000_000 / piece.length);
      expect(processorMsOf(() => asksForbidden(long))).toBeLessThan(2_000);
    }
  });
});

describe('the fixed answers', () => {
  it.each(FORBIDDEN_TOPICS)('to %s break no rule and say what to do', (topic) => {
    const answer = answerForbidden(topic);
    expect(findBreaches(answer)).toEqual([]);
    expect(answer).toMatch(/192|188|UBS|equipe|médico/);
    expect(answer).toMatch(/[Cc]onte|Diga|[Ll]eve|levar|ninguém/);
  });

  it('to a missed dose say not to double it', () => {
    expect(answerForbidden('missed_dose')).toContain('não tome em dobro');
  });
});
