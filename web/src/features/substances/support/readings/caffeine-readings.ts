import type { Reading } from './reading.ts';

export const caffeineReadings: readonly Reading[] = [
  {
    title: 'Quanta cafeína tem no que você toma',
    paragraphs: [
      'Café coado, xícara de 200 ml: cerca de 90 mg. Espresso: 80 mg. Energético de 250 ml: 80 mg. Chá preto, 200 ml: 30 a 50 mg. Cola, lata: 40 mg. Chimarrão pode passar de 80 mg. Até o descafeinado tem um pouco: 2 a 5 mg.',
    ],
    source: 'Autoridade Europeia para a Segurança dos Alimentos (EFSA), 2015, e valores médios.',
  },
  {
    title: 'O limite de um dia',
    paragraphs: [
      'Para a maioria dos adultos, até 400 mg por dia e até 200 mg de uma vez. Na gravidez e na amamentação, até 200 mg por dia.',
      'Com ansiedade, insônia, enxaqueca, arritmia ou pressão sem controle, 200 mg é um teto mais prudente. Antes dos 18 anos o limite depende do peso.',
    ],
    source: 'EFSA, 2015; orientação clínica geral.',
  },
  {
    title: 'Café e sono',
    paragraphs: [
      'Depois de 5 horas, metade da cafeína ainda está no corpo. Por isso o café da tarde aparece à noite: tente parar às 14 horas.',
      'Sono curto aumenta a fome, a glicose e a pressão do dia seguinte.',
    ],
    source: 'Orientação geral de higiene do sono.',
  },
  {
    title: 'Diminuir sem dor de cabeça',
    paragraphs: [
      'Parar de repente pode dar dor de cabeça, sono e irritação por alguns dias. Tire uma xícara a cada 2 ou 3 dias, ou troque uma delas por descafeinado.',
      'O café puro não muda muito a glicose; o açúcar que vai nele, sim.',
    ],
    source: 'Orientação clínica geral.',
  },
];
