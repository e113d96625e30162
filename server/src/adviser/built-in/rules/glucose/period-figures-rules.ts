import { basisWords, betweenWords, toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatPercent } from '../../words.ts';

/** The figures of 14 days for whom the goals of adults with diabetes are not meant: facts, no judgement. */
export const periodFiguresRules = [
  defineRule({
    key: 'period-figures',
    topic: 'level',
    category: 'general',
    audience: 'everyone',
    // Everyday tips are low: at the same level they would leave no room for the person's own figures.
    priority: 'medium',
    when: ({ hasDiabetes, isPregnant, isMinor, glucose: { summary } }) =>
      (!hasDiabetes || isPregnant || isMinor) &&
      summary.sufficient &&
      summary.meanMgDl !== null && { ...summary, meanMgDl: summary.meanMgDl },
    write: (facts, summary) => {
      const mean = facts.words.glucose(Math.round(summary.meanMgDl));
      const inRange = `${formatPercent(summary.rangePercents.target)} ${basisWords(summary)}`;
      // In pregnancy the mean alone: 70 to 180 is not its range.
      const [share, shareWhy] = facts.isPregnant
        ? ['', '']
        : [` e ${inRange} ficaram ${betweenWords(facts)}`, `, ${inRange} ${betweenWords(facts)}`];
      return {
        title: `Sua média de 14 dias: ${mean}`,
        content: `Nos últimos 14 dias, sua média foi ${mean}${share}. Guarde esses números e mostre ${toCareTeam(facts)} na próxima consulta: é lá que se vê o que eles dizem sobre você.${facts.hasEatingRisk ? '' : ' Anotar o que comeu e como dormiu ajuda a entender as subidas e descidas.'}`,
        why: [
          `Últimos 14 dias: média de ${mean}${shareWhy} (${count(summary.readingCount, 'valor', 'valores')})`,
        ],
      };
    },
  }),
];
