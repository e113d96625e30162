import { describe, expect, it } from 'vitest';
import { MAX_ADVICE_LENGTH } from '../guardrails/speech/breach.ts';
import { findBreaches } from '../guardrails/speech/speech-check.ts';
import { medicineTable } from '../medicines/medicine-table.ts';
import { topicTable, warningTable } from './warning-table.ts';

const [warnings, topics] = [warningTable(), topicTable()];
const { medicines } = medicineTable();

/** Names that stand for a term: every word of a topic, substances and brands of a class or flag. */
const namesOf = (term: string): readonly string[] => {
  const [kind = '', name = ''] = term.split(':');
  if (kind === 'topic')
    return topics
      .filter(({ topic }) => topic === name)
      .flatMap(({ said, words }) => (said === undefined ? words : [said]));
  if (kind === 'any_medicine') return ['buscopan', 'dipirona', 'Dramin'];
  if (kind === 'condition') return ['Doença Renal', 'pressão alta'];
  if (kind !== 'medicine' && kind !== 'allergy')
    return { minor: ['15 anos'], older: ['82 anos'], pregnant: ['gravidez'], diet: ['Vegano'] }[kind] ?? ['Leite'];
  return medicines
    .filter(({ classes, flags }) => classes.includes(name) || (flags as readonly string[]).includes(name))
    .slice(0, 5)
    .flatMap((medicine) => [medicine.name, ...medicine.brands.slice(0, 1)]);
};
const some = (terms: readonly string[]): readonly string[] => {
  const names = terms.flatMap(namesOf);
  return names.length > 0 ? names : ['Dipirona'];
};

describe('every warning', () => {
  it('has a key of its own, and every topic is asked for', () => {
    expect(new Set(warnings.map(({ key }) => key)).size).toBe(warnings.length);
    const asked = new Set(['topic:own_medicine', ...warnings.flatMap(({ mentioned }) => mentioned)]);
    expect(topics.filter(({ topic }) => !asked.has(`topic:${topic}`))).toEqual([]);
  });

  it.each(warnings.map((row) => [row.key, row] as const))('%s may be said', (_, { person, mentioned, text }) => {
    expect(text).toMatch(/^Seu perfil marca .*\{entry\}.*\.$/);
    const [entries = [], also = []] = person.map(some);
    for (const [at, said] of some(mentioned).entries())
      for (const bracket of text.includes('[') ? ['$1', ''] : ['']) {
        const filled = text
          .replace(/\[([^\]]*)\]/g, bracket)
          .replaceAll('{elsewhere}', ', como Novalgina, Anador, Dorflex e Neosaldina')
          .replaceAll('{entry}', entries[at % entries.length] ?? '')
          .replaceAll('{also}', also[at % also.length] ?? '')
          .replaceAll('{said}', said)
          .replaceAll('{holds}', 'dipirona');
        expect(filled).not.toMatch(/[{}[\]]| {2}|!/);
        expect(filled.length).toBeLessThanOrEqual(MAX_ADVICE_LENGTH / 3);
        expect({ filled, breaches: findBreaches(filled) }).toEqual({ filled, breaches: [] });
      }
  });
});
