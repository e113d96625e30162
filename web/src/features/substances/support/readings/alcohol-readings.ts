import type { Reading } from './reading.ts';

export const alcoholReadings: readonly Reading[] = [
  {
    title: 'Quanto álcool tem no copo',
    paragraphs: [
      'No Brasil, uma dose padrão tem 10 g de álcool puro. Uma lata de cerveja de 350 ml (5%) tem cerca de 1,4 dose; uma taça de vinho de 150 ml (12%), também 1,4; 50 ml de destilado (40%), 1,6. Uma garrafa de vinho inteira passa de 7 doses.',
      'Contar em doses mostra o que o tamanho do copo esconde.',
    ],
    source: 'Ministério da Saúde, Nota Técnica Conjunta 263/2024.',
  },
  {
    title: 'Existe quantidade segura?',
    paragraphs: [
      'Não. O risco começa na primeira dose e cresce com a quantidade: pressão, coração, fígado, sono e vários tipos de câncer. Por isso ninguém precisa beber pela saúde, e quanto menos, melhor.',
      'Na gravidez, antes dos 18 anos, ao dirigir, com doença do fígado ou antes de exercício, o conselho é zero.',
    ],
    source: 'Organização Mundial da Saúde, 2023.',
  },
  {
    title: 'Álcool e diabetes',
    paragraphs: [
      'O álcool impede o fígado de soltar açúcar. Com insulina ou remédio que pode baixar demais a glicose, a queda pode vir até 24 horas depois, mais ainda em jejum. E os sinais parecem embriaguez.',
      'Se for beber: coma junto, meça antes de dormir e avise alguém que você tem diabetes. Com metformina, excesso de álcool é perigoso. Confirme com seu médico ou farmacêutico.',
    ],
    source: 'Orientação clínica geral para quem tem diabetes.',
  },
  {
    title: 'Parar de uma vez pode ser perigoso',
    paragraphs: [
      'Quem bebe muito todos os dias pode ter abstinência quando para: tremor, suor, coração acelerado, ver ou ouvir coisas que não existem, convulsão. Isso é emergência: ligue 192.',
      'Por isso a diminuição precisa de acompanhamento. O CAPS-AD e a UBS cuidam disso de graça, e o Disque Saúde 136 diz onde fica o mais perto. Grupos como os Alcoólicos Anônimos também ajudam.',
    ],
    source: 'Orientação clínica geral; rede de atenção do SUS.',
  },
];
