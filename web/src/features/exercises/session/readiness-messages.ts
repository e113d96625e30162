import type { ReadinessAdvice } from '@vida/contract/exercises/readiness-rules.ts';

/**
 * What the latest readings ask for before moving. Sources: ADA position statement on exercise and diabetes (2016),
 * Sociedade Brasileira de Diabetes (rule of 15); the limits of pressure and heart rate are those of Brazilian practice.
 */
const advices: Record<ReadinessAdvice, { title: string; text: string }> = {
  treat_low: {
    title: 'Glicose baixa: trate agora, não comece o treino',
    text:
      'Regra dos 15: coma ou beba 15 g de açúcar de ação rápida (1 colher de sopa de açúcar, que pode ' +
      'ser em água, ou 3 a 4 balas mastigáveis), espere 15 minutos e meça de novo. Se ainda estiver ' +
      'abaixo de 70 mg/dL (3,9 mmol/L), repita. Comece só acima de 90 mg/dL (5,0 mmol/L).',
  },
  pressure_stop: {
    title: 'Pressão muito alta: não treine hoje',
    text:
      'Sente-se, descanse e meça de novo em alguns minutos. Se continuar assim, fale hoje mesmo com ' +
      'sua equipe de saúde ou vá a uma UPA. Na gestação, procure a maternidade agora. Com dor no ' +
      'peito, falta de ar, fraqueza de um lado, fala enrolada ou visão embaçada, ligue para o SAMU 192.',
  },
  no_training: {
    title: 'Glicose muito alta: não treine hoje',
    text:
      'Acima de 300 mg/dL (16,7 mmol/L), o exercício pode piorar a situação. Beba água, dentro do combinado ' +
      'se sua equipe limita líquidos, meça de novo em 1 a 2 horas e, se usa insulina e tem tiras, confira ' +
      'as cetonas. Com vômito, dor de barriga, respiração funda ou muita sonolência, ligue para o SAMU 192.',
  },
  low_lately: {
    title: 'Glicose muito baixa nas últimas 24 horas: descanse hoje',
    text:
      'Depois de uma queda abaixo de 54 mg/dL (3,0 mmol/L), o exercício pode provocar outra. Deixe o ' +
      'treino para amanhã, meça mais vezes hoje e conte à sua equipe de saúde.',
  },
  pressure_wait: {
    title: 'Pressão alta agora: espere para treinar',
    text:
      'Sente-se, descanse e meça de novo mais tarde. Se ela seguir alta, ou se você está grávida, fale ' +
      'hoje com sua equipe de saúde.',
  },
  heart_rate_wait: {
    title: 'Coração acelerado em repouso: espere para treinar',
    text:
      'Descanse e meça de novo. Comece só com menos de 120 batimentos por minuto em repouso. Se ' +
      'continuar acelerado ou você se sentir mal, procure ajuda.',
  },
  eat_first: {
    title: 'Glicose abaixo de 90 mg/dL (5,0 mmol/L): coma antes',
    text: 'Coma de 15 a 30 g de carboidrato de ação rápida e meça de novo em 15 minutos. Leve açúcar com você.',
  },
  no_intense: {
    title: 'Glicose acima de 250 mg/dL (13,9 mmol/L): sem treino intenso',
    text:
      'Fique nos exercícios leves e moderados. Se usa insulina, teste as cetonas antes e não treine se ' +
      'houver. Se não se sente bem, não treine hoje.',
  },
  measure_first: {
    title: 'Que tal medir a glicose antes?',
    text:
      'Não há uma medição recente. Com diabetes, medir antes ' +
      'do treino evita sustos. Deixe 15 g de açúcar por perto.',
  },
  start: {
    title: 'Tudo certo para começar',
    text: 'Nada nas suas medições recentes pede cuidado especial. Comece devagar e respeite o seu corpo.',
  },
};

/** What the first step of the session says. */
export const readinessMessages = {
  advices,
  veryLowTitle: 'Glicose muito baixa: trate agora, não comece o treino',
  veryLowText:
    'Coma ou beba 30 g de açúcar de ação rápida (2 colheres de sopa de açúcar, que podem ser em ' +
    'água, ou 6 a 8 balas mastigáveis), espere 15 minutos e meça de novo. Se ainda estiver abaixo de ' +
    '70 mg/dL (3,9 mmol/L), coma ou beba mais 15 g. Comece só acima de 90 mg/dL (5,0 mmol/L).',
  lowEmergencyTitle: 'Não consegue engolir, está confuso, desmaiou ou tem convulsão?',
  lowEmergency: 'Não dê comida nem bebida. Ligue para o SAMU.',
  readings: 'Suas últimas medições',
  glucose: 'Glicose',
  flags: { low: 'abaixo do que o aparelho mede', high: 'acima do que o aparelho mede' },
  pressure: 'Pressão',
  pressureValue: (systolic: number, diastolic: number) => `${systolic}/${diastolic} mmHg`,
  heartRate: 'Frequência cardíaca',
  bpm: (bpm: number) => `${bpm} bpm`,
  loading: 'Conferindo suas medições...',
  failed: 'Não foi possível conferir suas medições',
  failedText: 'Sem elas não dá para saber se é seguro começar agora.',
  measure: 'Medir agora',
  check: 'Conferir de novo',
  start: 'Começar',
  notToday: 'Fechar',
} as const;
