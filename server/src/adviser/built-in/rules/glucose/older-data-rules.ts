import {
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  TARGET_UP_TO_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { TipPriority } from '@vida/contract/recommendations/recommendation-schemas.ts';
import type { Facts } from '../../facts/facts.ts';
import { isBelow } from '../../facts/glucose-facts.ts';
import type { OlderGlucoseFacts } from '../../facts/older-glucose-facts.ts';
import { basisWords, betweenWords, goalWords, NO_CHANGE_ALONE, toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDecimal, formatPercent } from '../../words.ts';

/** What the consensus on time in range allows most adults, shares of the readings. */
const LOW_FROM_PERCENT = 4;
const ABOVE_TARGET_OVER_PERCENT = 25;
const VERY_HIGH_OVER_PERCENT = 5;

/** Without diabetes on record this many readings above the range are worth a word, as in the present. */
const UNEXPLAINED_HIGHS = 2;

const priorityOf = ({ hasDiabetes }: Facts): TipPriority => (hasDiabetes ? 'high' : 'medium');

/** 'de 12/04/2025 a 22/04/2025', 'de 22/04/2025' where it is one day. */
const periodWords = ({ words }: Facts, { first, last }: OlderGlucoseFacts): string => {
  const [from, to] = [words.fullDay(first.at), words.fullDay(last.at)];
  return from === to ? `de ${to}` : `de ${from} a ${to}`;
};

/** '7 meses', '20 dias' */
const ageWords = ({ ageDays, ageMonths }: OlderGlucoseFacts): string =>
  ageMonths > 0 ? count(ageMonths, 'mês', 'meses') : count(ageDays, 'dia', 'dias');

const readingsWords = ({ summary: { basis, readingCount } }: OlderGlucoseFacts): string =>
  basis === 'sensor'
    ? count(readingCount, 'leitura do sensor', 'leituras do sensor')
    : count(readingCount, 'medição', 'medições');

/** In pregnancy the mean alone: 70 to 180 is not its range. */
const figuresWords = (facts: Facts, { summary }: OlderGlucoseFacts): string => {
  if (facts.isPregnant && summary.meanMgDl !== null)
    return `a média foi ${facts.words.glucose(Math.round(summary.meanMgDl))}`;
  const inRange = `${formatPercent(summary.rangePercents.target)} ${basisWords(summary)} ficaram ${betweenWords(facts)}`;
  return summary.meanMgDl === null
    ? inRange
    : `a média foi ${facts.words.glucose(Math.round(summary.meanMgDl))} e ${inRange}`;
};

const extremesWords = ({ words }: Facts, { lowest, highest }: OlderGlucoseFacts): string[] => [
  ...(lowest ? [`O menor valor foi ${words.reading(lowest)}, em ${words.fullDay(lowest.at)}.`] : []),
  ...(highest ? [`O maior valor foi ${words.reading(highest)}, em ${words.fullDay(highest.at)}.`] : []),
];

/** What the figures may be measured by: a goal only for adults with diabetes outside pregnancy, and enough data. */
const meaningWords = (facts: Facts, { summary }: OlderGlucoseFacts): string[] => {
  if (facts.isPregnant || facts.isMinor) return [`Mostre esses números ${toCareTeam(facts)}.`];
  return facts.hasDiabetes && summary.sufficient
    ? [`${goalWords(facts, summary)}; a certa para você é definida com seu médico.`]
    : [];
};

/** What a professional should see, one a line: '31 de 960 leituras do sensor abaixo de 70 mg/dL'. */
const findNotable = ({ words, hasDiabetes }: Facts, older: OlderGlucoseFacts): string[] => {
  const { rangeCounts, exactPercents } = older.summary;
  const { veryLow, low, high, veryHigh } = rangeCounts;
  const line = (amount: number, side: string, glucoseMgDl: number): string =>
    `${formatDecimal(amount, 0)} de ${readingsWords(older)} ${side} de ${words.glucose(glucoseMgDl)}`;
  return [
    ...(veryLow > 0 ? [line(veryLow, 'abaixo', VERY_LOW_BELOW_MG_DL)] : []),
    // A finger-prick beside a sensor is not among the sensor's counts.
    ...(veryLow === 0 && older.lowest && isBelow(VERY_LOW_BELOW_MG_DL)(older.lowest)
      ? [`um valor de ${words.reading(older.lowest)}, em ${words.fullDay(older.lowest.at)}`]
      : []),
    ...(veryLow + low > 0 && exactPercents.veryLow + exactPercents.low >= LOW_FROM_PERCENT
      ? [line(veryLow + low, 'abaixo', LOW_BELOW_MG_DL)]
      : []),
    ...(exactPercents.high + exactPercents.veryHigh > ABOVE_TARGET_OVER_PERCENT ||
    (!hasDiabetes && high + veryHigh >= UNEXPLAINED_HIGHS)
      ? [line(high + veryHigh, 'acima', TARGET_UP_TO_MG_DL)]
      : []),
    ...(exactPercents.veryHigh > VERY_HIGH_OVER_PERCENT ? [line(veryHigh, 'acima', HIGH_UP_TO_MG_DL)] : []),
  ];
};

/** Where all readings are old: what they said then, never what to do now. */
export const olderDataRules = [
  defineRule({
    key: 'older-data',
    topic: 'glucose-data',
    category: 'general',
    audience: 'everyone',
    priority: priorityOf,
    when: ({ olderGlucose }) => olderGlucose,
    write: (facts, older) => ({
      title: `Seus dados ${periodWords(facts, older)}`,
      content: [
        `Nos seus dados ${periodWords(facts, older)}, ${figuresWords(facts, older)}.`,
        ...extremesWords(facts, older),
        ...(older.summary.sufficient
          ? []
          : [`São poucos dados (${readingsWords(older)}), então ainda não dá para tirar conclusões.`]),
        ...meaningWords(facts, older),
        `Isso foi há ${ageWords(older)} e não diz como sua glicose está hoje. Para dicas sobre agora, traga dados mais novos em Medições: toque em Importar arquivo ou em Nova medição.`,
      ].join(' '),
      why: [
        `${readingsWords(older)}, ${periodWords(facts, older)}`,
        'Nenhuma medição de glicose nos últimos 14 dias',
      ],
    }),
  }),
  defineRule({
    key: 'older-data-to-team',
    topic: 'older-levels',
    category: 'general',
    audience: 'everyone',
    priority: priorityOf,
    when: (facts) => {
      const older = facts.olderGlucose;
      const notable = older ? findNotable(facts, older) : [];
      return older && notable.length > 0 && { older, notable };
    },
    write: (facts, { older, notable }) => ({
      title: 'Números do passado que valem uma conversa',
      content: `Nos seus dados ${periodWords(facts, older)} houve: ${notable.join('; ')}. Foi há ${ageWords(older)}, e muita coisa pode ter mudado: leve esses números ${toCareTeam(facts)} na próxima consulta e pergunte o que vale acompanhar. ${NO_CHANGE_ALONE}`,
      why: [...notable, `Período: ${periodWords(facts, older)}`],
    }),
  }),
];
