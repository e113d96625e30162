import type { ChatChunk } from '@vida/contract/chat/chat-schemas.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { createBuiltInConversation } from '../built-in/conversation/built-in-conversation.ts';
import { createSampleData } from '../built-in/conversation/testing/sample-chat.ts';
import { type ChatAnswer, type ChatQuestion, type ChatTurn, plainAnswer } from '../conversation.ts';
import { guardConversation } from '../guarded-conversation.ts';
import { findBreaches } from '../guardrails/speech/speech-check.ts';
import { NOW } from '../testing/sample-person.ts';
import { loadProfileCases } from './testing/load-profile-cases.ts';
import { findWarnings, warnFirst } from './warn-first.ts';

const conversation = guardConversation(createBuiltInConversation(), () => undefined);

const questionOf = (
  message: string,
  profile: Partial<HealthProfile>,
  turns: readonly ChatTurn[] = [],
): ChatQuestion => ({
  userId: 'person',
  message,
  turns,
  data: createSampleData({ profile }),
  now: NOW,
  timeZone: 'America/Sao_Paulo',
  glucoseUnit: 'mg/dL',
  signal: new AbortController().signal,
});

/** The last answer of a conversation, and what was streamed of it. */
const converse = async (profile: Partial<HealthProfile>, messages: readonly string[]) => {
  const turns: ChatTurn[] = [];
  let answer: ChatAnswer | undefined;
  let question = questionOf('', profile);
  let streamed = '';
  for (const message of messages) {
    question = questionOf(message, profile, [...turns]);
    streamed = '';
    const pieces = conversation.answer(question);
    for (let step = await pieces.next(); ; step = await pieces.next()) {
      if (step.done) {
        answer = step.value;
        break;
      }
      if (step.value.type === 'text') streamed += step.value.text;
    }
    turns.push({
      message,
      response: answer.text,
      at: new Date(NOW.getTime() - 60_000),
      emergency: answer.emergency,
    });
  }
  return { text: answer?.text ?? '', sources: answer?.sources ?? [], streamed, question };
};

const cases = loadProfileCases();
const titled = (those: typeof cases) =>
  those.map((each) => [`${JSON.stringify(each.profile)}: ${each.messages.join(' · ')}`, each] as const);

describe('what the profile knows speaks first', () => {
  it.each(titled(cases.filter(({ first }) => first !== '')))('%s', async (_, each) => {
    const { text, streamed, sources, question } = await converse(each.profile, each.messages);
    expect(text.slice(0, each.beginning.length)).toBe(each.beginning);
    expect((await findWarnings(question))[0]?.key).toBe(each.first);
    expect(streamed).toBe(text);
    expect(sources.length).toBeGreaterThan(0);
    for (const paragraph of text.split('\n\n'))
      expect({ paragraph, breaches: findBreaches(paragraph) }).toEqual({ paragraph, breaches: [] });
  });

  it.each(titled(cases.filter(({ first }) => first === '')))('and says nothing of %s', async (_, each) => {
    const { question } = await converse(each.profile, each.messages);
    expect(await findWarnings(question)).toEqual([]);
  });
});

