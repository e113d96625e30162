import { roundTo } from '@vida/contract/core/decimals.ts';
import { timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import { LOW_BELOW_MG_DL, TARGET_UP_TO_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import { basisWords, goalWords, NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDecimal, formatPercent } from '../../words.ts';

/** Share of readings from 70 to 180 mg/dL that is a goal for most adults and for older people in good health. */
const GOOD_IN_RANGE_PERCENT = 70;
/** Clearly under the goal: pressing. */
const FAR_FROM_GOAL = 20;
/** The mean of an HbA1c of 7 % (adults) and of 8 % (frail older people), mg/dL. */
const MEAN_MG_DL = { adult: 154, older: 183 } as const;
/** Up to here glucose is called stable (coefficient of variation). */
const STABLE_CV_PERCENT = 36;

const bandWords = ({ words }: Facts): string =>
  `de ${words.plain(LOW_BELOW_MG_DL)} a ${words.glucose(TARGET_UP_TO_MG_DL)}`;

/** The share in range, where the readings carry a conclusion. */
const inRangePercent = ({ hasDiabetes, glucose: { summary } }: Facts): number | null =>
  hasDiabetes && summary.sufficient ? summary.rangePercents.target : null;

const periodWhy = (facts: Facts, percent: number): string =>
  `Últimos 14 dias: ${formatPercent(percent)} ${basisWords(facts.glucose.summary)} na faixa ${bandWords(facts)} (${count(facts.glucose.summary.readingCount, 'valor', 'valores')})`;

/** Lows in 14 days that are no reason for praise, however quiet the last week was. */
const hadManyLows = ({ careGroup, glucose: { summary } }: Facts): boolean => {
  const { veryLow, low } = summary.exactPercents;
  return veryLow > 0 || low >= (timeGoalsOf(careGroup)?.belowRangeUnder ?? 0);
};

/** What the figures of 14 days say to an adult with diabetes; nothing where the data do not carry it. */
export const glucosePatternRules = [
  defineRule({
    key: 'time-in-range-below',
    topic: 'level',
    category: 'general',
    audience: 'adults',
    when: (facts) => {
      const percent = inRangePercent(facts);
      const goal = timeGoalsOf(facts.careGroup)?.inRangeAbove;
      return percent !== null && goal !== undefined && percent <= goal ? { percent, goal } : null;
    },
    priority: (_, { percent, goal }) => (percent <= goal - FAR_FROM_GOAL ? 'high' : 'medium'),
    write: (facts, { percent }) => ({
      title: `${formatPercent(percent)} na faixa: dá para subir aos poucos`,
      content: `Nos últimos 14 dias, ${formatPercent(percent)} ${basisWords(facts.glucose.summary)} ficaram na faixa ${bandWords(facts)}. ${goalWords(facts, facts.glucose.summary)}; a certa para você é definida com seu médico. Escolha o momento do dia em que ela mais sai da faixa e mude uma coisa só, como o prato ou um pouco de movimento. Leve esses números à consulta. ${NO_CHANGE_ALONE}`,
      why: [periodWhy(facts, percent)],
    }),
  }),
  defineRule({
    key: 'mean-above',
    topic: 'level',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes, isOlder, glucose: { summary } }) =>
      hasDiabetes &&
      summary.sufficient &&
      summary.meanMgDl !== null &&
      Math.round(summary.meanMgDl) > MEAN_MG_DL[isOlder ? 'older' : 'adult'] && {
        ...summary,
        meanMgDl: summary.meanMgDl,
      },
    write: (facts, { meanMgDl, gmiPercent }) => {
      const mean = facts.words.glucose(Math.round(meanMgDl));
      const limit = MEAN_MG_DL[facts.isOlder ? 'older' : 'adult'];
      const gmi = gmiPercent === null ? null : `${formatDecimal(gmiPercent, 1)}%`;
      return {
        title: `Sua média está em ${mean}`,
        content: `A média dos últimos 14 dias foi ${mean}${gmi ? `, o que o sensor estima como ${gmi} de glicada (GMI; não substitui o exame)` : ''}. Uma média de ${facts.words.glucose(limit)} costuma andar junto com ${facts.isOlder ? '8' : '7'}% de hemoglobina glicada. Sua meta é definida com seu médico: leve esse número e pergunte quando repetir o exame. ${NO_CHANGE_ALONE}`,
        why: [`Média dos últimos 14 dias: ${mean}`, ...(gmi ? [`GMI: ${gmi}`] : [])],
      };
    },
  }),
  defineRule({
    key: 'variability',
    topic: 'variability',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes, glucose: { summary } }) =>
      hasDiabetes &&
      summary.sufficient &&
      summary.cvPercent !== null &&
      roundTo(summary.cvPercent, 1) > STABLE_CV_PERCENT &&
      summary.cvPercent,
    write: ({ words, glucose: { summary } }, cvPercent) => ({
      title: 'Sua glicose está subindo e descendo bastante',
      content: `A variação dos últimos 14 dias foi de ${formatDecimal(cvPercent, 1)}%; até ${STABLE_CV_PERCENT}% a glicose é chamada de estável. Horários parecidos de refeição, quantidades parecidas de carboidrato (arroz, pão, frutas) e não pular refeições costumam acalmar a curva. Mostre esse número à sua equipe de saúde. ${NO_CHANGE_ALONE}`,
      why: [
        `Coeficiente de variação em 14 dias: ${formatDecimal(cvPercent, 1)}%`,
        ...(summary.lowest?.value && summary.highest?.value
          ? [
              `Do menor ao maior valor: ${words.plain(summary.lowest.value)} a ${words.glucose(summary.highest.value)}`,
            ]
          : []),
      ],
    }),
  }),
  defineRule({
    key: 'time-in-range-good',
    topic: 'level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const percent = inRangePercent(facts);
      const isCalm = facts.glucose.lowsOfWeek.length === 0 && facts.glucose.alarmingHighsOfWeek.length === 0;
      return isCalm && !hadManyLows(facts) && percent !== null && percent > GOOD_IN_RANGE_PERCENT
        ? percent
        : null;
    },
    write: (facts, percent) => ({
      title: `${formatPercent(percent)} na faixa: continue assim`,
      content: `Nos últimos 14 dias, ${formatPercent(percent)} ${basisWords(facts.glucose.summary)} ficaram na faixa ${bandWords(facts)}, e sem quedas nesta semana. ${goalWords(facts, facts.glucose.summary)}. O que você vem fazendo está ajudando: anote o que funciona, para os dias mais difíceis, e siga o combinado com sua equipe.`,
      why: [periodWhy(facts, percent)],
    }),
  }),
];
