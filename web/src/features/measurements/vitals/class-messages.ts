import type { Hba1cClass } from '@vida/contract/measurements/hba1c-rules.ts';
import type { HeartRateClass } from '@vida/contract/measurements/heart-rate-rules.ts';
import type { PressureClass } from '@vida/contract/measurements/pressure-rules.ts';
import { HIGH_WAIST_FROM, RAISED_WAIST_FROM, type WaistClass } from '@vida/contract/measurements/waist-rules.ts';
import type { GlucoseRange } from '../../../ui/charts/glucose-range.ts';

/** A class in words: its mark, a word, and what it means. Information, never a diagnosis. */
export interface ClassWords {
  readonly range: GlucoseRange;
  readonly word: string;
  readonly meaning: string;
}

/** Diretriz Brasileira de Hipertensão Arterial 2025. */
export const pressureWords: Record<PressureClass, ClassWords> = {
  low: {
    range: 'low',
    word: 'Baixa',
    meaning: 'Abaixo de 90 na máxima. Com tontura ou desmaio, avise sua equipe de saúde.',
  },
  low_for_treated: {
    range: 'low',
    word: 'Baixa para quem toma remédio',
    meaning:
      'Com remédio que baixa a pressão, depois dos 60 anos isso pode ser baixo demais. Se há tontura ao ' +
      'levantar, fraqueza ou quedas, fale nesta semana com sua equipe de saúde.',
  },
  normal: {
    range: 'target',
    word: 'Normal',
    meaning: 'Abaixo de 120 por 80, a faixa normal da diretriz brasileira de 2025.',
  },
  elevated: {
    range: 'high',
    word: 'Um pouco alta',
    meaning:
      'De 120 por 80 a 139 por 89, que a diretriz brasileira de 2025 chama de pré-hipertensão. Uma medição ' +
      'sozinha não é diagnóstico.',
  },
  stage_1: {
    range: 'high',
    word: 'Alta',
    meaning:
      'De 140 por 90 a 159 por 99, a faixa do estágio 1 da diretriz brasileira. Uma medição sozinha não é diagnóstico.',
  },
  stage_2: {
    range: 'veryHigh',
    word: 'Alta',
    meaning:
      'De 160 por 100 a 179 por 109, a faixa do estágio 2 da diretriz brasileira. Uma medição sozinha não é ' +
      'diagnóstico: fale com sua equipe de saúde se continuar assim.',
  },
  stage_3: {
    range: 'veryHigh',
    word: 'Muito alta',
    meaning:
      '180 por 110 ou mais (basta um dos números). Descanse e meça de novo; se continuar assim, procure ' +
      'atendimento no mesmo dia. Com dor no peito, falta de ar ou confusão, ligue para o SAMU 192.',
  },
};

export const heartRateWords: Record<HeartRateClass, ClassWords> = {
  low: {
    range: 'low',
    word: 'Baixos',
    meaning: 'Abaixo de 50 em repouso. Com tontura ou cansaço fora do comum, avise sua equipe de saúde.',
  },
  slightly_low: {
    range: 'target',
    word: 'Um pouco baixos',
    meaning: 'De 50 a 59 em repouso. É comum em quem treina e com alguns remédios.',
  },
  usual: { range: 'target', word: 'Usuais', meaning: 'De 60 a 100 em repouso, o usual para adultos.' },
  slightly_high: {
    range: 'high',
    word: 'Um pouco altos',
    meaning: 'De 101 a 120 em repouso. Café, febre, dor e nervosismo aceleram o coração.',
  },
  high: {
    range: 'veryHigh',
    word: 'Altos',
    meaning:
      'Acima de 120 em repouso. Descanse e meça de novo; se continuar, avise sua equipe de saúde. Acima de 150, ' +
      'ou com dor no peito, desmaio ou falta de ar, ligue para o SAMU 192.',
  },
};

export const hba1cWords: Record<Hba1cClass, ClassWords> = {
  too_low: {
    range: 'low',
    word: 'Baixa demais',
    meaning:
      'Para a sua idade e com um remédio que pode causar quedas de glicose, está baixa demais: fale nesta semana ' +
      'com sua equipe de saúde, e não mude nenhum remédio por conta própria.',
  },
  in_goal: {
    range: 'target',
    word: 'Na meta usual',
    meaning: 'A HbA1c conta a média do açúcar no sangue dos últimos 2 a 3 meses.',
  },
  above_goal: {
    range: 'high',
    word: 'Acima da meta usual',
    meaning:
      'A HbA1c conta a média do açúcar no sangue dos últimos 2 a 3 meses. Converse sobre ela na próxima consulta.',
  },
  far_above_goal: {
    range: 'veryHigh',
    word: 'Bem acima da meta usual',
    meaning:
      'A HbA1c conta a média do açúcar no sangue dos últimos 2 a 3 meses. Fale com sua equipe de saúde nos ' +
      'próximos dias.',
  },
  usual: { range: 'target', word: 'Usual', meaning: 'Abaixo de 5,7%, o usual em quem não tem diabetes.' },
  attention: {
    range: 'high',
    word: 'Pede atenção',
    meaning: 'De 5,7% a 6,4%. Não é diagnóstico: mostre o exame na próxima consulta.',
  },
  show_doctor: {
    range: 'veryHigh',
    word: 'Mostre ao médico',
    meaning: '6,5% ou mais. Não é diagnóstico: mostre o exame à sua equipe de saúde nos próximos dias.',
  },
};

const limits = ({ male, female }: typeof RAISED_WAIST_FROM): string =>
  `${male} cm em homens e de ${female} cm em mulheres`;

/** International Diabetes Federation (2006) and Sociedade Brasileira de Diabetes. */
export const waistWords: Record<WaistClass, ClassWords> = {
  usual: {
    range: 'target',
    word: 'Usual',
    meaning: `Abaixo de ${limits(RAISED_WAIST_FROM)}, como as diretrizes aconselham para cuidar do coração.`,
  },
  raised: {
    range: 'high',
    word: 'Pede atenção',
    meaning:
      `A partir de ${limits(RAISED_WAIST_FROM)}, cresce o risco de diabetes e de doenças do coração. Não é ` +
      'diagnóstico: converse na próxima consulta.',
  },
  high: {
    range: 'veryHigh',
    word: 'Risco maior',
    meaning:
      `A partir de ${limits(HIGH_WAIST_FROM)}, o risco de diabetes e de doenças do coração é maior. Não é ` +
      'diagnóstico: mostre a medida à sua equipe de saúde.',
  },
};

/** Where the profile does not say whose limits hold. */
export const waistOfBoth =
  `O usual é menos de ${limits(RAISED_WAIST_FROM)}. Com o sexo no Perfil de Saúde, a Vida diz qual vale para ` +
  'você.';