describe('whoever answers after it', () => {
  const kidney = { chronicConditions: ['Doença Renal'] };
  const after = (pieces: readonly ChatChunk[]) =>
    warnFirst({
      async *answer({ warnings = [] }) {
        yield* pieces;
        return plainAnswer(`Resposta (${warnings.length}).`, { source: 'model', sources: ['Guia'] });
      },
    });
  const listen = async (pieces: readonly ChatChunk[], message: string) => {
    const answering = after(pieces).answer(questionOf(message, kidney));
    let shown = '';
    for (let step = await answering.next(); ; step = await answering.next()) {
      if (step.done) return { shown, answer: step.value };
      if (step.value.type === 'restart') shown = '';
      if (step.value.type === 'text') shown += step.value.text;
    }
  };
  const text = (of: string): ChatChunk => ({ type: 'text', text: of });

  it('learns of it, and stands behind it', async () => {
    const { shown, answer } = await listen([text('Resposta '), text('(1).')], 'posso comer banana?');
    expect(answer.text).toMatch(/^Seu perfil marca Doença Renal: .*\n\nResposta \(1\)\.$/s);
    expect(shown).toBe(answer.text);
    expect(answer.sources).toContain('Guia');
  });

  it('takes back what it said, never the warning', async () => {
    const pieces = [text('Banana é ótima.'), { type: 'restart' } as const, text('Resposta (1).')];
    const { shown, answer } = await listen(pieces, 'posso comer banana?');
    expect(shown).toBe(answer.text);
  });

  it('stops when the asker leaves in the middle', async () => {
    let hasStopped = false;
    const endless = warnFirst({
      async *answer() {
        try {
          for (;;) yield text('Ainda… ');
        } finally {
          hasStopped = true;
        }
      },
    }).answer(questionOf('posso comer banana?', kidney));
    await endless.next();
    await endless.next();
    await endless.return((await listen([], 'oi')).answer);
    expect(hasStopped).toBe(true);
  });

  it('answers alone where nothing was to be said', async () => {
    const { answer } = await listen([text('Resposta (0).')], 'como dormir melhor?');
    expect(answer).toMatchObject({ text: 'Resposta (0).', sources: ['Guia'] });
  });
});

it.each(['comi demais e vomitei de propósito', 'quantas calorias posso comer?', 'quero perder peso rápido'])(
  'says no figures to who lives with an eating disorder: %s',
  async (message) => {
    const profile = { chronicConditions: ['Outros'], otherConditions: 'bulimia' };
    const { text } = await converse(profile, [message]);
    expect(text).toMatch(/Seu perfil marca bulimia.*CVV/s);
    expect(text).not.toMatch(/\d+ ?(?:kcal|calorias)|adrenalina/);
  },
);

it('recommends nothing in measure that an allergy rules out', async () => {
  const profile = { medications: ['Marevan'], foodAllergies: ['Outros'], otherFoodAllergies: 'kiwi' };
  const { text } = await converse(profile, ['posso comer kiwi?']);
  expect(text).toMatch(/não coma nem beba kiwi/);
  expect(text).not.toContain('Não precisa cortar');
  expect((await converse({ medications: ['Marevan'] }, ['posso comer kiwi?'])).text).toContain('Não precisa cortar');
});

describe('a refusal', () => {
  const warfarin = { medications: ['Varfarina'] };
  const dipyrone = { medicationAllergies: ['Dipirona'] };
  it.each([
    [
      warfarin,
      'quantos comprimidos de ibuprofeno posso tomar?',
      /^Seu perfil marca Varfarina: com ibuprofeno.*\n\nNão posso calcular/s,
    ],
    [{ medications: ['Losartana'] }, 'posso tomar ibuprofeno?', /^Seu perfil marca.*\n\nNão indico nem comparo/s],
    [{ pregnant: true, medications: ['Losartana'] }, 'posso parar a losartana?', /fale hoje.*\n\nPor favor, não pare/s],
  ])('follows a warning: %j, %s', async (profile, message, expected) => {
    expect((await converse(profile, [message])).text).toMatch(expected);
  });

  it('takes back neither an allergy’s warning nor a pregnancy’s', async () => {
    expect((await converse(dipyrone, ['quantas gotas de dipirona posso tomar?'])).text).not.toContain('receita');
    const pregnant = { pregnant: true, medications: ['Losartana'] };
    expect((await converse(pregnant, ['posso continuar tomando losartana?'])).text).not.toMatch(/mude nada|mudar nada/);
  });
});

it('asks for another person under the name of whose profile it is', async () => {
  const [warning] = await findWarnings(
    questionOf('minha mãe pode comer banana?', { chronicConditions: ['Doença Renal'] }),
  );
  expect(warning?.text).toMatch(/^Se a pergunta é para quem está neste perfil: seu perfil marca Doença Renal/);
});

it('says glucose in the reader’s unit', async () => {
  const question = {
    ...questionOf('jejum 5,5 mmol/L, tá boa?', { pregnant: true }),
    glucoseUnit: 'mmol/L',
  } as const;
  expect((await findWarnings(question))[0]?.text).toContain('em jejum de 5,3 mmol/L ou mais');
});
