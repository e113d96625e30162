import type { ChatChunk } from '@vida/contract/chat/chat-schemas.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSampleData } from './built-in/conversation/testing/sample-chat.ts';
import { type ChatAdviser, type ChatTurn, type OwnData, plainAnswer } from './conversation.ts';
import { guardConversation } from './guarded-conversation.ts';

const nobody = createSampleData();

const NEXT = plainAnswer('do próximo', { source: 'model' });

let asked: string[];
let counted: string[];
let conversation: ChatAdviser;

beforeEach(() => {
  asked = [];
  counted = [];
  const next: ChatAdviser = {
    async *answer({ message }) {
      asked.push(message);
      yield { type: 'text', text: NEXT.text };
      return NEXT;
    },
  };
  conversation = guardConversation(next, (outcome) => counted.push(outcome));
});

const ask = async (message: string, turns: readonly ChatTurn[] = [], data: OwnData = nobody) => {
  const answer = conversation.answer({
    userId: 'person',
    message,
    turns,
    data,
    now: new Date('2026-11-21T12:00:00Z'),
    timeZone: 'America/Sao_Paulo',
    glucoseUnit: 'mg/dL',
    signal: new AbortController().signal,
  });
  const pieces: ChatChunk[] = [];
  for (;;) {
    const { value, done } = await answer.next();
    if (done) return { pieces, whole: value };
    pieces.push(value);
  }
};

/** The exchange as it stands in the history. */
const turnOf = async (message: string): Promise<ChatTurn> => {
  const { whole } = await ask(message);
  return { message, response: whole.text, at: new Date('2026-11-21T11:59:00Z'), emergency: whole.emergency };
};

