import { describe, expect, it } from 'vitest';
import { tipRules } from './tip-rules.ts';
import { fillTipText, readTipTexts, tipTexts } from './tip-texts.ts';

const MARKDOWN = `# Tema

> {line}: Pulso de {bpm} bpm
> {team} adult: sua equipe
> {team} minor: seu pediatra

## fast

**Pulso de {bpm}**

Foi {bpm} {before}. Fale com {team}
hoje. {tail}

- {line}
- {more}
- {nothing}

> {before} known: (antes, {old})
`;

const fast = readTipTexts(MARKDOWN).get('fast');
if (!fast) throw new Error('the text was not read');
const slots = {
  bpm: 121,
  before: null,
  old: null,
  team: 'adult',
  tail: null,
  more: ['a', 'b'],
  nothing: null,
};

/** Wordings that several texts of the file have: not all of them use all of those. */
const slotsOfOthers = (key: string): ReadonlySet<string> => {
  const all = [...tipTexts().entries()].filter(([other]) => other !== key);
  return new Set(all.flatMap(([, { wordings }]) => [...wordings.keys()]));
};

describe('a text with slots', () => {
  it('is filled with words, wordings and lines, and has no holes where nothing stands', () => {
    expect(fillTipText(fast, slots)).toEqual({
      title: 'Pulso de 121',
      content: 'Foi 121. Fale com sua equipe hoje.',
      why: ['Pulso de 121 bpm', 'a', 'b'],
    });
    const { content } = fillTipText(fast, {
      ...slots,
      before: 'known',
      old: 80,
      team: 'minor',
      tail: 'Até.',
    });
    expect(content).toBe('Foi 121 (antes, 80). Fale com seu pediatra hoje. Até.');
  });

  it('takes yes and no for true and false, of which one may be missing', () => {
    const [text] = readTipTexts('## a\n\n**T**\n\nBom{walks}.\n\n- x\n\n> {walks} no: , sentado\n').values();
    const contentWhere = (walks: boolean) => text && fillTipText(text, { walks }).content;
    expect([contentWhere(false), contentWhere(true)]).toEqual(['Bom, sentado.', 'Bom.']);
  });

  it('leaves figures alone that are still to be said in the reader’s unit', () => {
    expect(fillTipText(fast, { ...slots, tail: '{{180} mg/dL}' }).content).toContain('{{180} mg/dL}');
  });

  it('is refused with a slot that nobody fills, and a wording that it does not have', () => {
    const { tail: _, ...without } = slots;
    expect(() => fillTipText(fast, without)).toThrow('{tail}');
    expect(() => fillTipText(fast, { ...slots, team: 'nobody' })).toThrow('nobody');
  });

  it.each(['# Tema\n\nsolta', '# Tema\n\n## a\n\n> {x} sem dois-pontos'])(
    'is refused where a line is none: %j',
    (text) => {
      expect(() => readTipTexts(text)).toThrow('Not a line');
    },
  );
});

describe('the texts of server/knowledge/tips', () => {
  it('belong to rules, have title, content and reasons, and use every wording', () => {
    const keys = new Set(tipRules.map(({ key }) => key));
    for (const [key, { title, content, why, wordings }] of tipTexts()) {
      expect(keys, key).toContain(key);
      expect(
        [title, content, ...why].every((text) => text !== ''),
        key,
      ).toBe(true);
      expect(why.length, key).toBeGreaterThan(0);
      const own = [...wordings].filter(([slot]) => !slotsOfOthers(key).has(slot));
      for (const [slot] of own)
        expect([title, content, ...why].join(' '), `${key} ${slot}`).toContain(`{${slot}}`);
    }
  });
});
