import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import { isBelowLimit, LOW_BELOW_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import { momentGoalOf, momentGoalWords } from '../../moment-goals.ts';
import { NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count } from '../../words.ts';

/** One reading is chance; this many are a pattern worth a word. */
const PATTERN = 3;
const LOW_PATTERN = 2;

/** The mean, where it is a pattern above the goal: rounded, as it is shown. */
const meanAbove = (values: readonly number[], goalMgDl: number): number | null => {
  const mean = meanOf(values);
  return values.length >= PATTERN && mean !== null && Math.round(mean) > goalMgDl ? mean : null;
};

/** Before meals and at bedtime beside the usual goals; only for adults with diabetes. */
export const glucoseDaytimeRules = [
  defineRule({
    key: 'fasting-high',
    topic: 'fasting',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) =>
      facts.hasDiabetes ? meanAbove(facts.glucose.fastingMgDl, momentGoalOf(facts, 'beforeMeals').to) : null,
    write: (facts, mean) => ({
      title: 'Sua glicose em jejum anda acima da faixa',
      content: `A média das suas ${facts.glucose.fastingMgDl.length} medições em jejum foi ${facts.words.glucose(Math.round(mean))}; ${momentGoalWords(facts, 'beforeMeals')}, e a sua é definida com seu médico. Repare no jantar (hora e tamanho), no sono e nos dias de mais estresse, e leve essas anotações à consulta. ${NO_CHANGE_ALONE}`,
      why: [
        `Média em jejum nos últimos 14 dias: ${facts.words.glucose(Math.round(mean))} (${facts.glucose.fastingMgDl.length} medições)`,
      ],
    }),
  }),
  defineRule({
    key: 'pre-meal-high',
    topic: 'pre-meal',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    // A food diary is nothing for somebody with an eating disorder.
    when: (facts) =>
      facts.hasDiabetes && !facts.hasEatingRisk
        ? meanAbove(facts.glucose.preMealMgDl, momentGoalOf(facts, 'beforeMeals').to)
        : null,
    write: (facts, mean) => ({
      title: 'A glicose já chega alta à refeição',
      content: `Antes de comer, sua média foi ${facts.words.glucose(Math.round(mean))}; ${momentGoalWords(facts, 'beforeMeals')}. Muitas vezes vem do lanche: por três dias, anote o que comeu nas 3 horas antes de medir.${facts.hasKidneyDisease ? '' : ' Um lanche com fibra, como fruta inteira, costuma pesar menos.'} ${NO_CHANGE_ALONE}`,
      why: [
        `Média antes das refeições em 14 dias: ${facts.words.glucose(Math.round(mean))} (${facts.glucose.preMealMgDl.length} medições)`,
      ],
    }),
  }),
  defineRule({
    key: 'bedtime-high',
    topic: 'bedtime',
    category: 'sleep',
    audience: 'adults',
    priority: 'medium',
    when: (facts) =>
      facts.hasDiabetes ? meanAbove(facts.glucose.bedtimeMgDl, momentGoalOf(facts, 'bedtime').to) : null,
    write: (facts, mean) => ({
      title: 'Glicose alta na hora de deitar',
      content: `Ao deitar, sua média foi ${facts.words.glucose(Math.round(mean))}; ${momentGoalWords(facts, 'bedtime')}. Jantar de 2 a 3 horas antes${facts.hasKidneyDisease ? '' : ', com mais verdura e menos massa ou pão,'} costuma ajudar, e o sono melhora junto. Leve esses números à consulta. ${NO_CHANGE_ALONE}`,
      why: [
        `Média ao deitar em 14 dias: ${facts.words.glucose(Math.round(mean))} (${facts.glucose.bedtimeMgDl.length} medições)`,
      ],
    }),
  }),
  defineRule({
    key: 'bedtime-low',
    topic: 'bedtime',
    category: 'sleep',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const { from } = momentGoalOf(facts, 'bedtime');
      const found = facts.glucose.bedtimeMgDl.filter((value) => value < from);
      return facts.isProneToLows && found.length >= LOW_PATTERN ? { found, from } : null;
    },
    write: (facts, { found, from }) => ({
      title: 'Glicose baixa demais para ir dormir?',
      content: `Ao deitar, ${count(found.length, 'medição ficou', 'medições ficaram')} abaixo de ${facts.words.glucose(from)}. Como seu tratamento pode causar quedas, e dormindo elas passam despercebidas, pergunte à equipe o que comer antes de deitar nesses dias. Deixe açúcar ao lado da cama; abaixo de ${facts.words.glucose(LOW_BELOW_MG_DL)}, trate antes de dormir. ${NO_CHANGE_ALONE}`,
      why: [
        `Ao deitar, nos últimos 14 dias: ${found
          .slice(-3)
          .map((value) => facts.words.glucose(value))
          .join('; ')}`,
      ],
    }),
  }),
  defineRule({
    key: 'near-low-before-meals',
    topic: 'near-low',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const { from } = momentGoalOf(facts, 'beforeMeals');
      const found = [...facts.glucose.fastingMgDl, ...facts.glucose.preMealMgDl].filter(
        (value) => !isBelowLimit(value, LOW_BELOW_MG_DL) && value < from,
      );
      return facts.isProneToLows && found.length >= LOW_PATTERN ? { found, from } : null;
    },
    write: (facts, { found, from }) => ({
      title: 'Antes de comer, a glicose anda perto do limite de baixo',
      content: `Em jejum ou antes da refeição, ${count(found.length, 'medição ficou', 'medições ficaram')} abaixo de ${facts.words.glucose(from)}, onde começa a faixa mais usada. Não é uma queda, mas sobra pouca folga: não atrase nem pule refeições, leve um lanche quando sair e conte à equipe. ${NO_CHANGE_ALONE}`,
      why: [
        `Antes de comer, nos últimos 14 dias: ${found
          .slice(-3)
          .map((value) => facts.words.glucose(value))
          .join('; ')}`,
      ],
    }),
  }),
];
