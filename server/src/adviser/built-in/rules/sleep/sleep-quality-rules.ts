import type { Facts } from '../../facts/facts.ts';
import { LONG_FALL_ASLEEP_MINUTES, MANY_WAKINGS, POOR_QUALITY_BELOW } from '../../facts/sleep-facts.ts';
import { careTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatDecimal } from '../../words.ts';
import { hoursWhy, inNights, recordedWhy } from './sleep-words.ts';

/** Below it the screen says 'Ruim'. */
const VERY_POOR_QUALITY_BELOW = 4;
/** The specification's second tip. */
const SLOW_MINUTES = 20;
/** From this share of the time in bed on it is good (domain: sleep). */
const GOOD_EFFICIENCY_PERCENT = 85;

const wakingCauses = (facts: Facts): string => {
  const { hasDiabetes, hasHeartDisease, hasKidneyDisease } = facts;
  return [
    hasDiabetes
      ? 'Levantar muito para urinar, com sede, pode ser glicose alta: meça e conte à equipe.'
      : 'Se é para urinar, várias vezes, conte na consulta.',
    (hasHeartDisease || hasKidneyDisease) &&
      `Falta de ar ao deitar ou pernas mais inchadas: fale hoje com ${careTeam(facts)}; falta de ar forte ou que não passa é SAMU 192.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** How good the nights were, by the marks, the time to fall asleep and the wakings that were recorded. */
export const sleepQualityRules = [
  defineRule({
    key: 'insomnia-nights',
    topic: 'sleep-routine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'high',
    when: ({ sleep }) => sleep.insomnia,
    write: (facts, { troubled, nights }) => ({
      title: 'Noites difíceis que se repetem têm tratamento',
      content: `Em ${troubled} de ${nights} noites, o sono demorou mais de ${LONG_FALL_ASLEEP_MINUTES} minutos ou veio picado. Quando isso acontece três vezes por semana, por três meses, e atrapalha o dia, vale procurar um profissional: a primeira escolha é uma terapia própria para insônia (TCC-I), sem comprimidos. Não espere três meses se estiver pesado: converse com ${careTeam(facts)} e leve seus registros.`,
      why: [
        `${troubled} noites com mais de ${LONG_FALL_ASLEEP_MINUTES} minutos para adormecer, ou com ${MANY_WAKINGS} despertares ou mais e nota abaixo de ${POOR_QUALITY_BELOW}`,
        recordedWhy(facts),
      ],
    }),
  }),
  defineRule({
    key: 'low-sleep-quality',
    topic: 'sleep-quality',
    category: 'sleep',
    audience: 'everyone',
    when: ({ sleep: { means } }) => means && means.meanQuality < POOR_QUALITY_BELOW && means,
    priority: (_, { meanQuality }) => (meanQuality < VERY_POOR_QUALITY_BELOW ? 'high' : 'medium'),
    write: (facts, means) => ({
      title: `Nota média do seu sono: ${formatDecimal(means.meanQuality, 1)} de 10`,
      content: `Por uma semana, tire as telas 60 minutos antes de deitar e deixe o quarto escuro, silencioso e fresco, entre 18 e 22 °C, com a cama só para dormir. Depois veja se a nota sobe.${facts.hasPain ? ' Se é a dor que acorda você, conte isso na consulta.' : ''}${means.meanQuality < VERY_POOR_QUALITY_BELOW ? ` Com notas assim, vale falar com ${careTeam(facts)} já nestes dias.` : ''}`,
      why: [
        `Nota média das ${means.nights} noites mais recentes: ${formatDecimal(means.meanQuality, 1)}`,
        hoursWhy(means),
      ],
    }),
  }),
  defineRule({
    key: 'slow-to-fall-asleep',
    topic: 'fall-asleep',
    category: 'sleep',
    audience: 'everyone',
    when: ({ sleep: { means } }) => means && means.meanFallAsleepMinutes > SLOW_MINUTES && means,
    priority: (_, { meanFallAsleepMinutes, efficiencyPercent }) =>
      meanFallAsleepMinutes > LONG_FALL_ASLEEP_MINUTES || efficiencyPercent < GOOD_EFFICIENCY_PERCENT
        ? 'medium'
        : 'low',
    write: (_, means) => ({
      title: `Cerca de ${means.meanFallAsleepMinutes} minutos até adormecer`,
      content: `${inNights(means)} o sono levou em média ${means.meanFallAsleepMinutes} minutos para vir; até 20 ou 30 é o usual. Escreva as preocupações no papel no fim da tarde, baixe as luzes uma hora antes e, na cama, respire devagar: 4 tempos para puxar, 6 para soltar. Já passaram 20 minutos? Se puder, saia da cama, faça algo calmo na meia-luz e volte quando o sono chegar.`,
      why: [
        `Tempo médio para adormecer: ${means.meanFallAsleepMinutes} minutos`,
        `Da cama, cerca de ${means.efficiencyPercent}% dormindo (aproximado; a partir de ${GOOD_EFFICIENCY_PERCENT}% é bom)`,
      ],
    }),
  }),
  defineRule({
    key: 'many-wakings',
    topic: 'sleep-wakings',
    category: 'sleep',
    audience: 'everyone',
    when: ({ sleep: { means } }) => means && means.meanWakings >= MANY_WAKINGS && means,
    priority: ({ hasDiabetes, hasHeartDisease, hasKidneyDisease }) =>
      hasDiabetes || hasHeartDisease || hasKidneyDisease ? 'medium' : 'low',
    write: (facts, means) => ({
      title: `Você acorda cerca de ${formatDecimal(means.meanWakings, 1)} vezes por noite`,
      content: `É a média das suas ${means.nights} noites mais recentes. Por três noites, anote o motivo de cada despertar: banheiro, barulho, luz, calor, dor, tosse ou um sonho ruim. O que se repete mostra por onde começar. ${wakingCauses(facts)}`,
      why: [`Despertares em média: ${formatDecimal(means.meanWakings, 1)} por noite`, recordedWhy(facts)],
    }),
  }),
];
