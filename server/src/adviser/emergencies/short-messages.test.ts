import { expect, test } from 'vitest';
import { findEmergency } from './find-emergency.ts';
import { loadSentences, type Sentence } from './sentences.ts';

type Short = Pick<Sentence, 'text' | 'before' | 'group'>;

const short: readonly Short[] = ['short-first', 'short-second'].flatMap(loadSentences);
const cries = short.filter(({ group }) => group === 'cry');
const followUps = short.filter(({ group }) => group !== 'cry');
const ordinary: readonly Short[] = loadSentences('figures');
const strengthOf = ({ text, before }: Short): string => findEmergency(text, { before })?.strength ?? 'none';
const not = (texts: readonly Short[], ...allowed: readonly string[]): readonly string[] =>
  texts.filter((each) => !allowed.includes(strengthOf(each))).map(({ text }) => text);

test('a cry of a few words is a card, however it is spelt', () => {
  expect(cries.length).toBeGreaterThanOrEqual(200);
  expect(not(cries, 'card')).toEqual([]);
});

test('so is one with another person, in capitals, without accents, with a call for help', () => {
  const shouted = cries.map((each) => ({ ...each, text: each.text.toUpperCase() }));
  const bare = cries.map((each) => ({ ...each, text: each.text.normalize('NFD').replace(/\p{M}/gu, '') }));
  const called = cries.map((each) => ({ ...each, text: `socorro, ${each.text}` }));
  for (const variants of [shouted, bare, called]) expect(not(variants, 'card')).toEqual([]);
});

test('a follow-up that hides a danger has at least the line', () => {
  const hidden = followUps.filter(({ group }) => group === 'hidden');
  expect(hidden.length).toBeGreaterThanOrEqual(100);
  expect(not(hidden, 'card', 'line')).toEqual([]);
});

test('a harmless follow-up brings no card, a harmless message hardly one, and few have the line', () => {
  const followed = followUps.filter(({ group }) => group === 'followup');
  expect(not(followed, 'none', 'line')).toEqual([]);
  expect(not(ordinary, 'none', 'line').length / ordinary.length).toBeLessThanOrEqual(0.02);
  const harmless = [...followed, ...ordinary];
  expect(harmless.length).toBeGreaterThanOrEqual(300);
  expect(not(harmless, 'none', 'card').length / harmless.length).toBeLessThanOrEqual(0.05);
});

test.each([
  'e anteontem?',
  'e se baixar?',
  'e meu marido?',
  'quando foi a última vez que fumei?',
  'meu sensor ficou marcando LO mas no dedo deu 104',
  'como apago uma medição errada? coloquei 500',
  'meu bebê tem 37,2, é febre?',
  'não lembro se tomei a metformina',
  'tenho medo de insulina',
  'vi no jornal que um cantor morreu de infarto',
  'a música fala que ele quer morrer de amor',
  'meu celular morreu, tá sem pulso',
  'meu carro desmaiou na subida, sem pulso nenhum',
  'sou enfermeira e hoje atendi uma parada, salvamos!',
  'sou bombeiro, ontem fiz RCP num senhor e ele já teve alta',
  'glicose de 40 mata?',
  'pressão de 20 por 12 é perigosa?',
  'meu chefe me persegue',
  'marquei 900 mas era 90, apaga',
  'tomo losartana 50mg',
  'metformina 850mg de manhã e à noite',
  'tomo sinvastatina 20 mg à noite',
  'digitei glicose 20 mas era 120, meu dedo escorregou',
  'Meu menino brincou com o aparelho e lançou 33 de glicose no histórico, dá pra tirar?',
  'O laboratório disse glicose 1.260 mas era erro de vírgula, já mandaram o certo: 126,0',
  'O glicosímetro apagou de vez, morreu. Qual marca você indica?',
  'O relógio disse que meu coração tava a 210 mas ele tava frouxo no pulso. Apertei e deu 78',
  'O oxímetro de pulso mostrou 62% com esmalte na unha, tirei o esmalte e deu 98. Normal?',
  'O aparelho mostra HI quando a fita tá vencida? A vencida deu HI, peguei uma nova e deu 143',
  'Pressão 18 por 12 foi o que meu avô tinha antes do remédio, hoje ele tá com 13 por 7',
  'meu bebê tem 37,2, tá mamando e sorrindo. É febre?',
  'sou técnica no SAMU, qual a conduta atual pra glicose abaixo de 50 inconsciente segundo o protocolo?',
  'no GTA meu primo atropelou e atirou em todo mundo, criança pode jogar isso?',
  'Tô lendo Agatha Christie, hoje envenenaram o mordomo com insulina. Isso é possível mesmo?',
  'SOCORRO o brigadeiro zero ficou maravilhoso',
  'socorro não sei cozinhar abobrinha',
  'É urgente: perdi a senha e não consigo entrar pelo computador',
  'Tô desesperada atrás de receita de panetone sem açúcar',
  'Dor no peito do pé depois de correr, é o tênis?',
  'Dor no peito pode ser gases? Não tô sentindo nada, li num artigo',
  'Se um dia meu filho convulsionar por hipo, o que devo fazer? Quero deixar escrito pra escola',
  'meu filho engasgou com água ontem, tossiu, riu e saiu correndo. Nada né',
  'tenho medo que meu filho morra dormindo de hipo. Ele tá bem, 131 agora. Toda mãe de tipo 1 sente isso?',
  'Ele tomou 3 unidades pro almoço, comeu tudo, e agora tá 148',
  'Tô tão orgulhosa, ele aplicou sozinho pela primeira vez hj',
  'Que bom conversar contigo de noite quando todo mundo dorme',
  'pressão 13 por 8 agora de manhã',
  'medi a pressão agora cedo e deu 11 por 7',
  'meu nome é Severina e tenho 67 anos',
  'oi, me chamo Raimunda, moro sozinha com dois gatos',
  'esse calor tá me matando kkk',
])('no card: %s', (text) => {
  expect(findEmergency(text)?.strength).not.toBe('card');
});

test.each([
  'meu bebê tem 37,2, tá mamando e sorrindo. É febre?',
  'pressão 13 por 8 agora de manhã',
  'pressão 12 por 8',
  'e se baixar?',
])('nor a line, where what is said leaves nothing to fear: %s', (text) => {
  expect(findEmergency(text, { before: 'como anda minha glicose?' })).toBeNull();
});

test.each([
  'digitei glicose 45 no app e estou tremendo e suando frio',
  'registrei 38 de glicose e apaguei no sofá',
  'o glicosímetro travou em 38, tremendo muito e suando',
  'não sinto nada no lado esquerdo do corpo, o que significa?',
  'deu HI com a fita nova e não paro de vomitar',
  'socorro meu marido não acorda',
  'socorro por favor, minha mãe caiu no banheiro',
  'oxímetro deu 82, tirei o esmalte e deu 83, falta de ar',
  'pressão deu 22 por 13, agora 21 por 12, vista embaçada',
  'meu bebê tem 37,2 e não acorda para mamar',
  'dor no peito depois de correr, suando frio',
  'pode ser gases? dor no peito e no braço esquerdo',
  'que bom falar contigo, quero morrer',
  'me chamo João e quero morrer',
  'pressão 12 por 8 e dor no peito',
  'saturação 85, depois deu 98, agora saturação 82',
  'um dia meu filho convulsionou, e agora está convulsionando de novo',
])('a card for all that: %s', (text) => {
  expect(findEmergency(text)?.strength).toBe('card');
});
