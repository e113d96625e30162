import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { tipRules } from './tip-rules.ts';
import { evidenceOf, readTipTable } from './tip-table.ts';

const rows = [...readTipTable().values()];

describe('the table of tip rules', () => {
  it('has a row for each rule, in the order of the rules', () => {
    expect(rows.map(({ key }) => key)).toEqual(tipRules.map(({ key }) => key));
  });

  it('names a document for each rule, or says that it is this system’s opinion', () => {
    for (const { key, sources } of rows) {
      const isOwn = sources.every(({ kind }) => kind === 'own');
      if (isOwn) expect(evidenceOf(key), key).toMatch(/deste sistema|^Regra do sistema/);
      else
        expect(evidenceOf(key), key).toMatch(
          /\d{4}|Anvisa|Associação|Sociedade|Ministério|Organização|GINA|American/,
        );
    }
  });

  it('says as a guideline nothing that is general knowledge', () => {
    for (const { key, kind, title } of readSources().values())
      if (kind !== 'own') expect(title, key).not.toMatch(/orientação geral|conhecimento geral|cautelosa/i);
  });
});

describe('the table of sources', () => {
  it('has none that nothing rests on', () => {
    const used = new Set(rows.flatMap(({ sources }) => sources.map(({ key }) => key)));
    expect([...readSources().keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});
