import { HBA1C_UNRELIABLE, ownGoalWords } from '@vida/contract/measurements/goal-words.ts';
import type { Hba1cClass } from '@vida/contract/measurements/hba1c-rules.ts';
import type { HeartRateClass } from '@vida/contract/measurements/heart-rate-rules.ts';
import type { PressureClass } from '@vida/contract/measurements/pressure-rules.ts';
import { HBA1C_REPEATED, HEART_RATE_USUAL, pressureWords } from '@vida/contract/measurements/vitals-words.ts';
import type { BmiSilence } from '@vida/contract/profile/body-mass-rules.ts';
import { bmiSilenceWords, describeBmi } from '@vida/contract/profile/body-mass-words.ts';
import { count, formatDecimal, formatKg, formatPercent } from '../../format-values.ts';

const pressureClasses: Record<PressureClass, string> = {
  low: 'Está abaixo de 90 na máxima. Com tontura ou desmaio, avise sua equipe de saúde.',
  low_for_treated:
    'Com remédio que baixa a pressão, depois dos 60 anos isso pode ser baixo demais. Você sente tontura ao ' +
    'levantar, fraqueza, ou caiu ou quase caiu nos últimos tempos? Se sim, fale nesta semana com sua equipe ' +
    'de saúde; se não, mostre estes números na próxima consulta. Não mude nenhum remédio por conta própria.',
  normal: 'Está abaixo de 120 por 80, a faixa normal da diretriz brasileira de 2025.',
  elevated:
    'Está um pouco acima da faixa normal da diretriz brasileira de 2025 (máxima ' +
    'de 120 a 139 ou mínima de 80 a 89). Uma medição sozinha não é diagnóstico.',
  stage_1: 'Está na faixa alta (máxima de 140 a 159 ou mínima de 90 a 99). Uma medição sozinha não é diagnóstico.',
  stage_2:
    'Está na faixa alta (máxima de 160 a 179 ou mínima de 100 a 109). Uma medição ' +
    'sozinha não é diagnóstico: fale com sua equipe de saúde se continuar assim.',
  stage_3:
    'Está na faixa muito alta (máxima a partir de 180 ou mínima a partir de ' +
    '110). Descanse e meça de novo; se continuar assim, procure atendimento no ' +
    'mesmo dia. Com dor no peito, falta de ar ou confusão, ligue para o SAMU 192.',
};

const heartRateClasses: Record<HeartRateClass, string> = {
  low: 'Fica abaixo de 50 em repouso. Com tontura ou cansaço fora do comum, avise sua equipe de saúde.',
  slightly_low: 'Fica entre 50 e 59 em repouso, comum em quem treina e com alguns remédios.',
  usual: 'Fica entre 60 e 100 em repouso, o usual para adultos.',
  slightly_high: 'Fica entre 101 e 120 em repouso. Café, febre, dor e nervosismo aceleram o coração.',
  high:
    'Fica acima de 120 em repouso. Descanse e meça de novo; se continuar, avise sua equipe de ' +
    'saúde. Acima de 150, ou com dor no peito, desmaio ou falta de ar, ligue para o SAMU 192.',
};

const hba1cClasses: Record<Hba1cClass, string> = {
  too_low:
    'Para a sua idade e com um remédio que pode causar quedas de glicose, ' +
    'está baixa demais: fale nesta semana com sua equipe de saúde. Até lá, ' +
    'ande com açúcar rápido e não mude nenhum remédio por conta própria.',
  in_goal: 'Fica na meta usual.',
  above_goal: 'Fica acima da meta usual: converse sobre ela na próxima consulta.',
  far_above_goal: 'Fica bem acima da meta usual: fale com sua equipe de saúde nos próximos dias.',
  usual: 'Fica abaixo de 5,7%, o usual em quem não tem diabetes.',
  attention: 'Fica entre 5,7% e 6,4%. Não é diagnóstico: mostre o exame na próxima consulta.',
  show_doctor: 'É 6,5% ou mais. Não é diagnóstico: mostre o exame à sua equipe de saúde nos próximos dias.',
};

const bodyMassSilences: Record<BmiSilence, string> = {
  ...bmiSilenceWords,
  age_unknown: 'Com a data de nascimento no Perfil de Saúde, posso dizer também o seu IMC.',
};

const readingsOf = (readings: number): string => count(readings, 'medição', 'medições');
const pointsOf = (points: number): string => `${formatDecimal(points, 1)} ${points < 2 ? 'ponto' : 'pontos'}`;

