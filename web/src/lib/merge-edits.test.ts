import { describe, expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const base = { allergies: ['Leite'], height: 162, notes: '', goal: null, steps: [{ day: '1', limit: 3 }] };

describe('a field', () => {
  it('that nobody changed elsewhere stays as it was typed', () => {
    const mine = { ...base, height: 165 };
    expect(mergeEdits(base, mine, base)).toEqual({ values: mine, takenOver: [], clashes: [] });
  });

  it('that only the other place changed is taken over, and said', () => {
    const merged = mergeEdits(base, { ...base, height: 165 }, { ...base, notes: 'tontura' });
    expect(merged.values).toEqual({ ...base, height: 165, notes: 'tontura' });
    expect(merged.takenOver).toEqual([{ field: 'notes', before: '', now: 'tontura' }]);
    expect(merged.clashes).toEqual([]);
  });

  it('that both changed keeps what was typed here, and is to be chosen', () => {
    const merged = mergeEdits(base, { ...base, height: 165 }, { ...base, height: 170 });
    expect(merged.values).toEqual({ ...base, height: 165 });
    expect(merged.clashes).toEqual([{ field: 'height', mine: 165, theirs: 170 }]);
  });

  it('that both changed to the same is no news', () => {
    const both = { ...base, height: 170, steps: [{ day: '1', limit: 2 }] };
    expect(mergeEdits(base, both, both)).toEqual({ values: both, takenOver: [], clashes: [] });
  });

  it('that was emptied here is a change, and unset is unset in each of its ways', () => {
    expect(mergeEdits(base, { ...base, height: null }, { ...base, height: 170 }).clashes).toHaveLength(1);
    expect(mergeEdits(base, { ...base, notes: null }, { ...base, notes: undefined }).clashes).toEqual([]);
  });

  it('with several parts is chosen as a whole', () => {
    const mine = { ...base, steps: [{ day: '1', limit: 2 }] };
    const theirs = { ...base, steps: [{ day: '2', limit: 3 }] };
    expect(mergeEdits(base, mine, theirs).clashes).toEqual([
      { field: 'steps', mine: mine.steps, theirs: theirs.steps },
    ]);
  });
});

describe('a list of choices', () => {
  const allergies = (...names: string[]) => ({ ...base, allergies: names });

  it('keeps what either side added', () => {
    const merged = mergeEdits(base, allergies('Leite', 'Ovo'), allergies('Leite', 'Amendoim'));
    expect(merged.values).toEqual(allergies('Leite', 'Ovo', 'Amendoim'));
    expect(merged.takenOver).toEqual([{ field: 'allergies', before: ['Leite'], now: ['Leite', 'Amendoim'] }]);
    expect(merged.clashes).toEqual([]);
  });

  it('loses what either side took away', () => {
    const three = allergies('Leite', 'Ovo', 'Soja');
    const merged = mergeEdits(three, allergies('Ovo', 'Soja'), allergies('Leite', 'Ovo'));
    expect(merged.values).toEqual(allergies('Ovo'));
  });

  it('knows no order and no repeats', () => {
    const merged = mergeEdits(base, allergies('Leite', 'Soja'), allergies('Soja', 'Leite'));
    expect(merged.takenOver).toEqual([]);
    expect(mergeEdits(base, base, allergies('Leite', 'Soja')).values).toEqual(allergies('Leite', 'Soja'));
  });
});
