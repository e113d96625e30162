import {
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseReading } from '../../adviser.ts';
import type { Facts } from '../facts.ts';
import { HOUR_MS, isAbove, isBelow, isEmergencyHigh } from '../glucose-facts.ts';
import { careTeam, fastSugar, HIGH_RED_FLAGS, LOW_RED_FLAGS, NO_CHANGE_ALONE } from '../phrases.ts';
import { sources } from '../sources.ts';
import { defineRule } from '../tip-rule.ts';

/** Two very high readings at least this far apart are no passing peak (domain rules, high glucose). */
const LASTING_MS = 2 * HOUR_MS;

/** The newest reading of the last 24 hours, where it `matches`. */
const lastOfDay =
  (matches: (reading: GlucoseReading) => boolean) =>
  ({ glucose }: Facts): GlucoseReading | null =>
    glucose.lastOfDay && matches(glucose.lastOfDay) ? glucose.lastOfDay : null;

const atOf = ({ at }: GlucoseReading): number => at;

const lastReadingWhy = ({ words }: Facts, reading: GlucoseReading): string =>
  `Sua última medição: ${words.reading(reading)}, em ${words.moment(reading.at)}`;

const isTypeOneOrInsulin = ({ hasCondition, hasMedicine }: Facts): boolean =>
  hasCondition('Diabetes Tipo 1') || hasMedicine('Insulina');

const ketones = (facts: Facts): string =>
  isTypeOneOrInsulin(facts) ? ' Se você tem fitas de cetona, teste agora.' : '';

const adultFirst = ({ isMinor }: Facts): string => (isMinor ? 'Chame um adulto agora. ' : '');

/** What the newest reading asks for at once: every tier of the domain rules, in pregnancy and under 18 too. */
export const glucoseNowRules = [
  defineRule({
    key: 'very-low-now',
    topic: 'low',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 9,
    evidence: sources.lows,
    when: lastOfDay(isBelow(VERY_LOW_BELOW_MG_DL)),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Glicose muito baixa: cuide disso agora',
      content: `${adultFirst(facts)}Se você mediu há pouco ou sente sintomas, coma agora 30 g de açúcar rápido: ${fastSugar(facts, true)}. Espere 15 minutos, meça e repita enquanto estiver abaixo de ${facts.words.glucose(LOW_BELOW_MG_DL)}. Se já faz horas, meça de novo primeiro. Não dirija nem faça exercício até subir. ${LOW_RED_FLAGS} Depois, conte essa queda para ${careTeam(facts)}.`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'low-now',
    topic: 'low',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7,
    evidence: sources.lows,
    when: (facts) =>
      lastOfDay(isBelow(VERY_LOW_BELOW_MG_DL))(facts) ? null : lastOfDay(isBelow(LOW_BELOW_MG_DL))(facts),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Glicose baixa: a regra dos 15',
      content: `${adultFirst(facts)}Se você mediu há pouco ou sente sintomas, coma agora 15 g de açúcar rápido: ${fastSugar(facts, false)}. Espere 15 minutos e meça outra vez; ainda abaixo de ${facts.words.glucose(LOW_BELOW_MG_DL)}, repita. Se já faz horas, meça de novo primeiro. Se a próxima refeição demora mais de 1 hora, faça um lanche leve. ${LOW_RED_FLAGS}`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'emergency-high-now',
    topic: 'very-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 9,
    evidence: sources.highs,
    when: lastOfDay(isEmergencyHigh),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Glicose muito elevada: pode ser uma emergência',
      content: `Isso pode ser uma emergência. Se o valor se repete, ou se você não se sente bem, ligue agora para o SAMU 192 ou vá ao pronto-socorro mais próximo. ${adultFirst(facts)}Meça de novo já, beba água se não estiver vomitando, não faça exercício e fique com alguém.${ketones(facts)} ${NO_CHANGE_ALONE}`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'alarming-high-now',
    topic: 'very-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 8,
    evidence: sources.highs,
    when: (facts) =>
      lastOfDay(isEmergencyHigh)(facts) ? null : lastOfDay(isAbove(SAME_DAY_CARE_ABOVE_MG_DL))(facts),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: `Glicose acima de ${facts.words.plain(SAME_DAY_CARE_ABOVE_MG_DL)}: fale com a equipe hoje`,
      content: `${adultFirst(facts)}Fale ainda hoje com ${careTeam(facts)} ou vá a uma UPA. Até lá: água, repouso e uma nova medição em 1 hora.${ketones(facts)} ${HIGH_RED_FLAGS} ${NO_CHANGE_ALONE}`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'lasting-high-now',
    topic: 'very-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 6,
    evidence: sources.highs,
    when: ({ glucose: { veryHighsOfDay, lastOfDay: last } }) => {
      const first = veryHighsOfDay[0];
      const newest = veryHighsOfDay.at(-1);
      return first && newest && newest === last && newest.at - first.at >= LASTING_MS
        ? { first, newest }
        : null;
    },
    newestAt: ({ newest }) => newest.at,
    write: (facts, { first, newest }) => ({
      title: 'Glicose alta que não cede: fale com a equipe hoje',
      content: `Duas medições com horas de diferença ficaram acima de ${facts.words.glucose(HIGH_UP_TO_MG_DL)}. Fale ainda hoje com ${careTeam(facts)} ou vá a uma UPA. Beba água e deixe o exercício para depois.${ketones(facts)} ${HIGH_RED_FLAGS} ${NO_CHANGE_ALONE}`,
      why: [first, newest].map(
        (reading) => `Medição de ${facts.words.reading(reading)}, em ${facts.words.moment(reading.at)}`,
      ),
    }),
  }),
  defineRule({
    key: 'high-now',
    topic: 'very-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 3,
    evidence: sources.highs,
    when: lastOfDay(isAbove(HIGH_UP_TO_MG_DL)),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Glicose muito elevada: meça de novo em 1 a 2 horas',
      content: `Beba água, descanse e meça outra vez em 1 a 2 horas; hoje, sem treino intenso.${ketones(facts)} Se a próxima também passar de ${facts.words.glucose(HIGH_UP_TO_MG_DL)}, fale no mesmo dia com ${careTeam(facts)}. ${HIGH_RED_FLAGS} ${NO_CHANGE_ALONE}`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
];
