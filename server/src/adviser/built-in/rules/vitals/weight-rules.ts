import { ADULT_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import type { WeightTrend } from '../../facts/weight-facts.ts';
import { careTeam, NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatKg, formatPercent } from '../../words.ts';

/** A loss that already helps, share of the weight. */
const HELPFUL_LOSS_SHARE = 0.05;
/** Smaller changes are the scale and the day (our choice), kg. */
const NOTABLE_CHANGE_KG = 1;

/**
 * Weight goals are for adults, and never where an eating disorder may be or a weight says little; with kidney disease
 * they are the nutritionist's, and nobody who is too light already is shown a way down.
 */
const mayHaveGoal = ({ ageYears, bodyMass, hasEatingRisk, hasKidneyDisease, hasDisability, weight }: Facts) =>
  ageYears !== null &&
  ageYears >= ADULT_AGE_YEARS &&
  !hasEatingRisk &&
  !hasKidneyDisease &&
  !(bodyMass?.kind === 'class' && bodyMass.bmiClass === 'underweight') &&
  !hasDisability('Amputação') &&
  weight.goalCaution?.kind !== 'below_healthy';

/** Very high glucose makes people lose weight: then a loss is no success. */
const mayBeIllness = ({ glucose, hba1c }: Facts): boolean =>
  glucose.alarmingHighsOfWeek.length > 0 || hba1c.hba1cClass === 'far_above_goal';

/** The trend of a person who wants to lose weight and may. */
const trendToGoal = (facts: Facts): { trend: WeightTrend; goalKg: number } | null => {
  const { trend, goalKg } = facts.weight;
  return trend && goalKg !== null && goalKg < trend.from.weightKg && mayHaveGoal(facts)
    ? { trend, goalKg }
    : null;
};

const trendWhy = ({ words }: Facts, { from, to }: WeightTrend): string =>
  `De ${formatKg(from.weightKg)} em ${words.day(from.at)} a ${formatKg(to.weightKg)} em ${words.day(to.at)}`;

/** Weight over time; never praise for a fast loss, never blame for a gain. */
export const weightRules = [
  defineRule({
    key: 'fluid-gain',
    topic: 'fluid',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 3.8,
    when: ({ weight: { change, last } }) =>
      change?.kind === 'fluid_gain' && last ? { ...change, at: last.at } : null,
    newestAt: ({ at }) => at,
    write: (facts, { gainKg, days, at }) => ({
      title: `Peso ${formatKg(gainKg)} acima em ${count(days, 'dia', 'dias')}: avise a equipe hoje`,
      content: `Com doença do coração ou dos rins, um ganho rápido pode ser líquido retido, não comida. Pese de novo na mesma balança e fale ainda hoje com ${careTeam(facts)}, contando também de inchaço nas pernas ou sapato apertado. Falta de ar ao deitar ou em repouso: SAMU 192. ${NO_CHANGE_ALONE}`,
      why: [
        `Ganho de ${formatKg(gainKg)} em até ${count(days, 'dia', 'dias')}, até ${facts.words.moment(at)}`,
        'No seu perfil: doença do coração ou dos rins',
      ],
    }),
  }),
  defineRule({
    key: 'large-weight-loss',
    topic: 'weight-change',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 1.2,
    when: ({ weight: { change, last } }) =>
      change?.kind === 'large_loss' && last ? { ...change, last } : null,
    newestAt: ({ last }) => last.at,
    write: (facts, { lossKg, days, last }) => {
      // The kilos themselves only where a weight may be talked about.
      const isQuiet = facts.hasEatingRisk || facts.isPregnant || facts.isMinor;
      return {
        title: 'Seu peso caiu rápido: vale uma consulta',
        content: `${isQuiet ? 'Seu peso' : `Foram ${formatKg(lossKg)} a menos em até ${days} dias, e o peso`} baixou mais depressa do que o corpo costuma acompanhar bem. ${isQuiet ? 'Marque' : 'Mesmo que você queira emagrecer, marque'} uma conversa nestes dias com ${careTeam(facts)}, ainda mais com sede, febre, falta de apetite ou cansaço. Até lá, não pule refeições.`,
        why: [
          isQuiet
            ? `Suas pesagens, até ${facts.words.day(last.at)}`
            : `Menos ${formatKg(lossKg)} (mais de 5% do peso) até ${facts.words.day(last.at)}: ${formatKg(last.weightKg)}`,
        ],
      };
    },
  }),
  defineRule({
    key: 'fast-weight-loss',
    topic: 'weight-change',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const { trend, change, isFallingFast } = facts.weight;
      return isFallingFast && change?.kind !== 'large_loss' && !facts.hasEatingRisk ? trend : null;
    },
    newestAt: ({ to }) => to.at,
    write: (facts, trend) => ({
      title: 'Devagar também se chega',
      content: `Seu peso vem caindo cerca de ${formatKg(trend.lostKgPerWeek)} por semana; um ritmo seguro costuma ser de 0,5 a 1 kg. Perder depressa leva músculo junto e o peso tende a voltar. Não pule refeições e converse com sua equipe sobre o ritmo e o que pôr no prato.`,
      why: [trendWhy(facts, trend)],
    }),
  }),
  defineRule({
    key: 'weight-progress',
    topic: 'weight-change',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const found = trendToGoal(facts);
      const isSteady = (found?.trend.lostKg ?? 0) >= NOTABLE_CHANGE_KG && !facts.weight.isFallingFast;
      return found && isSteady && facts.weight.change === null && !mayBeIllness(facts) ? found : null;
    },
    newestAt: ({ trend }) => trend.to.at,
    write: (facts, { trend, goalKg }) => ({
      title: `${formatKg(trend.lostKg)} a menos, no seu ritmo`,
      content: `De ${facts.words.day(trend.from.at)} a ${facts.words.day(trend.to.at)} seu peso passou de ${formatKg(trend.from.weightKg)} para ${formatKg(trend.to.weightKg)} (${formatPercent(100 * trend.lostShare)}). ${trend.lostShare >= HELPFUL_LOSS_SHARE ? 'A partir de 5% a glicose e a pressão já costumam agradecer.' : `O primeiro marco que já ajuda glicose e pressão é 5%: ${formatKg(trend.from.weightKg * (1 - HELPFUL_LOSS_SHARE))} no seu caso.`} ${trend.to.weightKg > goalKg ? `Sua meta é ${formatKg(goalKg)}, sem pressa.` : `Você chegou à sua meta de ${formatKg(goalKg)}; agora o cuidado é manter.`}`,
      why: [trendWhy(facts, trend), `Sua meta no perfil: ${formatKg(goalKg)}`],
    }),
  }),
  defineRule({
    key: 'weight-rising',
    topic: 'weight-change',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const found = trendToGoal(facts);
      return found && found.trend.lostKg <= -NOTABLE_CHANGE_KG && facts.weight.change === null ? found : null;
    },
    newestAt: ({ trend }) => trend.to.at,
    write: (facts, { trend }) => ({
      title: 'O peso subiu um pouco: olhe com gentileza',
      content: `De ${facts.words.day(trend.from.at)} a ${facts.words.day(trend.to.at)} o peso subiu ${formatKg(-trend.lostKg)}. Acontece, e um número não conta a sua semana inteira: sono, remédios, estresse e líquido também pesam. Escolha um hábito pequeno para retomar, como água no lugar da bebida doce, e conte na consulta se subiu sem motivo.`,
      why: [trendWhy(facts, trend)],
    }),
  }),
  defineRule({
    key: 'weight-goal-below-healthy',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: ({ hasEatingRisk, ageYears, weight: { goalCaution, goalKg } }) =>
      !hasEatingRisk && ageYears !== null && goalCaution?.kind === 'below_healthy' && goalKg !== null
        ? { goalKg, lowestKg: goalCaution.lowestKg }
        : null,
    write: (_, { goalKg, lowestKg }) => ({
      title: 'Converse sobre sua meta de peso',
      content: `Com a sua altura, um peso saudável costuma começar em ${formatKg(lowestKg)}, e sua meta está em ${formatKg(goalKg)}. Pode ser só um engano de digitação: confira em Perfil de Saúde. Se for isso mesmo que você quer, converse antes com sua equipe de saúde; seu corpo precisa de reserva para ficar bem.`,
      why: [`Sua meta no perfil: ${formatKg(goalKg)}`],
    }),
  }),
  defineRule({
    key: 'weight-first-goal',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const { goalCaution, goalKg, currentKg, isFallingFast } = facts.weight;
      const isFar = goalCaution?.kind === 'large_loss' && mayHaveGoal(facts) && !isFallingFast;
      return isFar && goalKg !== null && currentKg !== null
        ? { goalKg, currentKg, firstGoalKg: goalCaution.firstGoalKg }
        : null;
    },
    write: (_, { goalKg, currentKg, firstGoalKg }) => ({
      title: `Um primeiro passo até ${formatKg(firstGoalKg)}`,
      content: `De ${formatKg(currentKg)} a ${formatKg(goalKg)} é um caminho longo, e metas menores cansam menos. Como primeiro passo, até 10% do peso: ${formatKg(firstGoalKg)}, em meses, num ritmo de 0,5 a 1 kg por semana. Combine o plano com sua equipe de saúde.`,
      why: [`Seu peso: ${formatKg(currentKg)}`, `Sua meta no perfil: ${formatKg(goalKg)}`],
    }),
  }),
  defineRule({
    key: 'weight-missing',
    topic: 'weight-data',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    // Who watches for fluid is weighed more often.
    when: (facts) => {
      const { goalKg, last, watchesFluid } = facts.weight;
      return goalKg !== null && last === null && !watchesFluid && mayHaveGoal(facts);
    },
    write: () => ({
      title: 'Uma pesagem por semana basta',
      content:
        'Você tem uma meta de peso, mas ainda não há pesagens aqui, então não dá para ver o caminho. Se a balança não mexe com seu humor, pese-se uma vez por semana, no mesmo dia e horário, e registre em Medições: o que importa é a linha, não um dia.',
      why: ['Sua meta de peso no perfil', 'Nenhum peso registrado nos últimos 90 dias'],
    }),
  }),
  defineRule({
    key: 'fluid-weighing',
    topic: 'fluid',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ weight: { watchesFluid, isFresh }, hasEatingRisk }) =>
      watchesFluid && !isFresh && !hasEatingRisk,
    write: (facts) => ({
      title: 'A balança pode avisar cedo sobre líquido',
      content: `Com doença do coração ou dos rins, o corpo às vezes segura líquido. Pergunte à sua equipe se vale se pesar de manhã, depois do banheiro e com pouca roupa, e registrar em Medições: 1 kg a mais em um dia ou 2 kg em 3 dias são motivo para ligar no mesmo dia. Inchaço ou falta de ar também.`,
      why: [
        'No seu perfil: doença do coração ou dos rins',
        facts.weight.last
          ? `Sua última pesagem aqui: ${facts.words.day(facts.weight.last.at)}`
          : 'Nenhum peso registrado nos últimos 90 dias',
      ],
    }),
  }),
];
