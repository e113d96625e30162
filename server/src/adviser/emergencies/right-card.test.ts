import { describe, expect, test } from 'vitest';
import { answerEmergency } from './answer-emergency.ts';
import type { EmergencyKind } from './emergency.ts';
import { findEmergency } from './find-emergency.ts';
import { loadSentences } from './sentences.ts';

const cardOf = (text: string) => {
  const emergency = findEmergency(text);
  if (emergency === null) throw new Error(`Nothing found in '${text}'`);
  return { ...emergency, ...answerEmergency(emergency).emergency };
};

describe('the right card', () => {
  test.each<[EmergencyKind, readonly string[]]>([
    [
      'ketoacidosis',
      [
        'não aplico insulina há dois dias e meu hálito está com cheiro de acetona',
        'tô sem insulina desde sexta e com gosto de acetona na boca',
        'há 2 dias sem insulina, grávida, e bafo de acetona',
      ],
    ],
    [
      'anaphylaxis',
      [
        'sou alérgica a dipirona, tomei agora e minha garganta está fechando',
        'tomei o remédio que tenho alergia e minha garganta tá trancando',
        'minha irmã tomou dipirona, é alérgica, e a garganta dela fechou',
      ],
    ],
    [
      'pregnancy',
      [
        '33 semanas e sangrando',
        'grávida de 33 semanas com sangramento vivo',
        '34 semanas e o bebê quase não mexe',
        '34 semanas e o bebê mal se mexe',
        '34 semanas, o neném está mexendo muito pouco',
      ],
    ],
    [
      'violence',
      [
        'ele me empurrou da escada e disse que vai me matar',
        'meu marido me empurrou escada abaixo e falou que me mata',
        'fui empurrada da escada pelo meu ex, ele jurou me matar',
      ],
    ],
    [
      'trauma',
      ['minha mãe caiu da escada e não consegue mexer a perna', 'Meu avô caiu da laje e não consegue mexer as pernas'],
    ],
    [
      'severe_low',
      [
        'glicose 58 e uma fisgada no peito',
        'glicemia 62 com uma facada no peito',
        'meu filho sonolento com glicose 48',
        'meu filho de 6 anos está com 45 e sonolento',
        'criança com glicose 52, mole e com sono',
      ],
    ],
    [
      'insulin_excess',
      [
        'apliquei dose dobrada de insulina',
        'tomei insulina duas vezes sem querer',
        'dei insulina em dobro pro meu pai',
      ],
    ],
    [
      'chest_pain',
      [
        'esse aperto é ansiedade ou coração?',
        'essa dor é ansiedade ou infarto?',
        'será que é infarto ou nervoso?',
        'isso é gases ou coração?',
      ],
    ],
  ])('%s', (kind, texts) => {
    expect(texts.map((text) => [text, cardOf(text).kinds[0]])).toEqual(texts.map((text) => [text, kind]));
  });

  test.each([
    'grávida de 34 semanas, sangrando muito, boca torta e fala enrolada',
    'grávida, pressão 17 por 11, vendo estrelinhas e braço direito sem força',
  ])('signs of a stroke are told in pregnancy too: %s', (text) => {
    const { kinds, steps } = cardOf(text);
    expect(kinds).toEqual(expect.arrayContaining(['stroke', 'pregnancy']));
    expect(steps.join(' ')).toMatch(/nada pela boca/);
    expect(steps.join(' ')).toContain('Anote a hora');
  });

  test('a pack swallowed and nobody can wake them: about the other, unconscious and poisoned', () => {
    for (const text of [
      'minha amiga tomou uma cartela inteira e não acorda',
      'meu amigo tomou uma caixa toda de remédio e não consigo acordar ele',
      'um amigo tomou todos os comprimidos e não responde, o que eu faço',
    ]) {
      const { kinds, aboutOther, lines } = cardOf(text);
      expect(kinds, text).toEqual(expect.arrayContaining(['unconscious', 'poisoning']));
      expect({ aboutOther, lines }, text).toMatchObject({
        aboutOther: true,
        lines: expect.arrayContaining(['samu', 'poisoning', 'cvv']),
      });
    }
  });

  test.each(['minhas fezes estão pretas', 'cocô preto feito piche', 'tô vomitando sangue', 'evacuei preto hoje'])(
    'blood from within has nothing to press: %s',
    (text) => {
      expect(cardOf(text).steps.join(' ')).not.toMatch(/[Aa]perte/);
    },
  );

  test.each([
    'pulei um comprimido da pressão',
    'esqueci um comprimido da losartana',
    'não tomei o remédio da pressão hoje',
  ])('a tablet that was left out is no card: %s', (text) => {
    expect(findEmergency(text)).toBeNull();
  });

  test.each(['meu marido quebrou meu braço', 'ele torceu meu braço', 'meu pai me chutou', 'apanhei do meu namorado'])(
    'the writer is the victim: %s',
    (text) => {
      const { aboutOther, steps } = cardOf(text);
      expect(aboutOther).toBe(false);
      expect(steps.join(' ')).not.toContain('Diga à pessoa');
    },
  );

  test.each(['meu marido bate na minha filha', 'minha vizinha apanha do marido', 'meu tio maltrata minha avó'])(
    'somebody else is the victim: %s',
    (text) => {
      expect(cardOf(text).aboutOther).toBe(true);
    },
  );

  test.each(['tive uma overdose', 'tomei 30 comprimidos', 'tomei uma cartela de rivotril'])(
    'a stated overdose brings 188 too: %s',
    (text) => {
      expect(cardOf(text).lines).toEqual(expect.arrayContaining(['samu', 'poisoning', 'cvv']));
    },
  );
});

const expected = loadSentences('stranger-cards');
const groups = ['awake_low', 'cannot_swallow', 'not_awake', 'card'] as const;

/** What the first step says of the mouth; where none is said of sugar, what any step says. */
const holds: Readonly<Record<(typeof groups)[number], (card: ReturnType<typeof cardOf>, kind: string) => boolean>> = {
  awake_low: ({ steps: [first = ''] }) => /^(?:Acordado e engolindo|Se a pessoa está acordada)/.test(first),
  cannot_swallow: ({ steps: [first = ''], lines }) =>
    /^(?:Só se engole bem|Nada pela boca)/.test(first) && lines[0] === 'samu',
  not_awake: ({ steps }) =>
    /Nada pela boca|Não ponha nada na boca/.test(steps.join(' ')) && !/açúcar agora/.test(steps.join(' ')),
  card: ({ kinds }, kind) => kinds.some((each) => each === kind),
};

test.each(groups)('what strangers wrote has the card it asks for: %s', (group) => {
  const own = expected.filter((each) => each.group === group);
  expect(own.length).toBeGreaterThanOrEqual(30);
  expect(own.filter((each) => !holds[group](cardOf(each.text), each.kind)).map(({ text }) => text)).toEqual([]);
});
