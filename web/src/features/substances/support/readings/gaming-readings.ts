import type { Reading } from './reading.ts';

export const gamingReadings: readonly Reading[] = [
  {
    title: 'Pausas que cuidam do corpo',
    paragraphs: [
      'A cada 50 minutos, pare 5: levante, ande, alongue pescoço, punhos e costas. Para os olhos, a cada 20 minutos olhe por 20 segundos para algo a uns 6 metros.',
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
      'Não são as horas sozinhas que dizem. O sinal é perder o controle, deixar trabalho, estudo, sono e pessoas de lado, e continuar mesmo com prejuízo, por muitos meses.',
      'Se você se reconhece nisso, converse com um psicólogo: a UBS e o CAPS atendem de graça.',
    ],
    source: 'Organização Mundial da Saúde, CID-11 (6C51).',
  },
  {
    title: 'Apostas não são jogo',
    paragraphs: [
      'Apostas e bets mexem com dinheiro e podem virar dependência depressa. Dívidas e desespero têm saída: procure o CAPS, e para conversar agora, o CVV atende no 188, de graça, 24 horas.',
    ],
    source: 'Orientação clínica geral; rede de atenção do SUS.',
  },
];
