import {
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { REPEATED_HIGH_APART_MS } from '@vida/contract/measurements/repeated-high-rules.ts';
import type { GlucoseReading } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { isAbove, isBelow, isEmergencyHigh } from '../../facts/glucose-facts.ts';
import {
  adultFirst,
  careTeam,
  fastSugar,
  HIGH_RED_FLAGS,
  LOW_RED_FLAGS,
  NO_CHANGE_ALONE,
  toCareTeam,
  water,
} from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';

/** The newest reading of the last 24 hours, where it `matches`. */
const lastOfDay =
  (matches: (reading: GlucoseReading) => boolean) =>
  ({ glucose }: Facts): GlucoseReading | null =>
    glucose.lastOfDay && matches(glucose.lastOfDay) ? glucose.lastOfDay : null;

const atOf = ({ at }: GlucoseReading): number => at;

const lastReadingWhy = ({ words }: Facts, reading: GlucoseReading): string =>
  `Sua última medição: ${words.reading(reading)}, em ${words.moment(reading.at)}`;

/** The reading itself, in the text: it is what the person has to compare with what the device shows now. */
const markedWords = ({ words }: Facts, { value, rangeFlag, at }: GlucoseReading): string => {
  const figure = value === null ? { low: 'LO', high: 'HI' }[rangeFlag ?? 'low'] : words.glucose(value);
  return `Sua glicose deu ${figure} em ${words.moment(at)}.`;
};

/** The newest reading of the last 24 hours that was so, where a later one no longer is. */
const earlierOfDay = (
  readings: readonly GlucoseReading[],
  last: GlucoseReading | null,
  isStill: (reading: GlucoseReading) => boolean,
) => {
  const earlier = readings.at(-1);
  return earlier && last && !isStill(last) ? { earlier, last } : null;
};

const earlierWhy = (
  facts: Facts,
  { earlier, last }: { readonly earlier: GlucoseReading; readonly last: GlucoseReading },
): string[] => [
  `Medição de ${facts.words.reading(earlier)}, em ${facts.words.moment(earlier.at)}`,
  lastReadingWhy(facts, last),
];

const isAlarming = isAbove(SAME_DAY_CARE_ABOVE_MG_DL);

const ketones = ({ mayHaveKetones }: Facts): string =>
  mayHaveKetones ? ' Se você tem fitas de cetona, teste agora.' : '';

/** What the newest reading asks for at once: every tier of the domain rules, in pregnancy and under 18 too. */
export const glucoseNowRules = [
  defineRule({
    key: 'very-low-now',
    topic: 'low',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 9,
    when: lastOfDay(isBelow(VERY_LOW_BELOW_MG_DL)),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Glicose muito baixa: cuide disso agora',
      content: `${adultFirst(facts)}${markedWords(facts, reading)} Se foi há pouco ou há sintomas, coma agora ${fastSugar(facts, true)}; se faz horas, meça antes. Espere 15 minutos, meça e repita enquanto estiver abaixo de ${facts.words.glucose(LOW_BELOW_MG_DL)}. ${facts.isMinor ? 'Nada de' : 'Não dirija nem faça'} exercício até subir. ${LOW_RED_FLAGS} Depois, conte ${toCareTeam(facts)}.`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'low-now',
    topic: 'low',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    // On the way up from below 54 it stays above all else.
    urgency: ({ glucose }) => (glucose.veryLowsOfDay.length > 0 ? 7.9 : 7),
    when: (facts) =>
      lastOfDay(isBelow(VERY_LOW_BELOW_MG_DL))(facts) ? null : lastOfDay(isBelow(LOW_BELOW_MG_DL))(facts),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Glicose baixa: a regra dos 15',
      content: `${adultFirst(facts)}${markedWords(facts, reading)} Se foi há pouco ou há sintomas, coma agora ${fastSugar(facts, false)}; se faz horas, meça antes. Espere 15 minutos e meça outra vez: ainda abaixo de ${facts.words.glucose(LOW_BELOW_MG_DL)}, repita. Se a refeição demora mais de 1 hora, faça um lanche.${facts.isMinor ? '' : ' Não dirija até subir.'} ${LOW_RED_FLAGS}`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'very-low-day',
    topic: 'low',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7.8,
    when: ({ glucose: { veryLowsOfDay, lastOfDay: last } }) =>
      earlierOfDay(veryLowsOfDay, last, isBelow(LOW_BELOW_MG_DL)),
    newestAt: ({ earlier }) => earlier.at,
    write: (facts, found) => ({
      title: 'Depois de uma queda forte: o dia pede cuidado',
      content: `Em ${facts.words.moment(found.earlier.at)} sua glicose foi ${facts.words.reading(found.earlier)}, uma queda séria. Nas próximas horas meça com mais frequência, também ao deitar, deixe açúcar à mão e não faça exercício por 24 horas. Conte hoje ${toCareTeam(facts)} o que aconteceu antes da queda. ${LOW_RED_FLAGS} ${NO_CHANGE_ALONE}`,
      why: earlierWhy(facts, found),
    }),
  }),
  defineRule({
    key: 'emergency-high-now',
    topic: 'very-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 9,
    when: lastOfDay(isEmergencyHigh),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Glicose muito elevada: pode ser uma emergência',
      content: `${adultFirst(facts)}${markedWords(facts, reading)} Se o valor se repete, ou com vômitos, dor na barriga, respiração funda, sonolência, confusão ou qualquer mal-estar, ligue já para o SAMU 192 ou vá ao pronto-socorro. Mesmo sem sintomas, meça de novo agora e procure atendimento hoje. Beba ${water(facts)} se não estiver vomitando, não faça exercício e fique com alguém.${ketones(facts)} ${NO_CHANGE_ALONE}`,
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
    when: (facts) => (lastOfDay(isEmergencyHigh)(facts) ? null : lastOfDay(isAlarming)(facts)),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: `Glicose acima de ${facts.words.plain(SAME_DAY_CARE_ABOVE_MG_DL)}: fale com a equipe hoje`,
      content: `${adultFirst(facts)}${markedWords(facts, reading)} Fale ainda hoje com ${careTeam(facts)} ou vá a uma UPA. Até lá, beba ${water(facts)}, descanse e meça de novo em 1 hora.${ketones(facts)} ${HIGH_RED_FLAGS} ${NO_CHANGE_ALONE}`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'alarming-high-day',
    topic: 'very-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7.7,
    when: ({ glucose: { veryHighsOfDay, lastOfDay: last } }) =>
      earlierOfDay(veryHighsOfDay.filter(isAlarming), last, isAlarming),
    newestAt: ({ earlier }) => earlier.at,
    write: (facts, found) => ({
      title: `Glicose acima de ${facts.words.plain(SAME_DAY_CARE_ABOVE_MG_DL)} no último dia: conte à equipe`,
      content: `Em ${facts.words.moment(found.earlier.at)} sua glicose foi ${facts.words.reading(found.earlier)}. Mesmo que já esteja baixando, fale ainda hoje com ${careTeam(facts)}. Beba ${water(facts)} e meça de novo em 1 a 2 horas.${ketones(facts)} ${HIGH_RED_FLAGS} ${NO_CHANGE_ALONE}`,
      why: earlierWhy(facts, found),
    }),
  }),
  defineRule({
    key: 'lasting-high-now',
    topic: 'very-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 6,
    when: ({ glucose: { veryHighsOfDay, lastOfDay: last } }) => {
      const first = veryHighsOfDay[0];
      const newest = veryHighsOfDay.at(-1);
      return first && newest && newest === last && newest.at - first.at >= REPEATED_HIGH_APART_MS
        ? { first, newest }
        : null;
    },
    newestAt: ({ newest }) => newest.at,
    write: (facts, { first, newest }) => ({
      title: 'Glicose alta que não cede: fale com a equipe hoje',
      content: `${adultFirst(facts)}Duas medições com horas de diferença, ${facts.words.reading(first)} e ${facts.words.reading(newest)}, ficaram acima de ${facts.words.glucose(HIGH_UP_TO_MG_DL)}. Fale ainda hoje com ${careTeam(facts)} ou vá a uma UPA. Beba ${water(facts)} e deixe o exercício para depois.${ketones(facts)} ${HIGH_RED_FLAGS} ${NO_CHANGE_ALONE}`,
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
    when: lastOfDay(isAbove(HIGH_UP_TO_MG_DL)),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Glicose muito elevada: meça de novo em 1 a 2 horas',
      content: `${markedWords(facts, reading)} Beba ${water(facts)}, descanse e meça outra vez em 1 a 2 horas; o exercício espera baixar.${ketones(facts)} ${facts.isPregnant ? 'Na gravidez, ligue ainda hoje para' : `Se a próxima também passar de ${facts.words.glucose(HIGH_UP_TO_MG_DL)}, fale no mesmo dia com`} ${careTeam(facts)}. ${HIGH_RED_FLAGS} ${NO_CHANGE_ALONE}`,
      why: [lastReadingWhy(facts, reading)],
    }),
  }),
];
