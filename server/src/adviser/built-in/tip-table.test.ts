import { describe, expect, it } from 'vitest';
import { loadRows } from '../../text/load-rows.ts';
import { pressingCases } from '../testing/cases/pressing-cases.ts';
import { ruleCases } from '../testing/rule-cases.ts';
import { NOW, type SamplePerson, samplePerson } from '../testing/sample-person.ts';
import { tellRules } from './built-in-adviser.ts';
import { loadDefinitions } from './conversation/definitions.ts';
import { FOOD_SOURCE } from './conversation/food-facts.ts';
import { loadMedicineFacts } from './conversation/medicine-facts-table.ts';
import { buildFacts } from './facts/facts.ts';
import { loadSources } from './sources.ts';
import { tipRules } from './tip-rules.ts';
import { evidenceOf, loadTipTable } from './tip-table.ts';

const rows = [...loadTipTable().values()];
const toldTo = (person: SamplePerson) => tellRules(buildFacts(samplePerson(person), NOW));

describe('the table of tip rules', () => {
  it('has one row for each rule', () => {
    const keys = loadRows('tip-rules.csv').map(({ key }) => key);
    expect(keys.toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
  });

  it('has code for the rows that do not say for whom, and none for a row that is not there', () => {
    const keys = rows.map(({ key }) => key);
    const forAnybody = rows.flatMap(({ key, person }) => (person.length === 0 ? [key] : []));
    expect(Object.keys(tipRules)).toEqual(expect.arrayContaining(forAnybody));
    expect(keys).toEqual(expect.arrayContaining(Object.keys(tipRules)));
  });

  it('knows what somebody lives with, takes and is allergic to in their own words', () => {
    const profile = {
      otherMedications: 'novalgina e marevan',
      otherFoodAllergies: 'amendoim',
      otherMedicationAllergies: 'amoxicilina',
      disabilities: ['Autismo'],
    };
    const keys = toldTo({ profile }).map(({ rule }) => rule.key);
    expect(keys).toEqual(
      expect.arrayContaining(['own-warfarin', 'hidden-peanut', 'allergy-penicillin', 'autism-routine']),
    );
    expect(keys).not.toContain('own-corticoid');
  });

  it('lets no rule ask for what nobody can be', () => {
    const { says } = buildFacts(samplePerson({}), NOW);
    expect(() => says('condition:Asthma')).toThrow('condition:Asthma');
  });

  it('allows a rule the priorities and urgencies that sample people are told it with, and no others', () => {
    const people = [...ruleCases.flatMap(([, ...both]) => both), ...pressingCases.map(([, , person]) => person)];
    const told = Map.groupBy(people.flatMap(toldTo), ({ rule }) => rule.key);
    for (const { key, priorities, urgencies } of rows) {
      const tips = told.get(key) ?? [];
      expect(new Set(tips.map(({ priority }) => priority)), key).toEqual(new Set(priorities));
      expect(new Set(tips.map(({ urgency }) => urgency)), key).toEqual(new Set(urgencies));
    }
  });

  it.each(pressingCases)('tells %s as more pressing (%s) from its threshold on', (key, value, person, beside) => {
    const [tip, less] = [person, beside].map((each) => toldTo(each).find(({ rule }) => rule.key === key));
    expect([tip?.priority, tip?.urgency]).toContain(value);
    expect(less).toBeDefined();
    expect([less?.priority, less?.urgency]).not.toContain(value);
  });

  it('names a document for each rule, or says that it is this system’s opinion', () => {
    for (const row of rows) {
      const { key, sources } = row;
      const isOwn = sources.every(({ kind }) => kind === 'own');
      if (isOwn) expect(evidenceOf(row), key).toMatch(/deste sistema|^Regra do sistema/);
      else
        expect(evidenceOf(row), key).toMatch(/\d{4}|Anvisa|Associação|Sociedade|Ministério|Organização|GINA|American/);
    }
  });

  it('says as a guideline nothing that is general knowledge', () => {
    for (const { key, kind, title } of loadSources().values())
      if (kind !== 'own') expect(title, key).not.toMatch(/orientação geral|conhecimento geral|cautelosa/i);
  });
});

describe('the table of sources', () => {
  it('has none that nothing rests on', () => {
    const used = new Set([
      ...rows.flatMap(({ sources }) => sources.map(({ key }) => key)),
      ...loadDefinitions().flatMap(({ sources }) => sources),
      ...loadMedicineFacts().flatMap(({ sources }) => sources),
      FOOD_SOURCE,
    ]);
    expect([...loadSources().keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});
