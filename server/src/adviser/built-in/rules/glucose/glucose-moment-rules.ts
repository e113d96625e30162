import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import { TARGET_UP_TO_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseReading } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { isAbove } from '../../facts/glucose-facts.ts';
import { careTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count } from '../../words.ts';

const PEAKS_PATTERN = 2;
/** Without diabetes on record: values a professional should see (never a diagnosis), mg/dL. */
const UNEXPLAINED_FASTING_MG_DL = 126;
const ATTENTION_FASTING_FROM_MG_DL = 100;
const UNEXPLAINED_CASUAL_MG_DL = 200;
/** One reading is chance; this many are a pattern worth a word. */
const FASTING_PATTERN = 3;

/** Rounded first, so that the class agrees with the figure shown, mg/dL. */
const roundedMeanOf = (values: readonly number[]): number | null => {
  const mean = meanOf(values);
  return mean === null ? null : Math.round(mean);
};

const isPeak = isAbove(TARGET_UP_TO_MG_DL);

/** Post-meal readings above 180, where they repeat. */
const repeatedPeaks = ({ hasDiabetes, glucose }: Facts): readonly GlucoseReading[] | null => {
  const peaks = glucose.postMeal.filter(isPeak);
  return hasDiabetes && peaks.length >= PEAKS_PATTERN ? peaks : null;
};

const peaksWhy = ({ words, glucose }: Facts, peaks: readonly GlucoseReading[]): string[] => {
  const fasting = roundedMeanOf(glucose.fastingMgDl);
  return [
    `Depois de comer, nos últimos 14 dias: ${peaks
      .slice(-3)
      .map((peak) => `${words.reading(peak)} em ${words.moment(peak.at)}`)
      .join('; ')}`,
    ...(fasting === null ? [] : [`Sua média em jejum: ${words.glucose(fasting)}`]),
  ];
};

/** Where to go with readings nobody explained, and by when. */
const whereToShow = (facts: Facts, isSoon: boolean): string => {
  if (facts.isPregnant) return `mostre os valores nesta semana a ${careTeam(facts)}`;
  if (facts.isMinor) return `mostre os valores ainda hoje a ${careTeam(facts)}`;
  return `leve os valores à UBS ${isSoon ? 'nos próximos dias' : 'nas próximas semanas'}`;
};

const peaksWords = ({ words }: Facts, peaks: readonly GlucoseReading[]): string =>
  `Nos últimos 14 dias, ${count(peaks.length, 'medição', 'medições')} depois de comer passaram de ${words.glucose(TARGET_UP_TO_MG_DL)}`;

/** What the moments of the day tell: after meals, before breakfast. */
export const glucoseMomentRules = [
  defineRule({
    key: 'post-meal-walk',
    topic: 'post-meal',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'high',
    when: repeatedPeaks,
    write: (facts, peaks) => ({
      title: facts.canWalk
        ? 'Caminhe 10 a 15 minutos depois de comer'
        : 'Mexa-se 10 a 15 minutos depois de comer',
      content: `${peaksWords(facts, peaks)}. ${facts.canWalk ? 'Caminhar logo após comer, no seu ritmo e em lugar plano,' : 'Mover braços e tronco logo após comer, sentado e com apoio,'} ajuda o músculo a usar esse açúcar e costuma baixar o pico. Comece pela refeição em que ele mais sobe.`,
      why: peaksWhy(facts, peaks),
    }),
  }),
  defineRule({
    key: 'post-meal-plate',
    topic: 'post-meal',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    // With kidney disease beans and vegetables are the nutritionist's.
    when: (facts) => (facts.hasKidneyDisease ? null : repeatedPeaks(facts)),
    write: (facts, peaks) => ({
      title: 'Um prato que sobe menos a glicose',
      content: `${peaksWords(facts, peaks)}. Na próxima refeição, comece pela salada e pelos legumes, junte feijão ao arroz e troque o suco pela fruta inteira. Mudar a ordem e a companhia do carboidrato costuma baixar o pico sem cortar comida. Meça 2 horas depois e compare.`,
      why: peaksWhy(facts, peaks),
    }),
  }),
  defineRule({
    key: 'high-without-diabetes',
    topic: 'unexplained-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    // A child's first diabetes can become dangerous within days.
    urgency: ({ isMinor }) => (isMinor ? 4.5 : 0),
    when: ({ hasDiabetes, glucose: { fastingMgDl, summary } }) => {
      const mean = roundedMeanOf(fastingMgDl);
      const highs = summary.rangeCounts.high + summary.rangeCounts.veryHigh;
      const isFastingHigh = fastingMgDl.length >= 2 && mean !== null && mean >= UNEXPLAINED_FASTING_MG_DL;
      const isCasualHigh = (summary.highest?.value ?? 0) >= UNEXPLAINED_CASUAL_MG_DL;
      return (
        !hasDiabetes &&
        (highs >= PEAKS_PATTERN || isFastingHigh || isCasualHigh) && {
          highs,
          fasting: isFastingHigh && mean,
          isSoon: isCasualHigh,
        }
      );
    },
    write: (facts, { highs, fasting, isSoon }) => ({
      title: 'Mostre suas medições a um profissional',
      content: `Uma ou mais medições suas ficaram acima do que se espera. Um aparelho de casa não faz diagnóstico: ${whereToShow(facts, isSoon)}. Com muita sede, urina demais, perda de peso, vômitos ou sonolência, vá hoje a um pronto-socorro. Se você já tem diabetes, marque em Perfil de Saúde, e as dicas passam a considerar isso.`,
      why: [
        ...(highs > 0
          ? [
              `Últimos 14 dias: ${count(highs, 'leitura', 'leituras')} acima de ${facts.words.glucose(TARGET_UP_TO_MG_DL)}`,
            ]
          : []),
        ...(fasting ? [`Média em jejum: ${facts.words.glucose(fasting)}`] : []),
        'No seu perfil não há diabetes',
      ],
    }),
  }),
  defineRule({
    key: 'fasting-attention',
    topic: 'unexplained-high',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes, glucose: { fastingMgDl } }) => {
      const mean = roundedMeanOf(fastingMgDl);
      const isAttention =
        mean !== null && mean >= ATTENTION_FASTING_FROM_MG_DL && mean < UNEXPLAINED_FASTING_MG_DL;
      return !hasDiabetes && fastingMgDl.length >= FASTING_PATTERN && isAttention ? mean : null;
    },
    write: ({ words, glucose: { fastingMgDl } }, mean) => ({
      title: 'Glicose em jejum: vale um exame de laboratório',
      content: `A média das suas ${fastingMgDl.length} medições em jejum foi ${words.glucose(mean)}. No laboratório, de ${words.plain(ATTENTION_FASTING_FROM_MG_DL)} a ${words.glucose(UNEXPLAINED_FASTING_MG_DL - 1)} é uma faixa que pede acompanhamento; aparelho de casa tem margem de erro e não faz diagnóstico. Peça na próxima consulta um exame em jejum e conte se alguém da família tem diabetes.`,
      why: [
        `Média em jejum nos últimos 14 dias: ${words.glucose(mean)} (${fastingMgDl.length} medições)`,
        'No seu perfil não há diabetes',
      ],
    }),
  }),
];
