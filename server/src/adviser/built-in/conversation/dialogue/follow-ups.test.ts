import { describe, expect, it } from 'vitest';
import type { ChatAnswer } from '../../../conversation.ts';
import { guardConversation } from '../../../guarded-conversation.ts';
import { createBuiltInConversation } from '../built-in-conversation.ts';
import { bankPerson } from '../evaluation/bank-person.ts';
import { converse } from '../testing/sample-chat.ts';

const conversation = guardConversation(createBuiltInConversation(), () => undefined);

/** The answer to the last of some messages, as the product gives it. */
const say = (...messages: readonly string[]): Promise<ChatAnswer> =>
  converse(messages, { data: bankPerson }, conversation);

describe('another aspect of what was spoken of', () => {
  it.each([
    [['o que é hipoglicemia?', 'quais os sintomas?'], /tremor.*suor/s],
    [['o que é hipoglicemia?', 'e como evita?'], /Favorecem as quedas/],
    [['o que é hemoglobina glicada?', 'precisa de jejum pra colher?'], /não precisam de jejum/],
    [['o que é neuropatia?', 'como evita?'], /neuropatia/],
    [['pra que serve a losartana?', 'tem efeito colateral?'], /losartana.*tontura/is],
    [['pra que serve a losartana?', 'ela dá tosse?'], /tosse.*losartana/is],
    [['metformina dá diarreia?', 'e tomando junto com a comida, alivia?'], /metformina.*refeição/is],
    [['quantas calorias tem a banana?', 'ela aumenta a glicose?'], /banana/],
    [['insulina precisa de geladeira?', 'quanto tempo dura fora?'], /28 dias/],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

describe('another thing, asked the same', () => {
  it.each([
    [['tapioca pode pra diabético?', 'e cuscuz?'], /^(?:[^.]*\n)?Cuscuz/],
    [['pra que serve a losartana?', 'e a metformina?'], /metformina.*diabetes/is],
    [['cerveja faz mal pra diabetes?', 'e vinho?'], /álcool|vinho/i],
    [['diabetes tem cura?', 'e pressão alta?'], /cura da pressão alta/],
    [['enalapril dá tosse?', 'e losartana?'], /tosse.*losartana/is],
    [['o que é insulina basal?', 'e bolus?'], /bolus/i],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

describe('knowledge after figures', () => {
  it.each([
    [['minha glicose média em outubro', 'como faço pra baixar?'], /glicose|mg\/dL/],
    [['minha pressão em outubro', 'e o que eu como?'], /sal|sódio/],
    [['minha glicose mais baixa do mês', 'o que eu faço quando isso acontece?'], /15 g/],
    [['quanto dormi essa semana', 'quanto é o ideal?'], /7 a 9 horas/],
    [['quanta cafeína tomei ontem', 'qual o limite?'], /400 mg/],
    [['minha glicada', 'o que é isso?'], /exame de sangue/],
    [['minha glicose média', 'o que fazer quando a glicose está baixa?'], /15 g/],
    [['minha glicose média', 'e se der baixa, que que eu como?'], /15 g/],
    [['qual foi minha glicose ontem?', 'e quando está alta, o que eu faço?'], /Acima de 250/],
    [['minha pressão em outubro', 'como devo agir se ficar muito alta?'], /180 por 110|SAMU 192/],
    [['minha pressão em outubro', 'e se ela cair, o que faço?'], /pernas um pouco elevadas/],
    [['meus batimentos esta semana', 'e quando ficam altos, o que faço?'], /acima de 120/],
  ])('%j', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });

  it.each([
    [['minha pressão em outubro', 'como baixar?', 'e em novembro?'], /pressão média em novembro/],
    [['meu último peso', 'e a meta?'], /meta do seu perfil/],
    [['minha glicose média', 'isso é bom?'], /glicose média/],
    [['minha glicose média', 'está alta?'], /glicose média/],
    [['minha pressão em outubro', 'blorb blorb', 'e em novembro?'], /pressão média em novembro/],
  ])('%j are figures', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

it('tells the newest reading of what is asked about, before what to do', async () => {
  expect((await say('minha pressão caiu, o que faço?')).text).toMatch(/^Sua última pressão/);
  expect((await say('minha glicose subiu, o que eu faço?')).text).toMatch(/^Sua última glicose/);
});

it('goes on over thanks and short remarks', async () => {
  const messages = ['metformina pode partir ao meio?', 'obrigado', 'e posso beber cerveja?'];
  expect((await say(...messages)).text).toMatch(/metformina.*bebida alcoólica/is);
});

describe('what cannot be joined', () => {
  it.each([
    [['o que é sensor de glicose?', 'quanto dura?'], 'sensor'],
    [['posso comer manga?', 'e na lua cheia?'], 'manga'],
  ])('%j is said honestly, with what is known to choose from', async (messages, about) => {
    const { text, outcome, suggestions } = await say(...messages);
    expect(outcome).toBe('asked_back');
    expect(text).toContain(`ainda é sobre ${about}`);
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it.each([
    [['posso comer manga?', 'diabetes tem cura?'], /Diabetes ainda não tem cura/],
    [['o que é apneia do sono?', 'posso comer ovo todo dia?'], /ovo/],
    [['posso comer manga?', 'e minha glicose?'], /Sua glicose/],
  ])('%j stands alone', async (messages, told) => {
    expect((await say(...messages)).text).toMatch(told);
  });
});

describe('what may not be answered', () => {
  it.each([
    [['o que é insulina?', 'quanto devo tomar?']],
    [['o que é insulina?', 'e se eu aumentar a dose?']],
    [['pra que serve a metformina?', 'posso parar de tomar?']],
    [['pra que serve a metformina?', 'valeu', 'posso tomar duas?']],
    [['pra que serve a losartana?', 'posso dobrar?']],
    [['pra que serve a losartana?', 'e se eu parar?']],
  ])('%j is refused', async (messages) => {
    expect((await say(...messages)).outcome).toBe('refused');
  });

  it.each([
    [['posso comer manga?', 'tô com dor no peito e falta de ar']],
    [['pra que serve a metformina?', 'e se eu me matar?']],
  ])('%j is an emergency', async (messages) => {
    expect((await say(...messages)).emergency).not.toBeNull();
  });
});
