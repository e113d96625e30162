import {
  classifyPressure,
  isLowForTreated,
  isOnLowSide,
  PRESSURE_GOAL_BELOW,
  type Pressure,
  SUFFICIENT_PRESSURE_DAYS,
} from '@vida/contract/measurements/pressure-rules.ts';
import type { TimedPressure } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { NO_CHANGE_ALONE, water } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatPressure } from '../../words.ts';

const GOAL = `${PRESSURE_GOAL_BELOW.systolic} por ${PRESSURE_GOAL_BELOW.diastolic}`;

/** The mean of at least three of the last 14 days, with the moment of the newest reading. */
const meanOf = ({ pressure: { figures, last } }: Facts): TimedPressure | null =>
  figures.sufficient && figures.mean && last ? { ...figures.mean, at: last.at } : null;

const atOf = ({ at }: TimedPressure): number => at;

const isFarAbove = (mean: Pressure): boolean => ['stage_2', 'stage_3'].includes(classifyPressure(mean));

const isClearlyAbove = (mean: Pressure): boolean => isFarAbove(mean) || classifyPressure(mean) === 'stage_1';

const meanWhy = ({ pressure: { figures, aboveGoalCount } }: Facts, mean: Pressure): string =>
  `Últimos 14 dias: média de ${formatPressure(mean)} em ${count(figures.days, 'dia', 'dias')}; ${aboveGoalCount} de ${count(figures.readingCount, 'medição', 'medições')} a partir de ${GOAL}`;

/** A mean that may be too low for somebody old who takes something against pressure. */
const lowForTreated = (facts: Facts): TimedPressure | null => {
  const mean = meanOf(facts);
  return facts.isOlder && facts.takesPressureMedicine && mean && isLowForTreated(mean) ? mean : null;
};

/** A mean on the low side for anybody, where the tip for the old and treated does not speak. */
const lowForAnybody = (facts: Facts): TimedPressure | null => {
  const mean = meanOf(facts);
  return mean && isOnLowSide(mean) && !lowForTreated(facts) ? mean : null;
};

const mayBeTooLow = (facts: Facts): boolean => lowForTreated(facts) !== null || lowForAnybody(facts) !== null;

