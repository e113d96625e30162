/** What the figures by moment of the day say. */
export const momentMessages = {
  title: 'Por momento do dia',
  subtitle: 'As medições de ponta de dedo, de laboratório e digitadas, separadas pelo momento em que você mediu.',
  unmarked: 'Sem momento marcado',
  markMoment:
    'Quando registrar uma medição, marque o momento (jejum, antes de comer...). Com ele, os números dizem mais: em jejum e depois de comer se esperam valores diferentes.',
  count: (value: number) => `${value} ${value === 1 ? 'medição' : 'medições'}`,
  mean: 'Média',
  extremes: 'Do menor ao maior',
  within: 'Na meta usual',
  withinOf: (inside: number, all: number) => `${inside} de ${all}`,
  goalsNote:
    'As metas usuais são da Sociedade Brasileira de Diabetes (2023). A certa para você é definida com seu médico.',
} as const;
