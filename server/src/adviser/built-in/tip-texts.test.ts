import {
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
  TARGET_UP_TO_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { describe, expect, it } from 'vitest';
import { loadTipTable } from './tip-table.ts';
import { fillTipText, loadTipTexts, tipTexts } from './tip-texts.ts';

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
> {more} low: queda de {bpm}
> {more} high: pico de {bpm} às {hour}
`;

const fast = loadTipTexts(MARKDOWN).get('fast');
if (!fast) throw new Error('the text was not read');
const slots = {
  bpm: 121,
  before: null,
  old: null,
  team: 'adult',
  tail: null,
  more: [
    { more: 'low', bpm: 40 },
    { more: 'high', bpm: 180, hour: '7 h' },
  ],
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
      why: ['Pulso de 121 bpm', 'queda de 40', 'pico de 180 às 7 h'],
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
    const [text] = loadTipTexts('## a\n\n**T**\n\nBom{walks}.\n\n- x\n\n> {walks} no: , sentado\n').values();
    const contentWhere = (walks: boolean) => text && fillTipText(text, { walks }).content;
    expect([contentWhere(false), contentWhere(true)]).toEqual(['Bom, sentado.', 'Bom.']);
  });

  it('leaves a part in brackets out where something in it is not known', () => {
    const [text] = loadTipTexts(
      '## a\n\n**T**\n\nDeu {new}[, antes {old} em {day}].\n\n- [Antes: {old}]\n- x\n',
    ).values();
    const filled = (old: number | null) => text && fillTipText(text, { new: 1, old, day: '20/11' });
    expect(filled(2)).toMatchObject({ content: 'Deu 1, antes 2 em 20/11.', why: ['Antes: 2', 'x'] });
    expect(filled(null)).toMatchObject({ content: 'Deu 1.', why: ['x'] });
  });

  it('leaves figures alone that are still to be said in the reader’s unit', () => {
    const [text] = loadTipTexts('## a\n\n**Acima de {180}**\n\nPassou de {180 mg/dL}: {was}.\n\n- x\n').values();
    expect(text && fillTipText(text, { was: '{250 mg/dL}' })).toMatchObject({
      title: 'Acima de {180}',
      content: 'Passou de {180 mg/dL}: {250 mg/dL}.',
    });
  });

  it('says the things of a list one after the other where they are no reasons of their own', () => {
    const [text] = loadTipTexts('## a\n\n**T**\n\nFoi: {all}.\n\n- x\n\n> {all}: {bpm} às {hour}\n').values();
    const all = [60, 90].map((bpm) => ({ bpm }));
    expect(text && fillTipText(text, { all, hour: '7 h' }).content).toBe('Foi: 60 às 7 h; 90 às 7 h.');
  });

  it('is refused with a slot that nobody fills, and a wording that it does not have', () => {
    const { tail: _, ...without } = slots;
    expect(() => fillTipText(fast, without)).toThrow('{tail}');
    expect(() => fillTipText(fast, { ...slots, team: 'nobody' })).toThrow('nobody');
  });

  it.each(['# Tema\n\nsolta', '# Tema\n\n## a\n\n> {x} sem dois-pontos'])(
    'is refused where a line is none: %j',
    (text) => {
      expect(() => loadTipTexts(text)).toThrow('Not a line');
    },
  );
});

describe('the texts of server/knowledge/tips', () => {
  it('name no limit of glucose but those of the rules', () => {
    const limits = [
      VERY_LOW_BELOW_MG_DL,
      LOW_BELOW_MG_DL,
      TARGET_UP_TO_MG_DL,
      HIGH_UP_TO_MG_DL,
      SAME_DAY_CARE_ABOVE_MG_DL,
      // Below them people eat before they exercise, or before a long session.
      90,
      150,
    ];
    for (const [key, { title, content, why, wordings }] of tipTexts()) {
      const texts = [title, content, ...why, ...[...wordings.values()].flatMap((own) => [...own.values()])];
      for (const [, figure] of texts.join('\n').matchAll(/\{(\d+)[^}]*\}/g))
        expect(limits, key).toContain(Number(figure));
    }
  });

  it('belong to rules, have title, content and reasons, and use every wording', () => {
    const keys = new Set(loadTipTable().keys());
    for (const [key, { title, content, why, wordings }] of tipTexts()) {
      expect(keys, key).toContain(key);
      expect(
        [title, content, ...why].every((text) => text !== ''),
        key,
      ).toBe(true);
      expect(why.length, key).toBeGreaterThan(0);
      const own = [...wordings].filter(([slot]) => !slotsOfOthers(key).has(slot));
      for (const [slot] of own) expect([title, content, ...why].join(' '), `${key} ${slot}`).toContain(`{${slot}}`);
    }
  });
});
