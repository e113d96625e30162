import { griZoneOf, highRiskOf, lowRiskOf } from '@vida/contract/measurements/glucose-risk.ts';
import type { Facts } from '../../facts/facts.ts';
import { NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatDecimal } from '../../words.ts';

/** The figures of 14 days, where they carry a conclusion. */
const carried = ({ hasDiabetes, glucose: { summary } }: Facts) =>
  hasDiabetes && summary.sufficient ? summary : null;

const levelWords = { moderate: 'moderado', high: 'alto' } as const;

/** Indices that weigh how far the values lie outside; only for adults with diabetes. */
export const glucoseRiskRules = [
  defineRule({
    key: 'low-glucose-index',
    topic: 'low',
    category: 'general',
    audience: 'adults',
    when: (facts) => {
      const lbgi = carried(facts)?.lbgi ?? 0;
      const risk = lowRiskOf(lbgi);
      return risk === 'moderate' || risk === 'high' ? { lbgi, risk } : null;
    },
    priority: (_, { risk }) => (risk === 'high' ? 'high' : 'medium'),
    write: (_, { lbgi, risk }) => ({
      title: `Índice de glicose baixa: risco ${levelWords[risk]}`,
      content: `O índice que pesa valores baixos (LBGI) está em ${formatDecimal(lbgi, 1)} nos últimos 14 dias, um risco ${levelWords[risk]}; abaixo de 2,5 ele é pequeno. Não pule refeições, meça antes de dirigir e de se exercitar, e leve açúcar. Mostre esse índice à equipe e pergunte como ganhar folga. ${NO_CHANGE_ALONE}`,
      why: [`Índice de glicose baixa (LBGI) em 14 dias: ${formatDecimal(lbgi, 1)}`],
    }),
  }),
  defineRule({
    key: 'high-glucose-index',
    topic: 'level',
    category: 'general',
    audience: 'adults',
    when: (facts) => {
      const hbgi = carried(facts)?.hbgi ?? 0;
      const risk = highRiskOf(hbgi);
      return risk === 'low' ? null : { hbgi, risk };
    },
    priority: (_, { risk }) => (risk === 'high' ? 'high' : 'medium'),
    write: (_, { hbgi, risk }) => ({
      title: `Índice de glicose alta: risco ${levelWords[risk]}`,
      content: `O índice que pesa valores altos (HBGI) está em ${formatDecimal(hbgi, 1)} nos últimos 14 dias, um risco ${levelWords[risk]}; abaixo de 4,5 ele é pequeno. Os picos maiores contam mais: descubra os dois maiores da semana e o que veio antes de cada um, e conte na consulta. ${NO_CHANGE_ALONE}`,
      why: [`Índice de glicose alta (HBGI) em 14 dias: ${formatDecimal(hbgi, 1)}`],
    }),
  }),
  defineRule({
    key: 'glycemia-risk-index',
    topic: 'level',
    category: 'general',
    audience: 'adults',
    when: (facts) => {
      const summary = carried(facts);
      if (!summary || summary.gri === null) return null;
      // Rounded first, so that the zone agrees with the figure shown.
      const gri = Math.round(summary.gri);
      const zone = griZoneOf(gri);
      const hasLows = summary.rangeCounts.veryLow + summary.rangeCounts.low > 0;
      return zone === 'A' || zone === 'B' ? null : { gri, zone, hasLows };
    },
    priority: (_, { zone }) => (zone === 'C' ? 'medium' : 'high'),
    write: (_, { gri, zone, hasLows }) => ({
      title: `Seu índice de risco glicêmico está na zona ${zone}`,
      content: `Pelo sensor, o índice (GRI) dos últimos 14 dias é ${gri} de 100, zona ${zone}; quanto menor, melhor, e A é a mais tranquila. Ele junta quedas e picos${hasLows ? ', e as quedas pesam mais: converse primeiro sobre elas' : '; no seu caso são os picos que contam'}. Leve esse número à consulta como ponto de partida para comparar. ${NO_CHANGE_ALONE}`,
      why: [`Índice de risco glicêmico (GRI) em 14 dias: ${gri}, zona ${zone}`],
    }),
  }),
];
