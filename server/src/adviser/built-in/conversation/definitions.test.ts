import { describe, expect, it } from 'vitest';
import { loadArticles } from '../../articles/article.ts';
import { guardConversation } from '../../guarded-conversation.ts';
import { findBreaches } from '../../guardrails/speech/speech-check.ts';
import { citeSource } from '../sources.ts';
import { createBuiltInConversation } from './built-in-conversation.ts';
import { definitionsAskedBy, definitionsTalkedOf, loadDefinitions } from './definitions.ts';
import { askOnce, converse, guardedAnswer } from './testing/sample-chat.ts';

const definitions = loadDefinitions();
const names = definitions.flatMap((row) => [row.term, ...row.also].map((name) => ({ name, row })));

describe('the table of definitions', () => {
  it('has at least 120 terms, none twice', () => {
    const folded = names.map(({ name }) => name.toLowerCase());
    expect(definitions.length).toBeGreaterThanOrEqual(120);
    expect(new Set(folded).size).toBe(folded.length);
  });

  it('says each in one sentence of at most 30 words that the guardrail lets through', () => {
    const careless = definitions.filter(
      ({ definition }) =>
        definition.split(/\s+/).length > 30 ||
        !/^\p{L}[^.!?]*\.$/u.test(definition.replace(/(?<=\d)[.,](?=\d)/g, '')) ||
        findBreaches(definition).length > 0,
    );
    expect(careless.map(({ term }) => term)).toEqual([]);
  });

  it('names sources and articles that there are', () => {
    const slugs = new Set(loadArticles().map(({ slug }) => slug));
    expect(definitions.filter(({ article }) => article !== '' && !slugs.has(article))).toEqual([]);
    expect(definitions.flatMap(({ sources }) => sources.map(citeSource)).every((title) => title !== '')).toBe(true);
  });
});

describe('a question for a meaning', () => {
  it.each([
    (name: string) => `O que é ${name}?`,
    (name: string) => `o que significa ${name}`,
    (name: string) => `pra que serve o exame ${name}?`,
  ])('%o is answered by the definition first, with its source, for every name', async (ask) => {
    for (const { name, row } of names) {
      const { text, sources } = await askOnce(ask(name), []);
      expect(text.startsWith(row.definition), name).toBe(true);
      expect(sources.slice(0, row.sources.length), name).toEqual(row.sources.map(citeSource));
    }
  });

  it.each([
    ['oq é gmi', ['GMI']],
    ['TIR o que é?', ['tempo no alvo']],
    ['oi, vida, me explica o que e indice glicemico por favor', ['índice glicêmico']],
    ['o que e hemoglobna glicada', ['hemoglobina glicada']],
    ['o que sao betabloqueadores', ['betabloqueador']],
    ['qual a diferença entre LDL e HDL?', ['LDL', 'HDL']],
    ['pra que serve o exame MRPA', ['MRPA']],
    ['doutora, o que vem a ser neuropatia, explica fácil', ['neuropatia']],
    ['ferritina mede o quê?', ['ferritina']],
    ['cetona: em que consiste?', ['cetona']],
  ])('%s', (message, terms) => {
    expect(definitionsAskedBy(message).map(({ term }) => term)).toEqual(terms);
  });

  it.each([
    'o que é minha glicose',
    'o que é bom para gripe?',
    'o que é pressão alta na gravidez?',
    'o que é o amor?',
    'LDL e banana',
    'hoje fiz o exame de creatinina',
    'o que é insulina e quantas unidades eu aplico?',
    'estou com dor no peito, o que é infarto?',
    '',
  ])('"%s" asks for none', (message) => {
    expect(definitionsAskedBy(message)).toEqual([]);
  });

  it.each([
    ['A cardiologista falou em ortopneia. O que é isso?', ['ortopneia']],
    ['li a palavra osteoporose no laudo', []],
    ['O que é TSH? o meu veio alterado', ['TSH']],
    ['o que é insulina? quantas unidades eu aplico?', []],
    ['estou com palpitação, o que é isso?', []],
  ])('with other words around it: %s', (message, terms) => {
    expect(definitionsTalkedOf(message).map(({ term }) => term)).toEqual(terms);
  });

  it('is followed by the passage of its own article, and by more of it', async () => {
    const { text, sources } = await askOnce('o que é hipoglicemia?', []);
    expect(text).toContain('15 g de açúcar rápido');
    expect(sources.length).toBeGreaterThan(1);
    expect((await converse(['o que é hipoglicemia?', 'mais'])).text).toMatch(
      /Sinais comuns são tremor|Coma 15 g de açúcar/,
    );
    expect((await converse(['o que é LADA?', 'mais'])).text).toMatch(/^Isso é tudo/);
  });
});

describe('a definition never takes the place of', () => {
  const conversation = guardConversation(createBuiltInConversation(), () => {});

  it.each(['dor forte no peito, o que é infarto?', 'o que é essa falta de ar que estou sentindo?'])(
    'an emergency: %s',
    async (message) => {
      const { text, emergency } = await guardedAnswer(conversation, message);
      expect(emergency?.label).toBe('medical');
      expect(definitions.some(({ definition }) => text.includes(definition))).toBe(false);
    },
  );

  it.each(['o que é infarto?', 'o que é AVC?', 'o que significa cetoacidose?'])(
    'but a word that is only asked about is said: %s',
    async (message) => {
      const { text, emergency } = await guardedAnswer(conversation, message);
      expect(emergency).toBeNull();
      expect(definitions.some(({ definition }) => text.includes(definition))).toBe(true);
    },
  );

  it.each([
    ['pra que serve a metformina?', { medicationAllergies: ['Outra'], otherMedicationAllergies: 'metformina' }],
    ['o que é sartana?', { pregnant: true }],
    ['o que é anti-inflamatório?', { chronicConditions: ['Doença Renal'] }],
  ])('a warning of the profile: %s', async (message, profile) => {
    const { text } = await guardedAnswer(conversation, message, { profile });
    expect(text).toMatch(/^Seu perfil marca/);
    expect(definitions.some(({ definition }) => text.includes(definition))).toBe(false);
  });

  it.each(['o que é metformina e posso dobrar a dose?', 'o que é insulina basal e quantas unidades devo aplicar?'])(
    'a refusal: %s',
    async (message) => {
      const { text } = await guardedAnswer(conversation, message);
      expect(definitions.some(({ definition }) => text.includes(definition))).toBe(false);
    },
  );

  it('and is told calmly where only the word sounds like danger', async () => {
    const { text, emergency } = await guardedAnswer(conversation, 'o que é cetona?');
    expect(emergency).toBeNull();
    expect(text).toMatch(/^Cetonas são/);
  });
});
