import { describe, expect, it } from 'vitest';
import { tellsDose } from './tells-dose.ts';

const advice = [
  'Aumenta a metformina para 2 comprimidos, comigo funcionou.',
  'Aumente sua insulina em 4 unidades antes do almoço.',
  'Para de tomar losartana e toma chá de chuchu.',
  'pode dobrar a dose da insulina q resolve',
  'gente, toma só metade do comprimido de enalapril',
  'corta a insulina da noite q vc n vai ter hipo',
  'vc pode pular a dose de hj',
  'toma 2 comprimidos de glifage em vez de 1',
  'suspende o captopril uns dias',
  'Que tal dobrar a dose da insulina?',
  'Esqueci também, e daí? Tome 2 comprimidos de metformina.',
  'Eu tomo 50 mg de losartana, tome também.',
  'Uso 10 unidades de insulina e recomendo: dobre a insulina quando comer doce.',
];

const talk = [
  'Minha glicose deu 180 depois do almoço, o que vocês comem?',
  'Tomo metformina 500 mg duas vezes ao dia há três anos.',
  'Tomo losartana de 50 mg e caminho todo dia.',
  'Meu médico passou 850 mg de metformina. Alguém mais?',
  'Nunca pare o remédio por conta própria, converse com o médico.',
  'Hoje caminhei 30 minutos e comi 2 fatias de pão.',
  'Fiz pão com 200 g de farinha e 1 colher de sal.',
  'Esqueci de tomar o remédio hoje, o que faço?',
  'Alguém toma metformina de 850 mg?',
  'Posso tomar losartana 50 mg à noite?',
];

/** Advice that sounds like a question. */
const proposals = [
  'Por que você não dobra a dose da insulina?',
  'Por que vc não dobra a dose quando come pizza?',
  'pq vc n corta a losartana',
  'E se você cortar o comprimido de losartana ao meio?',
  'Já pensou em parar com a metformina?',
  'Já tentou tomar dois comprimidos de metformina de uma vez?',
  'Você já experimentou pular a insulina da noite?',
  'Não seria melhor você aumentar a insulina basal?',
  'Que tal parar a metformina por uma semana?',
  'Por que não toma só metade do remédio da pressão?',
  'Por que vocês não param com essa sinvastatina?',
  'Não é melhor suspender o captopril quando a pressão está boa?',
  'Quem sabe você diminui a insulina da manhã?',
  'Será que você não deveria tomar mais 2 unidades de insulina?',
  'Você não acha que devia largar esse remédio?',
  'Não dá pra você ficar sem a glibenclamida uns dias?',
  'Tá com a glicose em 300, por que não aplica mais 6 unidades?',
  'Sua pressão está baixa, por que não corta o enalapril?',
  'Por que você ainda toma losartana, se o chá resolve?',
  'E se tu trocasse a metformina por canela?',
  'Pq vc n aumenta a dose da metformina p 2 comprimidos?',
  'Por que vc não larga a metformina?',
  'Vocês já tentaram ficar sem o remédio da pressão?',
  'E se a gente trocasse a insulina por jejum?',
  'Não compensa cortar a metformina quando a glicose está boa?',
  'Toma 2 comprimidos, que mal tem?',
  'Porque você não aumenta a insulina à noite?',
  'Por que não para de uma vez com a losartana?',
  'Ninguém te falou que dá pra parar a metformina?',
];

/** What members ask each other about their treatment. */
const questions = [
  'Por que a médica não aumenta a minha dose de metformina?',
  'Por que meu médico dobrou a dose da insulina?',
  'Por que será que a insulina não faz efeito de manhã?',
  'Por que vocês não gostam da metformina?',
  'Já tentou medir a glicose antes e depois da caminhada?',
  'E se eu esquecer de tomar o remédio, o que faço?',
  'Já pensou em conversar com a sua médica sobre a dose?',
  'Por que não pergunta ao seu endocrinologista se a dose está certa?',
  'Quem aqui já trocou de insulina? O que mudou?',
  'Alguém teve dor de barriga com a metformina?',
  'Que tal caminhar depois do almoço?',
  'Não seria melhor você perguntar ao médico antes de mudar a dose?',
  'Por que você não leva as medições na consulta?',
  'Vocês tomam a losartana de manhã ou à noite?',
  'A metformina de vocês também mudou de embalagem?',
  'Como vocês guardam a insulina na viagem?',
  'Você não acha que devia procurar o posto?',
  'Por que não come uma fruta antes do treino?',
  'E se você anotar a hora do remédio no celular?',
  'Será que a minha insulina estragou no calor?',
  'Qual o nome do remédio que você usa?',
  'A losartana dá tosse em vocês?',
  'Quanto custa a insulina na farmácia popular?',
  'Quem mais sente enjoo com a metformina?',
  'Vocês já esqueceram a insulina fora da geladeira?',
  'Meu médico aumentou a insulina e a glicose não baixou, é normal?',
  'A glibenclamida causa hipoglicemia de madrugada?',
  'Tem problema o sensor marcar diferente da ponta de dedo?',
  'O posto de vocês também está sem metformina?',
  'Depois de quantos dias o enalapril fez efeito em vocês?',
];

describe('a member who', () => {
  it.each(advice)('tells others what to take is marked: %s', (text) => {
    expect(tellsDose(text)).toBe(true);
  });

  it.each(proposals)('tells it as a question is marked: %s', (text) => {
    expect(tellsDose(text)).toBe(true);
  });

  it.each(talk)('talks of their own life is not: %s', (text) => {
    expect(tellsDose(text)).toBe(false);
  });

  it.each(questions)('asks is not: %s', (text) => {
    expect(tellsDose(text)).toBe(false);
  });

  it.each([0, 3000, 9000])('hides it behind %d characters is marked all the same', (length) => {
    const before = 'Hoje medi a glicose e fiquei contente. '.repeat(250).slice(0, length);
    expect(tellsDose(`${before} Aumente sua insulina em 4 unidades.`)).toBe(true);
  });
});
