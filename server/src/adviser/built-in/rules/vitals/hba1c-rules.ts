import {
  HBA1C_ATTENTION_FROM,
  HBA1C_REPEAT_MONTHS,
  HBA1C_SHOW_DOCTOR_FROM,
} from '@vida/contract/measurements/hba1c-rules.ts';
import type { TimedHba1c } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Hba1cFacts } from '../../facts/hba1c-facts.ts';
import { NO_CHANGE_ALONE, toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatPercent } from '../../words.ts';

/** The sensor's estimate and an examination of the same time usually lie closer than this, in percent points. */
const USUAL_GAP = 0.5;
const SAME_TIME_MONTHS = 3;

const atOf = ({ at }: TimedHba1c): number => at;

const valueWhy = ({ words, hba1c: { previous } }: Facts, { percent, at }: TimedHba1c): string[] => [
  `Hemoglobina glicada de ${formatPercent(percent)}, em ${words.fullDay(at)}`,
  ...(previous ? [`Antes: ${formatPercent(previous.percent)}, em ${words.fullDay(previous.at)}`] : []),
];

/** ' (antes, 8,1% em 03/05/2026)' */
const beforeWords = ({ words, hba1c: { previous } }: Facts): string =>
  previous ? ` (antes, ${formatPercent(previous.percent)} em ${words.fullDay(previous.at)})` : '';

/** Where the value may mislead it is not put beside a mean, and the person hears why. */
const meaningWords = ({ words, hba1c: { isUnreliable, matchingMeanMgDl } }: Facts): string =>
  isUnreliable || matchingMeanMgDl === null
    ? ' Com doença renal, anemia ou alteração da hemoglobina ele pode enganar: pergunte se serve para você.'
    : ` Costuma andar junto com uma média de ${words.glucose(Math.round(matchingMeanMgDl))}.`;

const goalWords = ({ isOlder, hba1c: { goalPercent } }: Facts): string =>
  isOlder
    ? `Para pessoas idosas, a meta usual vai de menos de ${formatPercent(goalPercent ?? 0)} a menos de 8%, conforme a saúde de cada uma`
    : `A meta usual do adulto com diabetes é menos de ${formatPercent(goalPercent ?? 0)}`;

/** Below it a value of somebody whose medicine causes lows is asked about at any age (guidelines: only without lows). */
const ASKED_BELOW = 6.5;

/** A value in the goal is no success where it may be bought with lows. */
const praiseOrAsk = (
  { isOlder, isProneToLows, glucose: { lowsOfWeek } }: Facts,
  { percent }: TimedHba1c,
): string => {
  if (lowsOfWeek.length > 0)
    return 'Como houve quedas nesta semana, pergunte à equipe se a meta está boa para você.';
  return isProneToLows && (isOlder || percent < ASKED_BELOW)
    ? 'Como seu tratamento pode causar quedas, pergunte à equipe se essa meta é a certa para você.'
    : 'Anote o que tem ajudado e combine com a equipe quando repetir.';
};

/** Nothing to be glad of where the value may mislead (on dialysis it is often too low). */
const whereReliable =
  (find: (facts: Facts) => TimedHba1c | null) =>
  (facts: Facts): TimedHba1c | null =>
    facts.hba1c.isUnreliable ? null : find(facts);

const cautionWords = ({ isPregnant, isMinor }: Facts): string => {
  if (isPregnant) return 'Na gravidez esse exame pode enganar';
  return isMinor
    ? 'Na sua idade as metas são outras'
    : 'Com doença renal, anemia ou alteração da hemoglobina esse exame pode enganar';
};

/** The newest examination, where its class is this one. */
const lastOfClass =
  (hba1cClass: Hba1cFacts['hba1cClass']) =>
  ({ hba1c }: Facts): TimedHba1c | null =>
    hba1c.hba1cClass === hba1cClass ? hba1c.last : null;