describe('guardConversation', () => {
  it('answers an emergency itself, by its kind, and asks nobody', async () => {
    const { pieces, whole } = await ask('meu pai está com a boca torta e não fala direito');
    expect(whole).toMatchObject({ source: 'rules', emergency: { label: 'medical' } });
    expect(whole.emergency?.lines[0]).toBe('samu');
    expect(pieces).toEqual([{ type: 'text', text: whole.text }]);
    const sad = await ask('quero acabar com tudo');
    expect(sad.whole.emergency).toMatchObject({ label: 'emotional' });
    expect(sad.whole.emergency?.lines[0]).toBe('cvv');
    expect(asked).toEqual([]);
    expect(counted).toEqual(['emergency_medical', 'emergency_emotional']);
  });

  it('refers what no adviser may answer, and asks nobody', async () => {
    const { whole } = await ask('quantas unidades de insulina eu tomo para 300?');
    expect(whole).toMatchObject({ source: 'rules', emergency: null });
    expect(asked).toEqual([]);
    expect(counted).toEqual(['rules']);
  });

  it.each(['digitei 180 em vez de 108 no peso, onde corrijo?', 'dá pra avisar na hora do comprimido?'])(
    'takes no question about the app for one on doses: %s',
    async (message) => {
      expect(await ask(message)).toMatchObject({ whole: { text: NEXT.text } });
    },
  );

  describe('three strengths', () => {
    const LINE = 'Se isto está acontecendo com você agora: SAMU 192 · CVV 188.';

    it.each(['e se eu quiser demais?', 'e se ele não acordar?', 'e se ele piorar?'])(
      'puts a line under the ordinary answer to what little alarms: %s',
      async (message) => {
        const { pieces, whole } = await ask(message);
        expect(whole).toEqual({ ...NEXT, text: `${NEXT.text}\n\n${LINE}` });
        expect(pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')).toBe(whole.text);
        expect(asked).toEqual([message]);
      },
    );

    it('puts it under a referral too', async () => {
      const { whole } = await ask('e se eu tomar tudo?');
      expect(whole.text).toContain(LINE);
      expect(asked).toEqual([]);
    });

    it('hears what two messages say only together', async () => {
      const before = (message: string): ChatTurn => ({
        message,
        response: '',
        at: new Date('2026-11-21T11:58:00Z'),
        emergency: null,
      });
      expect((await ask('ficou 2,8 e com sono', [before('a glicose dele deu 61')])).whole.emergency).not.toBeNull();
      expect((await ask('e se eu quiser demais?', [before('quanto de insulina é demais?')])).whole.text).toContain(
        LINE,
      );
      const old = { ...before('a glicose dele deu 61'), at: new Date('2026-11-20T11:58:00Z') };
      expect((await ask('ficou 2,8 e com sono', [old])).whole.emergency).toBeNull();
    });

    it.each(['e cuscuz?', 'e caju?', 'e em março?', 'obrigada'])('says nothing of it to %s', async (message) => {
      expect((await ask(message)).whole).toEqual(NEXT);
    });
  });

  describe('answers what is asked beside a card, under it', () => {
    const beside = async (message: string, data: OwnData = nobody) =>
      (await ask(message, [], data)).whole.emergency?.answer;

    it('with the newest reading and no judgement of it', async () => {
      const data: OwnData = {
        ...nobody,
        findNewestReading: async () => ({
          measuredAt: new Date('2026-11-21T11:00:00Z'),
          value: 112,
          diastolic: null,
          rangeFlag: null,
          kind: 'capillary',
          context: null,
        }),
      };
      expect(await beside('estou com dor no peito. qual foi minha última glicose?', data)).toBe(
        'Sua última glicose registrada: 112 mg/dL, hoje às 08:00. Vale mais o que você sente e mede agora.',
      );
    });

    it.each([
      ['esse aperto é ansiedade ou coração?', /só quem examina/],
      ['dor no peito forte, posso tomar dipirona?', /não tome nada além do que seu médico/],
      ['estou com falta de ar forte, onde registro minha pressão?', /Medições/],
      ['desmaiei agora há pouco, posso comer banana?', /quando isto passar/],
    ])('%s', async (message, answer) => {
      expect(await beside(message)).toMatch(answer);
      expect(asked).toEqual([]);
    });

    it.each([
      'minha mãe desmaiou, o que eu faço?',
      'quero morrer, quantos comprimidos preciso?',
      'tô com dor no peito',
    ])('with nothing where the card is the answer: %s', async (message) => {
      const { whole } = await ask(message);
      expect(whole.emergency).not.toBeNull();
      expect(whole.emergency).not.toHaveProperty('answer');
    });
  });

  describe('thirst and much urine', () => {
    it.each([
      'tô com muita sede e fazendo xixi toda hora',
      'bebo água o dia todo e mijo direto, será diabetes?',
      'minha filha tá com muita sede e fazendo muito xixi',
      'não tenho diabetes mas ando com muita sede e urinando bastante',
      'sede insaciável e muita vontade de fazer xixi',
    ])('ask for a test today and no ambulance: %s', async (message) => {
      const { whole } = await ask(message);
      expect(whole).toMatchObject({ source: 'rules', emergency: null });
      expect(whole.text).toMatch(/hoje.*UBS ou a UPA/);
      expect(asked).toEqual([]);
    });

    it.each([
      'muita sede, xixi toda hora e glicose 320',
      'muita sede, urinando muito e vomitando',
      'muita sede, muito xixi e hálito de acetona',
      'bebendo muita água, mijando toda hora e respirando fundo',
    ])('with a glucose above 250 or acidosis alarm: %s', async (message) => {
      expect((await ask(message)).whole.emergency?.lines[0]).toBe('samu');
    });
  });

  it('lets the next one answer everything else', async () => {
    const { pieces, whole } = await ask('o que é índice glicêmico?');
    expect(whole).toEqual(NEXT);
    expect(pieces).toEqual([{ type: 'text', text: NEXT.text }]);
    expect(counted).toEqual([]);
  });

  describe('after it asked back', () => {
    let turn: ChatTurn;
    beforeEach(async () => {
      turn = await turnOf('minha glicose deu 52');
      expect(turn.emergency?.question).not.toBeNull();
      counted.length = 0;
    });

    it.each(['Sim', 'sim, estou', 'tô sim'])('takes %s for an emergency and asks no more', async (message) => {
      const { whole } = await ask(message, [turn]);
      expect(whole.emergency).toMatchObject({ label: 'medical', question: null });
      expect(counted).toEqual(['emergency_medical']);
    });

    it.each(['Não', 'não, já passou'])('is content with %s, and says when to call', async (message) => {
      const { whole } = await ask(message, [turn]);
      expect(whole.emergency).toBeNull();
      expect(whole.text).toContain('192');
      expect(asked).toEqual([]);
    });

    it('hears a new emergency in the answer', async () => {
      const { whole } = await ask('não, mas agora desmaiei', [turn]);
      expect(whole.emergency).toMatchObject({ label: 'medical', question: null });
    });

    it('goes on when something else is asked', async () => {
      await ask('o que é índice glicêmico?', [turn]);
      expect(asked).toEqual(['o que é índice glicêmico?']);
    });
  });
});
