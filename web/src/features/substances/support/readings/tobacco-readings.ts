import type { Reading } from './reading.ts';

export const tobaccoReadings: readonly Reading[] = [
  {
    title: 'O que o corpo ganha, e quando',
    paragraphs: [
      'Em 20 minutos o pulso baixa. Entre 12 e 24 horas o monóxido de carbono sai do sangue. De 2 a 12 semanas a circulação melhora. Em 1 ano o risco de doença do coração cai pela metade, comparado a quem continua fumando.',
      'Com diabetes ou pressão alta o ganho é ainda maior, porque o cigarro multiplica o risco.',
    ],
    source: 'Organização Mundial da Saúde.',
  },
  {
    title: 'A vontade dura poucos minutos',
    paragraphs: [
      'Uma vontade forte costuma durar de 3 a 5 minutos, mesmo que você não fume. Quatro coisas ajudam a atravessar: espere, respire fundo, beba água, faça outra coisa.',
      'Antes do dia, jogue fora cinzeiros e isqueiros e mude o ritual do café: outra xícara, outro lugar.',
    ],
    source: 'Orientação geral dos programas de controle do tabagismo.',
  },
  {
    title: 'As primeiras semanas',
    paragraphs: [
      'Sono ruim, irritação e mais fome são comuns por 2 a 4 semanas e passam. Com diabetes, a glicose pode subir ou descer nesse tempo: meça com mais atenção e conte na consulta.',
      'Um cigarro no meio do caminho não apaga os dias que você já fez. Pense no que aconteceu e siga.',
    ],
    source: 'Orientação clínica geral.',
  },
  {
    title: 'Ajuda de graça, e o cigarro eletrônico',
    paragraphs: [
      'A UBS tem grupo e tratamento de graça pelo SUS. Se existe remédio para o seu caso, quem decide é o profissional: pergunte na UBS. O Disque Saúde 136 diz onde fica a mais perto.',
      'A venda de cigarro eletrônico é proibida no Brasil. Ele tem nicotina e não é um jeito de parar.',
    ],
    source: 'Ministério da Saúde; Anvisa, RDC 855/2024.',
  },
];