/** What answers about pressure, weight, heart rate and HbA1c say. */
export const vitalsTexts = {
  ownGoal: ownGoalWords,
  pressureClasses,
  heartRateClasses,
  hba1cClasses,
  bodyMassSilences,
  bodyMass: describeBmi,
  noBodyMass: 'Para o IMC preciso da altura e do peso: os dois ficam em Perfil de Saúde.',
  pressureOnLowSide:
    'Está abaixo de 100 na máxima. Para muita gente é o de sempre; ' +
    'com tontura, fraqueza ou desmaio, avise sua equipe de saúde.',
  pressureInGoal: pressureWords.inGoal,
  pressureAboveGoal: pressureWords.aboveGoal,
  compareCare: 'Diferenças pequenas entre períodos curtos são comuns.',
  pressureGoal: 'A meta usual é abaixo de 130 por 80 mmHg; a certa para você é definida com seu médico.',
  pressureFew: (days: number) => `A média só diz algo com medições de pelo menos 3 dias. Aqui há ${days}.`,
  pressureAbove: (period: string, above: number, readings: number) =>
    `${above === 0 ? 'Nenhuma' : above} de ${readingsOf(readings)} ${period} ` +
    `${above < 2 ? 'ficou' : 'ficaram'} em 130 por 80 ou mais (basta um dos números).`,
  pressureBelow: (period: string, below: number, readings: number) =>
    `${below === 0 ? 'Nenhuma' : below} de ${readingsOf(readings)} ` +
    `${period} ${below < 2 ? 'ficou' : 'ficaram'} abaixo de 90 na máxima.`,

  heartUsual: HEART_RATE_USUAL,
  weightLast: (value: string, moment: string) => `Seu último peso registrado é ${value}, ${moment}.`,
  weightProfile: (value: string) => `No seu perfil está ${value}; nenhuma pesagem foi registrada em Medições.`,
  weightMore: (kg: string, since: string) => `São ${kg} a mais ${since}.`,
  weightLess: (kg: string, since: string) => `São ${kg} a menos ${since}.`,
  weightShare: (percent: number) => `Isso equivale a ${formatPercent(percent)} do primeiro peso.`,
  weightRate: (kg: number) => `Dá cerca de ${formatDecimal(kg, 2)} kg por semana.`,
  weightSame: (since: string) => `É o mesmo peso ${since}.`,
  since: (day: string) => `desde ${day}`,
  weightFromTo: (from: string, fromDay: string, to: string, toDay: string) =>
    `Você registrou ${from} ${fromDay} e ${to} ${toDay}.`,
  weightCare: 'O peso de um dia varia com água, comida e roupa; vale o caminho de várias semanas.',
  weightGoal: (goal: string) => `A meta do seu perfil é ${goal}.`,
  noWeightGoal: 'Não há meta de peso no seu perfil; ela pode ser anotada em Perfil de Saúde.',
  weightToGoal: (goal: string, missingKg: number) =>
    missingKg > 0
      ? `A meta do seu perfil é ${goal}: faltam ${formatKg(missingKg)}.`
      : `A meta do seu perfil é ${goal}: você já chegou nela.`,
  weightPregnant: 'Na gravidez, quem orienta o ganho de peso é o pré-natal.',
  weightMinor: 'Antes dos 18 anos, o peso é lido com o pediatra, em curvas de crescimento.',

  hba1cLast: (value: string, day: string) => `Sua última HbA1c (hemoglobina glicada) foi ${value}, ${day}.`,
  hba1cMore: (points: number, since: string) => `São ${pointsOf(points)} a mais ${since}.`,
  hba1cLess: (points: number, since: string) => `São ${pointsOf(points)} a menos ${since}.`,
  hba1cBefore: (value: string, day: string) => `A anterior foi ${value}, ${day}.`,
  hba1cSame: (since: string) => `É o mesmo valor ${since}.`,
  hba1cGoal: (percent: number) =>
    `Para a maioria das pessoas com diabetes na sua faixa de idade, a meta usual é menos de ${formatPercent(percent)}.`,
  hba1cLate: 'Já se passaram mais de 6 meses desde esse exame: vale pedir outro na próxima consulta.',
  hba1cNext: HBA1C_REPEATED,
  hba1cUnreliable: HBA1C_UNRELIABLE,
  kg: formatKg,
} as const;
