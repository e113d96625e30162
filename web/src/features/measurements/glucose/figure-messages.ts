import type { GriZone, HighRisk, LowRisk } from '@vida/contract/measurements/glucose-risk.ts';

const lowRisks: Record<LowRisk, string> = {
  minimal: 'mínimo',
  low: 'baixo',
  moderate: 'moderado',
  high: 'alto',
};

const highRisks: Record<HighRisk, string> = { low: 'baixo', moderate: 'moderado', high: 'alto' };

/** What each figure of a period is called and what it means. */
export const figureMessages = {
  lowRisks,
  highRisks,
  mean: 'Média',
  meanNote: 'O açúcar no sangue (glicose) médio deste período.',
  timeInRange: 'Tempo na faixa',
  readingsInRange: 'Medições na faixa',
  inRangeNote: (band: string) => `De ${band}, a faixa que a maioria das pessoas com diabetes busca.`,
  inRangeMinor: (band: string) => `De ${band}. A meta é combinada com o pediatra e a família.`,
  inRangePregnant: (band: string) => `De ${band}, a faixa combinada com seu pré-natal.`,
  gmi: 'GMI',
  gmiNote: 'Estima, pela média do sensor, a HbA1c (hemoglobina glicada). Não substitui o exame.',
  gmiSingle: 'Dados insuficientes: o GMI só vale para dados de sensor.',
  gmiFewDays: (days: number) => `Dados insuficientes: o GMI precisa de 10 dias de sensor. Aqui há ${days}.`,
  gmiPregnant: 'Esta estimativa não vale na gravidez.',

  variation: 'Variação (CV)',
  variationNote: 'O quanto o açúcar sobe e desce em volta da média.',
  stable: (percent: number) => `Estável (até ${percent}%).`,
  unstable: (percent: number) => `Chama-se estável até ${percent}%.`,
  deviation: (spread: string) => `Desvio padrão: ${spread}.`,
  extremes: 'Do menor ao maior',
  extremesNote: (lowestAt: string, highestAt: string) =>
    `O valor mais baixo foi em ${lowestAt}, e o mais alto em ${highestAt}.`,
  extremesOnce: (at: string) => `Há uma só medição, em ${at}.`,
  flag: (word: string, meaning: string) => `${word}: ${meaning}.`,
  days: 'Dias com leituras',
  daysOf: (all: number) => `de ${all}`,
  daysSensor: (percent: string) => `O sensor guardou ${percent}% das leituras esperadas até agora.`,
  daysSingle: (count: number) => (count === 1 ? 'Uma medição no período.' : `${count} medições no período.`),

  riskTitle: 'Índices de risco',
  gri: 'Risco geral (GRI)',
  griUnit: 'de 100',
  griNote: 'Junta num número o tempo abaixo e acima da faixa. Quanto menor, melhor.',
  griZone: (zone: GriZone) => `Zona ${zone}, de A (menor risco) a E.`,
  griSingle: 'Só vale para dados de sensor.',
  griPregnant: 'Não vale na gravidez, que tem outra faixa.',
  lbgi: 'Glicose baixa (LBGI)',
  lbgiNote: 'Conta quantas vezes o açúcar ficou baixo, e quão baixo.',
  withoutLow: 'As leituras LO, sem número, não entram nesta conta.',
  withoutHigh: 'As leituras HI, sem número, não entram nesta conta.',
  hbgi: 'Glicose alta (HBGI)',
  hbgiNote: 'Conta quantas vezes o açúcar ficou alto, e quão alto.',
  risk: (word: string) => `Risco ${word}.`,
  riskClosing: 'São números para conversar com sua equipe de saúde. Não são diagnóstico e não mudam nenhum remédio.',
} as const;
