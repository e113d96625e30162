import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';

/** A short text of our own, with what it rests on. */
interface Reading {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly source: string;
}

/** What there is to read about each substance. */
export const readings: Record<SubstanceType, readonly Reading[]> = {
  alcohol: [
    {
      title: 'Quanto álcool tem no copo',
      paragraphs: [
        'No Brasil, uma dose padrão tem 10 g de álcool puro. Uma lata de cerveja de 350 ml (5%) tem ' +
          'cerca de 1,4 dose; uma taça de vinho de 150 ml (12%), também 1,4; 50 ml de destilado (40%), ' +
          '1,6. Uma garrafa de vinho inteira passa de 7 doses.',
        'Contar em doses mostra o que o tamanho do copo esconde.',
      ],
      source: 'Ministério da Saúde, Nota Técnica Conjunta 263/2024.',
    },
    {
      title: 'Existe quantidade segura?',
      paragraphs: [
        'Não. O risco começa na primeira dose e cresce com a quantidade: pressão, coração, fígado, sono e vários ' +
          'tipos de câncer. Por isso ninguém precisa beber pela saúde, e quanto menos, melhor.',
        'Na gravidez, antes dos 18 anos, ao dirigir, com doença do fígado ou antes de exercício, o conselho é zero.',
      ],
      source: 'Organização Mundial da Saúde, 2023.',
    },
    {
      title: 'Álcool e diabetes',
      paragraphs: [
        'O álcool impede o fígado de soltar açúcar. Com insulina ou remédio que pode baixar demais a glicose, a ' +
          'queda pode vir até 24 horas depois, mais ainda em jejum. E os sinais parecem embriaguez.',
        'Se for beber: coma junto, meça antes de dormir e avise alguém que você tem diabetes. Com ' +
          'metformina, excesso de álcool é perigoso. Confirme com seu médico ou farmacêutico.',
      ],
      source: 'Orientação clínica geral para quem tem diabetes.',
    },
    {
      title: 'Parar de uma vez pode ser perigoso',
      paragraphs: [
        'Quem bebe muito todos os dias pode ter abstinência quando para: tremor, suor, coração ' +
          'acelerado, ver ou ouvir coisas que não existem, convulsão. Isso é emergência: ligue 192.',
        'Por isso a diminuição precisa de acompanhamento. O CAPS-AD e a UBS cuidam disso de graça, e o Disque ' +
          'Saúde 136 diz onde fica o mais perto. Grupos como os Alcoólicos Anônimos também ajudam.',
      ],
      source: 'Orientação clínica geral; rede de atenção do SUS.',
    },
  ],
  tobacco: [
    {
      title: 'O que o corpo ganha, e quando',
      paragraphs: [
        'Em 20 minutos o pulso baixa. Entre 12 e 24 horas o monóxido de carbono sai do sangue. De 2 ' +
          'a 12 semanas a circulação melhora. Em 1 ano o risco de doença do coração cai pela metade, ' +
          'comparado a quem continua fumando.',
        'Com diabetes ou pressão alta o ganho é ainda maior, porque o cigarro multiplica o risco.',
      ],
      source: 'Organização Mundial da Saúde.',
    },
    {
      title: 'A vontade dura poucos minutos',
      paragraphs: [
        'Uma vontade forte costuma durar de 3 a 5 minutos, mesmo que você não fume. Quatro coisas ' +
          'ajudam a atravessar: espere, respire fundo, beba água, faça outra coisa.',
        'Antes do dia, jogue fora cinzeiros e isqueiros e mude o ritual do café: outra xícara, outro lugar.',
      ],
      source: 'Orientação geral dos programas de controle do tabagismo.',
    },
    {
      title: 'As primeiras semanas',
      paragraphs: [
        'Sono ruim, irritação e mais fome são comuns por 2 a 4 semanas e passam. Com diabetes, a ' +
          'glicose pode subir ou descer nesse tempo: meça com mais atenção e conte na consulta.',
        'Um cigarro no meio do caminho não apaga os dias que você já fez. Pense no que aconteceu e siga.',
      ],
      source: 'Orientação clínica geral.',
    },
    {
      title: 'Ajuda de graça, e o cigarro eletrônico',
      paragraphs: [
        'A UBS tem grupo e tratamento de graça pelo SUS. Se existe remédio para o seu caso, quem ' +
          'decide é o profissional: pergunte na UBS. O Disque Saúde 136 diz onde fica a mais perto.',
        'A venda de cigarro eletrônico é proibida no Brasil. Ele tem nicotina e não é um jeito de parar.',
      ],
      source: 'Ministério da Saúde; Anvisa, RDC 855/2024.',
    },
  ],
  caffeine: [
    {
      title: 'Quanta cafeína tem no que você toma',
      paragraphs: [
        'Café coado, xícara de 200 ml: cerca de 90 mg. Espresso: 80 mg. Energético de 250 ml: 80 mg. ' +
          'Chá preto, 200 ml: 30 a 50 mg. Cola, lata: 40 mg. Chimarrão pode passar de 80 mg. Até o ' +
          'descafeinado tem um pouco: 2 a 5 mg.',
      ],
      source: 'Autoridade Europeia para a Segurança dos Alimentos (EFSA), 2015, e valores médios.',
    },
    {
      title: 'O limite de um dia',
      paragraphs: [
        'Para a maioria dos adultos, até 400 mg por dia e até 200 mg de uma vez. Na gravidez e na ' +
          'amamentação, até 200 mg por dia.',
        'Com ansiedade, insônia, enxaqueca, arritmia ou pressão sem controle, 200 mg é um teto mais ' +
          'prudente. Antes dos 18 anos o limite depende do peso.',
      ],
      source: 'EFSA, 2015; orientação clínica geral.',
    },
    {
      title: 'Café e sono',
      paragraphs: [
        'Depois de 5 horas, metade da cafeína ainda está no corpo. Por isso o café da tarde aparece ' +
          'à noite: tente parar às 14 horas.',
        'Sono curto aumenta a fome, a glicose e a pressão do dia seguinte.',
      ],
      source: 'Orientação geral de higiene do sono.',
    },
    {
      title: 'Diminuir sem dor de cabeça',
      paragraphs: [
        'Parar de repente pode dar dor de cabeça, sono e irritação por alguns dias. Tire uma xícara ' +
          'a cada 2 ou 3 dias, ou troque uma delas por descafeinado.',
        'O café puro não muda muito a glicose; o açúcar que vai nele, sim.',
      ],
      source: 'Orientação clínica geral.',
    },
  ],
  gaming: [
    {
      title: 'Pausas que cuidam do corpo',
      paragraphs: [
        'A cada 50 minutos, pare 5: levante, ande, alongue pescoço, punhos e costas. Para os olhos, ' +
          'a cada 20 minutos olhe por 20 segundos para algo a uns 6 metros.',
        'Um alarme no celular lembra por você. Água por perto, refeição longe da tela.',
      ],
      source: 'Orientação geral de ergonomia e saúde dos olhos.',
    },
    {
      title: 'Jogo e sono',
      paragraphs: [
        'Luz e emoção atrasam o sono. Pare 60 minutos antes de deitar e deixe o aparelho fora do quarto.',
        'Se a partida é com amigos, combine a hora do fim antes de começar.',
      ],
      source: 'Orientação geral de higiene do sono.',
    },
    {
      title: 'Quando o jogo vira problema',
      paragraphs: [
        'Não são as horas sozinhas que dizem. O sinal é perder o controle, deixar trabalho, estudo, ' +
          'sono e pessoas de lado, e continuar mesmo com prejuízo, por muitos meses.',
        'Se você se reconhece nisso, converse com um psicólogo: a UBS e o CAPS atendem de graça.',
      ],
      source: 'Organização Mundial da Saúde, CID-11 (6C51).',
    },
    {
      title: 'Apostas não são jogo',
      paragraphs: [
        'Apostas e bets mexem com dinheiro e podem virar dependência depressa. Dívidas e desespero ' +
          'têm saída: procure o CAPS, e para conversar agora, o CVV atende no 188, de graça, 24 horas.',
      ],
      source: 'Orientação clínica geral; rede de atenção do SUS.',
    },
  ],
};
