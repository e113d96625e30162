import { GOOD_SLEEP_HOURS } from '@vida/contract/sleep/sleep-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import {
  SHORT_NIGHT_HOURS,
  type SleepMeans,
  type SleptNight,
  VERY_SHORT_NIGHT_HOURS,
} from '../../facts/sleep-facts.ts';
import { toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatDay, formatDecimal, formatHours } from '../../words.ts';
import { hoursWhy, inNights, recordedWhy } from './sleep-words.ts';

/** Three very short nights are an alarm (domain: vitals), three short ones in a row are told too (our choice). */
const MIN_SHORT_NIGHTS = 3;
/** Children and teenagers need more than adults; below this a talk is worth it (our choice, no target). */
const YOUNG_SHORT_HOURS = 8;
/** From this age on 7 to 8 hours are usual, until then up to 9. */
const SENIOR_AGE_YEARS = 65;
const MANY_HOURS = { adult: 9, senior: 8, clearly: 10 } as const;
/** Whoever takes longer to fall asleep gains nothing by an earlier bed (specification's second tip). */
const SLOW_MINUTES = 20;

const isSenior = ({ ageYears }: Facts): boolean => ageYears !== null && ageYears >= SENIOR_AGE_YEARS;

const usualHours = (facts: Facts): string =>
  isSenior(facts)
    ? 'a partir dos 65 anos costumam bastar de 7 a 8 h'
    : 'a maioria dos adultos precisa de 7 a 9 h';

const nightWords = ({ day, hours }: SleptNight): string => `${formatDay(day)}: ${formatHours(hours)}`;

const listNights = (nights: readonly SleptNight[]): string =>
  `Entre deitar e acordar: ${nights.slice(-5).map(nightWords).join('; ')}`;

const meansWhere = (matches: (means: SleepMeans, facts: Facts) => boolean) => (facts: Facts) => {
  const { means } = facts.sleep;
  return means && matches(means, facts) ? means : null;
};

/** How long the nights are, by the records of 14 days. */
export const sleepLengthRules = [
  defineRule({
    key: 'very-short-nights',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'everyone',
    priority: 'high',
    when: ({ sleep: { veryShortNights } }) => veryShortNights.length >= MIN_SHORT_NIGHTS && veryShortNights,
    newestAt: (nights) => nights.at(-1)?.wake.at.getTime() ?? null,
    write: (facts, nights) => ({
      title: `${nights.length} noites com menos de ${VERY_SHORT_NIGHT_HOURS} horas`,
      content: `Nos últimos 14 dias, ${nights.length} de ${facts.sleep.nights.length} noites registradas tiveram menos de ${VERY_SHORT_NIGHT_HOURS} h entre deitar e acordar.${facts.isMinor ? '' : ' Com sono, não dirija: peça carona.'} Proteja as próximas duas noites: adie o que der e avise em casa que você vai deitar cedo. Se o que tira seu sono é dor, falta de ar, preocupação, plantão ou tristeza, conte ${toCareTeam(facts)} nesta semana.`,
      why: [listNights(nights)],
    }),
  }),
  defineRule({
    key: 'short-nights-run',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: ({ sleep: { shortRun } }) => shortRun.length >= MIN_SHORT_NIGHTS && shortRun.toReversed(),
    write: ({ isMinor }, nights) => ({
      title: `${nights.length} noites curtas seguidas`,
      content: `Suas últimas ${nights.length} noites ficaram abaixo de ${SHORT_NIGHT_HOURS} h. O corpo costuma cobrar em atenção, humor e fome. Hoje, deixe uma só tarefa para amanhã e vá para a cama meia hora antes. Um cochilo de até 20 minutos, antes das 15 h, ajuda sem roubar a noite.${isMinor ? '' : ' Se bater sono ao volante, encoste e descanse.'}`,
      why: [listNights(nights)],
    }),
  }),
  defineRule({
    key: 'short-sleep',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'adults',
    priority: (_, { meanHours }) => (meanHours < SHORT_NIGHT_HOURS ? 'high' : 'medium'),
    when: meansWhere(({ meanHours }) => meanHours < GOOD_SLEEP_HOURS),
    write: (facts, means) => ({
      title: `Sua média: ${formatHours(means.meanHours)} por noite`,
      content: `${inNights(means)} foram em média ${formatHours(means.meanHours)} entre deitar e acordar; ${usualHours(facts)}, e cada corpo tem o seu tanto. ${
        means.meanFallAsleepMinutes > SLOW_MINUTES
          ? 'Como o sono demora a vir, cuide primeiro da última hora do dia: luz baixa, nada de tela, algo calmo.'
          : 'Adiante a hora de deitar em 15 minutos a cada três dias, sem mexer na de acordar, e deixe o celular carregando em outro cômodo.'
      } Noite curta pesa também na glicose e na pressão.`,
      why: [hoursWhy(means), `Sua meta de sono no perfil: ${formatHours(facts.profile.sleepGoal)}`],
    }),
  }),
  defineRule({
    key: 'short-sleep-own-care',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: meansWhere(
      ({ meanHours }, { isPregnant, isMinor }) =>
        (isMinor && meanHours < YOUNG_SHORT_HOURS) || (isPregnant && meanHours < GOOD_SLEEP_HOURS),
    ),
    write: (facts, means) => ({
      title: 'Seu sono anda curto: conte a quem cuida de você',
      content: `${inNights(means)} foram em média ${formatHours(means.meanHours)} entre deitar e acordar. ${facts.isPregnant ? 'Na gravidez o sono muda, e o cansaço merece atenção.' : 'Na sua idade o corpo costuma pedir mais sono que o de um adulto.'} Mostre esses registros ${toCareTeam(facts)} e diga o que atrapalha: tela, barulho, tarefa, enjoo, preocupação. Hoje, experimente apagar a luz meia hora antes.`,
      why: [hoursWhy(means)],
    }),
  }),
  defineRule({
    key: 'long-sleep',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'adults',
    priority: (_, { meanAsleepHours }) => (meanAsleepHours > MANY_HOURS.clearly ? 'medium' : 'low'),
    when: meansWhere(
      ({ meanAsleepHours }, facts) =>
        meanAsleepHours > (isSenior(facts) ? MANY_HOURS.senior : MANY_HOURS.adult),
    ),
    write: (facts, means) => ({
      title: `Cerca de ${formatHours(means.meanAsleepHours)} de sono por noite`,
      content: `${inNights(means)}, tirando o tempo para adormecer, sobram cerca de ${formatHours(means.meanAsleepHours)}; ${usualHours(facts)}, e há quem precise de mais. Se você acorda bem, ótimo. Se o dia segue pesado por mais de duas semanas, leve os registros à consulta: ronco, humor baixo, dor e alguns remédios podem estar por trás.`,
      why: [hoursWhy(means), `Tempo médio para adormecer: ${means.meanFallAsleepMinutes} minutos`],
    }),
  }),
  defineRule({
    key: 'sleep-figures',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: ({ sleep }) => sleep.means,
    write: (facts, means) => ({
      title: `Seu sono em números: ${formatHours(means.meanHours)} por noite`,
      content: `${inNights(means)}, em média: ${formatHours(means.meanHours)} entre deitar e acordar, nota ${formatDecimal(means.meanQuality, 1)} de 10, ${means.meanFallAsleepMinutes} minutos para adormecer e ${formatDecimal(means.meanWakings, 1)} despertares. Escolha um desses números, mude um hábito só e compare daqui a uma semana, em Qualidade do Sono.`,
      why: [recordedWhy(facts)],
    }),
  }),
];
