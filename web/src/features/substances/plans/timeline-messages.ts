/**
 * What changes in the body after the last cigarette. Source: Organização Mundial da Saúde, benefits of smoking
 * cessation. `fromDays`: whole days without from which a line has been reached.
 */
export const timelineMessages = {
  title: 'O que muda no corpo sem tabaco',
  reached: 'já passou',
  ahead: 'a caminho',
  steps: [
    { when: '20 minutos', text: 'O pulso e a pressão começam a baixar.', fromDays: 1 },
    { when: '12 a 24 horas', text: 'O monóxido de carbono sai do sangue.', fromDays: 1 },
    { when: '2 a 12 semanas', text: 'A circulação e o fôlego melhoram.', fromDays: 14 },
    {
      when: '1 ano',
      text: 'O risco de doença do coração cai pela metade, comparado a quem fuma.',
      fromDays: 365,
    },
  ],
  hard: 'Nas primeiras 2 a 4 semanas, sono, humor e apetite podem mudar. Com diabetes, a glicose pode subir ou descer: meça com mais atenção.',
  help: 'A UBS tem grupo e tratamento de graça pelo SUS: pergunte lá.',
  source: 'Fonte: Organização Mundial da Saúde.',
} as const;
