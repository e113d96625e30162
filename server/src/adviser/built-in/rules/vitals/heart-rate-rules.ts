import {
  classifyHeartRate,
  EMERGENCY_HEART_RATE_ABOVE,
  HIGH_HEART_RATE_ABOVE,
  LOW_HEART_RATE_BELOW,
} from '@vida/contract/measurements/heart-rate-rules.ts';
import type { TimedHeartRate } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { adultFirst, careTeam, NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count } from '../../words.ts';

/** So slow is a reason to talk to somebody without complaints too (our choice, cautious), beats a minute. */
const VERY_LOW_BELOW = 40;

const atOf = ({ at }: TimedHeartRate): number => at;

const readingWhy = ({ words }: Facts, { bpm, at }: TimedHeartRate): string =>
  `Frequência cardíaca de ${bpm} bpm, em ${words.moment(at)}`;

const meanWhy = ({ heartRate: { meanBpm, readingCount } }: Facts): string =>
  `Últimos 14 dias: média de ${meanBpm} bpm em ${count(readingCount, 'medição', 'medições')}`;

/** The heart at rest. A child's beats faster: under 18 only what is an emergency at any age. */
export const heartRateRules = [
  defineRule({
    key: 'heart-rate-emergency-now',
    topic: 'heart-rate-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7.4,
    when: ({ heartRate: { lastOfDay } }) =>
      lastOfDay && lastOfDay.bpm > EMERGENCY_HEART_RATE_ABOVE ? lastOfDay : null,
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Coração muito acelerado: pode ser uma emergência',
      content: `${adultFirst(facts)}Sua última medição foi de ${reading.bpm} batimentos por minuto. Se você está em repouso e continua acima de ${EMERGENCY_HEART_RATE_ABOVE}, ou com dor no peito, falta de ar, tontura ou desmaio, ligue agora para o SAMU 192. Se foi logo após esforço, susto ou febre, sente, respire devagar e meça de novo em 10 minutos. ${NO_CHANGE_ALONE}`,
      why: [readingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'heart-rate-high-now',
    topic: 'heart-rate-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 2.6,
    when: ({ isMinor, heartRate: { lastOfDay } }) =>
      !isMinor && lastOfDay && lastOfDay.bpm > HIGH_HEART_RATE_ABOVE ? lastOfDay : null,
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Coração acelerado: descanse e meça de novo',
      content: `Sua última medição foi de ${reading.bpm} batimentos por minuto. Sente por 10 minutos, sem café nem cigarro, e meça outra vez: se em repouso continuar acima de ${HIGH_HEART_RATE_ABOVE}, fale hoje com ${careTeam(facts)}. Febre, pouca água, susto e ansiedade também aceleram. Com dor no peito, falta de ar ou desmaio, ligue para o SAMU 192.`,
      why: [readingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'heart-rate-low-now',
    topic: 'heart-rate-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: (_, { bpm }) => (bpm < VERY_LOW_BELOW ? 2.5 : 0),
    when: ({ isMinor, heartRate: { lastOfWeek } }) =>
      !isMinor && lastOfWeek && lastOfWeek.bpm < LOW_HEART_RATE_BELOW ? lastOfWeek : null,
    newestAt: atOf,
    write: (facts, reading) => ({
      title: `Batimentos abaixo de ${LOW_HEART_RATE_BELOW}: como você se sente?`,
      content: `Em ${facts.words.moment(reading.at)} sua frequência foi de ${reading.bpm} bpm. ${reading.bpm < VERY_LOW_BELOW ? `Meça de novo, contando no pulso por 1 minuto; se confirmar, fale hoje com ${careTeam(facts)}, mesmo se sentindo bem` : `Em quem treina muito, de 40 a 60 pode ser o de sempre, e alguns remédios deixam o pulso mais lento. Com tontura, cansaço novo ou fraqueza, fale hoje com ${careTeam(facts)}`}; com desmaio ou dor no peito, SAMU 192. ${NO_CHANGE_ALONE}`,
      why: [readingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'heart-rate-mean-high',
    topic: 'heart-rate-level',
    category: 'general',
    audience: 'adults',
    priority: (_, meanBpm: number) => (meanBpm > HIGH_HEART_RATE_ABOVE ? 'high' : 'medium'),
    when: ({ heartRate: { meanBpm } }) =>
      meanBpm !== null && ['slightly_high', 'high'].includes(classifyHeartRate(meanBpm)) && meanBpm,
    write: (facts, meanBpm) => ({
      title: `Seu pulso em repouso anda em ${meanBpm}`,
      content: `A média dos últimos 14 dias foi de ${meanBpm} bpm; em repouso, o usual no adulto é de 60 a 100. Café, pouca água, sono ruim, dor e ansiedade costumam pesar. Meça sentado, depois de 5 minutos parado, e ${meanBpm > HIGH_HEART_RATE_ABOVE ? 'marque uma consulta para esta semana' : 'leve esses números à próxima consulta'}.`,
      why: [meanWhy(facts)],
    }),
  }),
  defineRule({
    key: 'heart-rate-mean-usual',
    topic: 'heart-rate-level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ heartRate: { meanBpm } }) =>
      meanBpm !== null && ['usual', 'slightly_low'].includes(classifyHeartRate(meanBpm)) && meanBpm,
    write: (facts, meanBpm) => ({
      title: `Seu pulso em repouso: ${meanBpm} bpm`,
      content: `Essa foi a média dos últimos 14 dias. ${classifyHeartRate(meanBpm) === 'usual' ? 'No adulto em repouso, o usual é de 60 a 100.' : 'O usual no adulto é de 60 a 100; entre 50 e 60 é comum em quem se exercita.'} Medir sempre na mesma situação, sentado e descansado, ajuda a perceber mudanças. Palpitação, tontura ou desmaio contam mais que o número: nesses casos, procure atendimento.`,
      why: [meanWhy(facts)],
    }),
  }),
];
