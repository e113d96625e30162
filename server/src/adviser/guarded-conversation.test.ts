import type { ChatPiece } from '@vida/contract/chat/chat-schemas.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatAdviser, ChatAnswer, ChatTurn, OwnData } from './conversation.ts';
import { guardConversation } from './guarded-conversation.ts';

const nobody: OwnData = {
  readProfile: async () => EMPTY_HEALTH_PROFILE,
  readReadings: async () => [],
  findNewestReading: async () => null,
  readNights: async () => [],
  readUses: async () => [],
  readMeals: async () => null,
  readTraining: async () => null,
};

const NEXT: ChatAnswer = {
  text: 'do próximo',
  source: 'model',
  isComplete: true,
  emergency: null,
  sources: [],
  suggestions: [],
};

let asked: string[];
let counted: string[];
let conversation: ChatAdviser;

beforeEach(() => {
  asked = [];
  counted = [];
  conversation = guardConversation({
    next: {
      async *answer({ message }) {
        asked.push(message);
        yield { type: 'text', text: NEXT.text };
        return NEXT;
      },
    },
    tally: (outcome) => counted.push(outcome),
  });
});

const ask = async (message: string, turns: readonly ChatTurn[] = []) => {
  const answer = conversation.answer({
    userId: 'person',
    message,
    turns,
    data: nobody,
    now: new Date('2026-11-21T12:00:00Z'),
    timeZone: 'America/Sao_Paulo',
    glucoseUnit: 'mg/dL',
    signal: new AbortController().signal,
  });
  const pieces: ChatPiece[] = [];
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

    it.each(['Sim', 'sim, estou', 'tô sim'])(
      'takes %s for an emergency and asks no more',
      async (message) => {
        const { whole } = await ask(message, [turn]);
        expect(whole.emergency).toMatchObject({ label: 'medical', question: null });
        expect(counted).toEqual(['emergency_medical']);
      },
    );

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
