import { type TimeGoals, timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import {
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  TARGET_UP_TO_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import { basisWords, careTeam, NO_CHANGE_ALONE, sensorNote, water } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatPercent } from '../../words.ts';

/** Below 54 mg/dL the consensus leaves adults less than 1 % and frail older people nothing. */
const VERY_LOW_UNDER_PERCENT = 1;
/** Of ten finger-pricks one is 10 %: from this many on they are more than chance (our choice). */
const NOTABLE_SINGLES = 3;

interface Shares {
  /** Exact percents of the time, of single readings their number. */
  readonly veryLow: number;
  readonly below: number;
  readonly above: number;
  readonly veryHigh: number;
  readonly goals: TimeGoals;
}

/** Whether this many readings outside say something, however few there are in all. */
const isNotable = ({ glucose: { summary } }: Facts, outside: number): boolean =>
  summary.basis === 'sensor' || outside >= NOTABLE_SINGLES;

/** The shares outside the range with the usual goals, where the readings carry a conclusion. */
const readShares = ({ hasDiabetes, careGroup, glucose: { summary } }: Facts): Shares | null => {
  const goals = timeGoalsOf(careGroup);
  if (!hasDiabetes || !summary.sufficient || !goals) return null;
  const { veryLow, low, high, veryHigh } = summary.exactPercents;
  return { veryLow, below: veryLow + low, above: high + veryHigh, veryHigh, goals };
};

const shareWhy = (facts: Facts, percent: number, side: string, glucoseMgDl: number): string =>
  `Últimos 14 dias: ${formatPercent(percent)} ${basisWords(facts.glucose.summary)} ${side} de ${facts.words.glucose(glucoseMgDl)} (${count(facts.glucose.summary.readingCount, 'valor', 'valores')})`;

const veryLowGoal = ({ isOlder, glucose: { summary } }: Facts): string => {
  if (summary.basis !== 'sensor') return 'mesmo uma só já merece conversa';
  return `o consenso pede ${isOlder ? 'nenhuma ou quase nenhuma' : 'menos de 1%'}`;
};

/** The shares below and above the range of 14 days beside the consensus; only for adults with diabetes. */
export const glucoseTimeRules = [
  defineRule({
    key: 'time-very-low',
    topic: 'low',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const shares = readShares(facts);
      const limit = facts.isOlder ? 0 : VERY_LOW_UNDER_PERCENT;
      return shares && shares.veryLow > 0 && shares.veryLow >= limit ? shares.veryLow : null;
    },
    write: (facts, percent) => ({
      title: `Quedas abaixo de ${facts.words.glucose(VERY_LOW_BELOW_MG_DL)} em 14 dias`,
      content: `Nos últimos 14 dias, ${formatPercent(percent)} ${basisWords(facts.glucose.summary)} ficaram abaixo de ${facts.words.glucose(VERY_LOW_BELOW_MG_DL)}; ${veryLowGoal(facts)}. Fale com ${careTeam(facts)} antes da próxima consulta marcada, com os horários das quedas. Ande com açúcar rápido e avise quem convive com você. ${NO_CHANGE_ALONE}`,
      why: [shareWhy(facts, percent, 'abaixo', VERY_LOW_BELOW_MG_DL)],
    }),
  }),
  defineRule({
    key: 'time-below',
    topic: 'low',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const shares = readShares(facts);
      const { veryLow, low } = facts.glucose.summary.rangeCounts;
      return shares && shares.below >= shares.goals.belowRangeUnder && isNotable(facts, veryLow + low)
        ? shares
        : null;
    },
    write: (facts, { below, goals }) => ({
      title: `${formatPercent(below)} abaixo de ${facts.words.glucose(LOW_BELOW_MG_DL)} em 14 dias`,
      content: `${facts.isOlder ? 'Para pessoas idosas, a meta vai de menos de 1% a menos de 4%' : `A meta usual é menos de ${goals.belowRangeUnder}%`}${sensorNote(facts.glucose.summary)}${facts.isOlder ? ', porque queda de glicose também derruba' : ''}; nos últimos 14 dias foram ${formatPercent(below)} ${basisWords(facts.glucose.summary)}. Veja em que horário elas se juntam e o que veio antes (refeição atrasada, exercício, bebida) e leve isso a uma conversa nestes dias. ${NO_CHANGE_ALONE}`,
      why: [shareWhy(facts, below, 'abaixo', LOW_BELOW_MG_DL)],
    }),
  }),
  defineRule({
    key: 'time-very-high',
    topic: 'very-high',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const shares = readShares(facts);
      const isMuch = shares && shares.veryHigh >= shares.goals.veryHighUnder;
      return isMuch && isNotable(facts, facts.glucose.summary.rangeCounts.veryHigh) ? shares : null;
    },
    write: (facts, { veryHigh, goals }) => ({
      title: `Muitos valores acima de ${facts.words.glucose(HIGH_UP_TO_MG_DL)}`,
      content: `Foram ${formatPercent(veryHigh)} ${basisWords(facts.glucose.summary)} em 14 dias; a meta usual é menos de ${goals.veryHighUnder}%${sensorNote(facts.glucose.summary)}. Marque uma conversa com sua equipe nestas semanas e conte de infecção, corticoide, noites ruins ou remédio esquecido. Nesses picos, beba ${water(facts)} e meça de novo em 1 a 2 horas; com vômitos ou sonolência, SAMU 192. ${NO_CHANGE_ALONE}`,
      why: [shareWhy(facts, veryHigh, 'acima', HIGH_UP_TO_MG_DL)],
    }),
  }),
  defineRule({
    key: 'time-above',
    topic: 'level',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const shares = readShares(facts);
      const limit = shares?.goals.aboveRangeUnder ?? null;
      return shares && limit !== null && shares.above >= limit ? { above: shares.above, limit } : null;
    },
    write: (facts, { above, limit }) => ({
      title: `${formatPercent(above)} acima de ${facts.words.glucose(TARGET_UP_TO_MG_DL)}: comece por uma refeição`,
      content: `Nos últimos 14 dias, ${formatPercent(above)} ${basisWords(facts.glucose.summary)} passaram de ${facts.words.glucose(TARGET_UP_TO_MG_DL)}; a meta usual é menos de ${limit}%${sensorNote(facts.glucose.summary)}. Escolha a refeição depois da qual ela mais sobe e mude só essa nesta semana: ${facts.hasKidneyDisease ? 'bebida sem açúcar no lugar da doce, e o prato com seu nutricionista renal' : 'salada primeiro, metade do prato de verduras, água no lugar da bebida doce'}. ${NO_CHANGE_ALONE}`,
      why: [shareWhy(facts, above, 'acima', TARGET_UP_TO_MG_DL)],
    }),
  }),
];
