import { heightOf } from '@vida/contract/measurements/glucose-figures.ts';
import {
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseReading } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { careTeam, NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count } from '../../words.ts';

/** From this many lows in a week on the team should know (domain rules, recurrent lows). */
const RECURRENT_LOWS = 2;
/** A guideline allows a sensor this share of time below 70 mg/dL; below it a few dips are no alarm. */
const SENSOR_LOW_PERCENT = 4;

const newestOf = (readings: readonly GlucoseReading[]): number | null => readings.at(-1)?.at ?? null;

/** Non-empty lists only, so that a rule never speaks of nothing. */
const atLeast = (amount: number, readings: readonly GlucoseReading[]) =>
  readings.length >= amount ? readings : null;

const MAX_LISTED = 3;

const list = ({ words }: Facts, readings: readonly GlucoseReading[]): string[] =>
  readings
    .slice(-MAX_LISTED)
    .map((reading) => `Medição de ${words.reading(reading)}, em ${words.moment(reading.at)}`);

/** '3 medições', with a sensor '3 leituras'. */
const readingsWords = ({ glucose: { summary } }: Facts, { length }: readonly GlucoseReading[]): string =>
  summary.basis === 'sensor' ? count(length, 'leitura', 'leituras') : count(length, 'medição', 'medições');

/** 'a menor: 48 mg/dL'; of one reading its value, and of one without a value what the device said. */
const farthestWords = (
  { words }: Facts,
  readings: readonly GlucoseReading[],
  side: 'menor' | 'maior',
): string => {
  const [farthest] = readings.toSorted((a, b) =>
    side === 'menor' ? heightOf(a) - heightOf(b) : heightOf(b) - heightOf(a),
  );
  if (!farthest) return '';
  const figure = farthest.value === null ? (side === 'menor' ? 'LO' : 'HI') : words.glucose(farthest.value);
  return readings.length === 1 ? ` (${figure})` : ` (a ${side}: ${figure})`;
};

const isQuietSensor = ({ glucose: { summary } }: Facts): boolean =>
  summary.basis === 'sensor' &&
  summary.sufficient &&
  summary.rangePercents.low + summary.rangePercents.veryLow < SENSOR_LOW_PERCENT;

/** What happened in the last seven days and a professional should hear of. */
export const glucoseWeekRules = [
  defineRule({
    key: 'very-low-week',
    topic: 'low',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 5,
    when: ({ glucose }) => atLeast(1, glucose.veryLowsOfWeek),
    newestAt: newestOf,
    write: (facts, lows) => ({
      title: 'Conte à equipe sobre a queda forte desta semana',
      content: `Nos últimos 7 dias você teve ${readingsWords(facts, lows)} abaixo de ${facts.words.glucose(VERY_LOW_BELOW_MG_DL)}${farthestWords(facts, lows, 'menor')}, o que é sério. Converse com ${careTeam(facts)} nos próximos dias: leve os horários e o que aconteceu antes (refeição atrasada, exercício, doença). Deixe açúcar sempre à mão e avise quem vive com você como ajudar. ${NO_CHANGE_ALONE}`,
      why: list(facts, lows),
    }),
  }),
  defineRule({
    key: 'alarming-high-week',
    topic: 'very-high',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 4,
    when: ({ glucose }) => atLeast(1, glucose.alarmingHighsOfWeek),
    newestAt: newestOf,
    write: (facts, highs) => ({
      title: `Fale com a equipe sobre os valores acima de ${facts.words.plain(SAME_DAY_CARE_ABOVE_MG_DL)}`,
      content: `Nos últimos 7 dias você teve ${readingsWords(facts, highs)} acima de ${facts.words.glucose(SAME_DAY_CARE_ABOVE_MG_DL)}${farthestWords(facts, highs, 'maior')}. Mesmo que já tenha baixado, fale com ${careTeam(facts)} nestes dias e conte se esteve doente, com febre ou com outro remédio. Se voltar a acontecer, procure ajuda no mesmo dia. ${NO_CHANGE_ALONE}`,
      why: list(facts, highs),
    }),
  }),
  defineRule({
    key: 'night-lows-week',
    topic: 'low',
    category: 'sleep',
    audience: 'everyone',
    priority: 'high',
    when: ({ glucose }) => atLeast(1, glucose.nightLowsOfWeek),
    newestAt: newestOf,
    write: (facts, lows) => ({
      title: 'Quedas de glicose durante a noite',
      content: `Nos últimos 7 dias, ${readingsWords(facts, lows)} da madrugada ${lows.length === 1 ? 'ficou' : 'ficaram'} abaixo de ${facts.words.glucose(LOW_BELOW_MG_DL)}. Converse com ${careTeam(facts)} nos próximos dias sobre essas quedas. Até lá, meça ao deitar, deixe açúcar na mesa de cabeceira e repare em suor ou pesadelos. ${NO_CHANGE_ALONE}`,
      why: list(facts, lows),
    }),
  }),
  defineRule({
    key: 'repeated-lows-week',
    topic: 'low',
    category: 'general',
    audience: 'everyone',
    priority: (facts) => (isQuietSensor(facts) ? 'medium' : 'high'),
    when: ({ glucose }) => atLeast(RECURRENT_LOWS, glucose.lowsOfWeek),
    newestAt: newestOf,
    write: (facts, lows) => ({
      title: 'Suas quedas de glicose merecem uma conversa',
      content: `Nos últimos 7 dias, ${readingsWords(facts, lows)} ficaram abaixo de ${facts.words.glucose(LOW_BELOW_MG_DL)}. Converse com ${careTeam(facts)} nos próximos dias sobre essas quedas e leve os horários. Muitas quedas vêm de uma refeição pulada${facts.isMinor || facts.isPregnant ? '' : ', de bebida alcoólica'} ou de exercício fora do costume. ${NO_CHANGE_ALONE}`,
      why: list(facts, lows),
    }),
  }),
];