/** What the pressure of 14 days says: never one reading alone, never a diagnosis. */
export const pressureRules = [
  defineRule({
    key: 'pressure-mean-far-above',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    urgency: 1.5,
    when: (facts) => {
      const mean = meanOf(facts);
      return mean && isFarAbove(mean) ? mean : null;
    },
    newestAt: atOf,
    write: (facts, mean) => ({
      title: 'Sua pressão pede uma consulta nesta semana',
      content: `A média dos últimos 14 dias foi ${formatPressure(mean)}, bem acima do usual. Marque uma consulta para esta semana e leve as medições com os horários; conte também de sal, noites ruins e remédios para dor ou gripe. Chegando a 180 por 110, descanse, meça de novo e procure atendimento no mesmo dia. ${NO_CHANGE_ALONE}`,
      why: [meanWhy(facts, mean)],
    }),
  }),
  defineRule({
    key: 'pressure-mean-above-goal',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    when: (facts) => {
      const mean = meanOf(facts);
      return facts.hasHypertension && facts.pressure.figures.isAboveGoal && mean && !isFarAbove(mean)
        ? mean
        : null;
    },
    newestAt: atOf,
    priority: (_, mean) => (isClearlyAbove(mean) ? 'high' : 'medium'),
    write: (facts, mean) => ({
      title: `Sua média de pressão: ${formatPressure(mean)}`,
      content: `Nos últimos 14 dias, ${facts.pressure.aboveGoalCount} de ${count(facts.pressure.figures.readingCount, 'medição', 'medições')} ${facts.pressure.aboveGoalCount === 1 ? 'ficou' : 'ficaram'} em ${GOAL} ou mais. Para quem tem hipertensão, a diretriz mira em menos de ${GOAL}; a sua meta é definida com seu médico. Meça sempre à mesma hora, repare no sal e no sono, e leve essa média à consulta. ${NO_CHANGE_ALONE}`,
      why: [meanWhy(facts, mean)],
    }),
  }),
  defineRule({
    key: 'pressure-low-treated',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    urgency: 1.2,
    when: lowForTreated,
    newestAt: atOf,
    write: (facts, mean) => ({
      title: 'Pressão baixa com tratamento: você sente tontura ou caiu?',
      content: `A média dos últimos 14 dias foi ${formatPressure(mean)}. Depois dos 60 anos e com remédio que baixa a pressão, isso pode ser baixo demais: você sente tontura ao levantar, fraqueza, ou caiu ou quase caiu? Se sim, fale nesta semana com sua equipe de saúde; se não, mostre estes números na próxima consulta. Levante em etapas, sentando antes na beira da cama. Desmaio ou queda com batida na cabeça: SAMU 192. ${NO_CHANGE_ALONE}`,
      why: [
        meanWhy(facts, mean),
        `No seu perfil: ${facts.ageYears ?? ''} anos e remédio que baixa a pressão`,
      ],
    }),
  }),
  defineRule({
    key: 'pressure-mean-low',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: lowForAnybody,
    newestAt: atOf,
    write: (facts, mean) => ({
      title: 'Sua pressão anda baixa: como você se sente?',
      content: `A média dos últimos 14 dias foi ${formatPressure(mean)}. Para muita gente isso é o de sempre. Se há tontura, fraqueza, vista que escurece ao levantar ou queda, fale nesta semana com sua equipe de saúde e conte que remédios usa. Levante em etapas e, nos dias quentes, lembre da ${water(facts)}. Desmaio, confusão ou dor no peito: SAMU 192. ${NO_CHANGE_ALONE}`,
      why: [meanWhy(facts, mean)],
    }),
  }),
  defineRule({
    key: 'pressure-mean-good',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const mean = meanOf(facts);
      const isGood = facts.pressure.figures.isAboveGoal === false && facts.pressure.crisesOfWeek.length === 0;
      return facts.hasHypertension && isGood && !mayBeTooLow(facts) ? mean : null;
    },
    write: (facts, mean) => ({
      title: 'Sua média de pressão está na meta usual',
      content: `A média dos últimos 14 dias foi ${formatPressure(mean)}, abaixo de ${GOAL}, que é a meta usual de quem tem hipertensão. O cuidado está dando resultado: siga com o que foi combinado com sua equipe, também nos dias em que a pressão parece boa, e continue anotando.`,
      why: [meanWhy(facts, mean)],
    }),
  }),
  defineRule({
    key: 'pressure-mean-unexplained',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    when: (facts) => {
      const mean = meanOf(facts);
      return !facts.hasHypertension && facts.pressure.figures.isAboveGoal && mean && !isFarAbove(mean)
        ? mean
        : null;
    },
    newestAt: atOf,
    priority: (_, mean) => (isClearlyAbove(mean) ? 'high' : 'medium'),
    write: (facts, mean) => ({
      title: 'Mostre sua pressão a um profissional',
      content: `A média dos últimos 14 dias foi ${formatPressure(mean)}; em casa, uma média de ${GOAL} ou mais merece conversa. Aparelho de casa não faz diagnóstico: leve as medições à UBS nas próximas semanas. Se você já trata pressão alta, marque Hipertensão em Perfil de Saúde.`,
      why: [meanWhy(facts, mean), 'No seu perfil não há hipertensão'],
    }),
  }),
  defineRule({
    key: 'pressure-mean-elevated',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const mean = meanOf(facts);
      const isElevated = mean !== null && classifyPressure(mean) === 'elevated';
      const isTold = isElevated && !facts.pressure.figures.isAboveGoal && !lowForTreated(facts);
      return !facts.hasHypertension && isTold ? mean : null;
    },
    write: (facts, mean) => ({
      title: '12 por 8 mudou de nome em 2025',
      content: `Sua média dos últimos 14 dias foi ${formatPressure(mean)}. Desde 2025, a diretriz brasileira chama de normal o que fica abaixo de 120 por 80, e daí em diante pede atenção, sem ser doença. Menos sal escondido, movimento e sono em dia costumam ajudar. Conte na próxima consulta.`,
      why: [meanWhy(facts, mean)],
    }),
  }),
  defineRule({
    key: 'pressure-mean-usual',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const mean = meanOf(facts);
      const isUsual = mean && classifyPressure(mean) === 'normal' && !mayBeTooLow(facts);
      return !facts.hasHypertension && isUsual ? mean : null;
    },
    write: (facts, mean) => ({
      title: `Pressão dos últimos dias: ${formatPressure(mean)}`,
      content: `Essa é a sua média em ${count(facts.pressure.figures.days, 'dia', 'dias')}, na faixa que a diretriz brasileira chama de normal. Guarde o número para comparar e meça de novo alguns dias seguidos de tempos em tempos, ou como sua equipe combinar: assim se vê se algo muda.`,
      why: [meanWhy(facts, mean)],
    }),
  }),
  defineRule({
    key: 'pressure-few-days',
    topic: 'pressure-data',
    category: 'general',
    audience: 'adults',
    // Beside a very high value there is nothing to wait for.
    when: ({ pressure: { figures, crisesOfWeek } }) =>
      !figures.sufficient && crisesOfWeek.length === 0 && figures.mean
        ? { ...figures, mean: figures.mean }
        : null,
    priority: ({ hasHypertension }, { mean }) => (hasHypertension || isClearlyAbove(mean) ? 'medium' : 'low'),
    write: (_, { mean, readingCount, days }) => ({
      title: 'Faltam dias para conhecer sua pressão',
      content: `Você tem ${count(readingCount, 'medição', 'medições')} em ${count(days, 'dia', 'dias')} (${readingCount === 1 ? '' : 'média de '}${formatPressure(mean)}). Uma medição isolada varia com pressa, dor ou conversa: a partir de ${SUFFICIENT_PRESSURE_DAYS} dias a média já diz algo. Meça sentado, após 5 minutos de descanso, de manhã e à noite.`,
      why: [
        `Pressão nos últimos 14 dias: ${count(readingCount, 'medição', 'medições')} em ${count(days, 'dia', 'dias')}`,
      ],
    }),
  }),
  defineRule({
    key: 'pressure-missing',
    topic: 'pressure-data',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasHypertension, pressure }) => hasHypertension && pressure.figures.readingCount === 0,
    write: ({ words, pressure: { last } }) => ({
      title: 'Sem pressão registrada nas últimas semanas',
      content: `${last ? `Sua última medição aqui foi ${formatPressure(last)}, em ${words.fullDay(last.at)}.` : 'Ainda não há medições de pressão aqui.'} Sem números novos não dá para dizer como ela anda. Se tiver aparelho, meça por 3 dias, de manhã e à noite, e registre em Medições; sem aparelho, a UBS e muitas farmácias medem.`,
      why: ['No seu perfil: hipertensão', 'Nenhuma medição de pressão nos últimos 14 dias'],
    }),
  }),
];