/** Glycated haemoglobin: with diabetes beside the usual goal, without it as information. */
export const hba1cRules = [
  defineRule({
    key: 'hba1c-too-low',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    urgency: ({ glucose }) => (glucose.lowsOfWeek.length > 0 ? 3.2 : 1.4),
    when: lastOfClass('too_low'),
    newestAt: atOf,
    write: (facts, last) => ({
      title: 'Glicada baixa demais para seu tratamento e idade: fale nesta semana',
      content: `Seu exame de ${facts.words.fullDay(last.at)} deu ${formatPercent(last.percent)}${beforeWords(facts)}. Depois dos 60 anos, com insulina ou comprimido que pode causar quedas, um valor assim costuma vir com quedas que nem sempre se sentem, e elas derrubam e confundem. Fale nesta semana com sua equipe de saúde e pergunte se o tratamento ainda é o certo para você. Até lá, ande com açúcar rápido e meça antes de dirigir e ao deitar. ${NO_CHANGE_ALONE}`,
      why: [
        ...valueWhy(facts, last),
        `${facts.ageYears ?? ''} anos, e um remédio que pode causar quedas: ${count(facts.glucose.lowsOfWeek.length, 'leitura baixa', 'leituras baixas')} em 7 dias`,
      ],
    }),
  }),
  defineRule({
    key: 'hba1c-far-above',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: lastOfClass('far_above_goal'),
    newestAt: atOf,
    write: (facts, last) => ({
      title: `Glicada de ${formatPercent(last.percent)}: marque uma consulta`,
      content: `Seu exame de ${facts.words.fullDay(last.at)} deu ${formatPercent(last.percent)}${beforeWords(facts)}.${meaningWords(facts)} ${goalWords(facts)}. Não é culpa sua: marque consulta e pergunte qual o próximo passo. Muita sede, urina demais ou perda de peso pedem atendimento antes. ${NO_CHANGE_ALONE}`,
      why: valueWhy(facts, last),
    }),
  }),
  defineRule({
    key: 'hba1c-above-goal',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: lastOfClass('above_goal'),
    newestAt: atOf,
    write: (facts, last) => ({
      title: `Sua glicada: ${formatPercent(last.percent)}`,
      content: `O exame de ${facts.words.fullDay(last.at)} deu ${formatPercent(last.percent)}${beforeWords(facts)}.${meaningWords(facts)} ${goalWords(facts)}; a sua é definida com seu médico. Leve à consulta uma pergunta só: o que eu mudo primeiro, a comida, o movimento ou a rotina? ${NO_CHANGE_ALONE}`,
      why: valueWhy(facts, last),
    }),
  }),
  defineRule({
    key: 'hba1c-in-goal',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: whereReliable(lastOfClass('in_goal')),
    newestAt: atOf,
    write: (facts, last) => ({
      title: `Glicada de ${formatPercent(last.percent)}: dentro da meta usual`,
      content: `O exame de ${facts.words.fullDay(last.at)} deu ${formatPercent(last.percent)}${beforeWords(facts)}.${meaningWords(facts)} ${goalWords(facts)}. ${praiseOrAsk(facts, last)} ${NO_CHANGE_ALONE}`,
      why: valueWhy(facts, last),
    }),
  }),
  defineRule({
    key: 'hba1c-show-doctor',
    topic: 'unexplained-high',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: lastOfClass('show_doctor'),
    newestAt: atOf,
    write: (facts, last) => ({
      title: 'Mostre sua glicada a um médico',
      content: `O exame de ${facts.words.fullDay(last.at)} deu ${formatPercent(last.percent)}. A partir de ${formatPercent(HBA1C_SHOW_DOCTOR_FROM)} o médico costuma repetir o exame e olhar outros: só ele diz o que significa. Marque uma conversa na UBS e leve o papel do exame, mesmo sem sintomas. Já trata diabetes? Conte no seu perfil.`,
      why: [...valueWhy(facts, last), 'No seu perfil não há diabetes'],
    }),
  }),
  defineRule({
    key: 'hba1c-attention',
    topic: 'unexplained-high',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: lastOfClass('attention'),
    newestAt: atOf,
    write: (facts, last) => ({
      title: `Glicada de ${formatPercent(last.percent)}: vale acompanhar`,
      content: `O exame de ${facts.words.fullDay(last.at)} ficou entre ${formatPercent(HBA1C_ATTENTION_FROM)} e 6,4%, faixa que os médicos costumam acompanhar de perto. Não é um diagnóstico. Mexer-se mais, dormir bem e trocar bebida doce por água são passos que ajudam nessa fase: leve o exame à próxima consulta.`,
      why: valueWhy(facts, last),
    }),
  }),
  defineRule({
    key: 'hba1c-usual',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: whereReliable(lastOfClass('usual')),
    newestAt: atOf,
    write: (facts, last) => ({
      title: `Sua glicada: ${formatPercent(last.percent)}`,
      content: `O exame de ${facts.words.fullDay(last.at)} ficou abaixo de ${formatPercent(HBA1C_ATTENTION_FROM)}, a faixa usual de quem não tem diabetes. Guarde o resultado para comparar com o próximo e mostre na consulta de rotina.`,
      why: valueWhy(facts, last),
    }),
  }),
  defineRule({
    key: 'hba1c-to-team',
    topic: 'hba1c',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ isPregnant, isMinor, hba1c: { last, hba1cClass, isUnreliable } }) => {
      const isFlattering = hba1cClass === 'in_goal' || hba1cClass === 'usual';
      return isPregnant || isMinor || (isUnreliable && isFlattering) ? last : null;
    },
    newestAt: atOf,
    write: (facts, last) => ({
      title: 'Leve sua glicada à próxima consulta',
      content: `O exame de ${facts.words.fullDay(last.at)} deu ${formatPercent(last.percent)}. ${cautionWords(facts)}: mostre ${toCareTeam(facts)}, pergunte o que o número quer dizer para você e quando repetir.`,
      why: valueWhy(facts, last),
    }),
  }),
  defineRule({
    key: 'hba1c-old',
    topic: 'hba1c-data',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes, hba1c: { last, isLate } }) => (hasDiabetes && isLate ? last : null),
    newestAt: atOf,
    write: (facts, last) => ({
      title: 'Sua última glicada já tem alguns meses',
      content: `O exame que conhecemos é de ${facts.words.fullDay(last.at)}, há ${count(facts.hba1c.ageMonths, 'mês', 'meses')}. Com diabetes ele costuma ser repetido a cada ${HBA1C_REPEAT_MONTHS.from} a ${HBA1C_REPEAT_MONTHS.to} meses: pergunte na UBS ou na consulta se já é hora, e registre o novo em Medições.`,
      why: valueWhy(facts, last),
    }),
  }),
  defineRule({
    key: 'hba1c-missing',
    topic: 'hba1c-data',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ hasDiabetes, hba1c: { last } }) => hasDiabetes && last === null,
    write: () => ({
      title: 'Você tem um exame de hemoglobina glicada?',
      content:
        'Ele mostra como foi a glicose dos últimos 2 a 3 meses, e com diabetes costuma ser pedido a cada 3 a 6 meses. Se você tem um resultado, registre em Medições com a data; se não lembra do último, pergunte na próxima consulta.',
      why: ['Nenhuma hemoglobina glicada registrada no último ano'],
    }),
  }),
  defineRule({
    key: 'hba1c-sensor-gap',
    topic: 'hba1c-gap',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ hasDiabetes, glucose: { summary }, hba1c: { last, ageMonths } }) => {
      const { sufficient, gmiPercent } = summary;
      if (!hasDiabetes || !sufficient || gmiPercent === null || !last || ageMonths >= SAME_TIME_MONTHS)
        return null;
      return Math.abs(gmiPercent - last.percent) >= USUAL_GAP ? { gmiPercent, last } : null;
    },
    newestAt: ({ last }) => last.at,
    write: (facts, { gmiPercent, last }) => ({
      title: 'Exame e sensor contam histórias diferentes',
      content: `Sua glicada foi ${formatPercent(last.percent)} em ${facts.words.fullDay(last.at)}, e o sensor estima ${formatPercent(gmiPercent)} (GMI) pelos últimos 14 dias. Pode ser só o período diferente, ou o jeito do seu corpo. Nenhum dos dois está errado: leve ambos à consulta e pergunte qual acompanhar.`,
      why: [...valueWhy(facts, last), `GMI dos últimos 14 dias: ${formatPercent(gmiPercent)}`],
    }),
  }),
];
