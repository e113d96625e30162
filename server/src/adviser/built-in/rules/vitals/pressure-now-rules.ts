import {
  LOW_SYSTOLIC_BELOW,
  PREGNANCY_PRESSURE_CONTACT,
  PREGNANCY_PRESSURE_URGENT,
  PRESSURE_CRISIS,
} from '@vida/contract/measurements/pressure-rules.ts';
import type { TimedPressure } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { isPressureCrisis, reachesPressure } from '../../facts/pressure-facts.ts';
import { adultFirst, careTeam, NO_CHANGE_ALONE, PRESSURE_RED_FLAGS, toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatPressure } from '../../words.ts';

/** Two readings at least this far apart are no slip of the cuff (domain rules: rest 15 to 30 minutes). */
const REST_MS = 15 * 60_000;

const atOf = ({ at }: TimedPressure): number => at;

const readingWhy = ({ words }: Facts, reading: TimedPressure): string =>
  `Pressão de ${formatPressure(reading)}, em ${words.moment(reading.at)}`;

const crisisWords = `na máxima ${PRESSURE_CRISIS.systolic} ou mais, ou na mínima ${PRESSURE_CRISIS.diastolic} ou mais`;

/** Raised legs burden a weak heart, and on her back a pregnant woman's pressure falls further. */
const lieDown = ({ isPregnant, hasHeartDisease }: Facts): string => {
  if (isPregnant) return 'deite de lado';
  return hasHeartDisease ? 'sente ou deite' : 'deite com as pernas elevadas';
};

/** What the newest pressure asks for at once; never an extra pill. */
export const pressureNowRules = [
  defineRule({
    key: 'pressure-emergency-own-care',
    topic: 'pressure-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7.6,
    when: ({ isPregnant, isMinor, pressure: { lastOfDay } }) => {
      if (!lastOfDay) return null;
      if (isPregnant) return reachesPressure(lastOfDay, PREGNANCY_PRESSURE_URGENT) && lastOfDay;
      return isMinor && isPressureCrisis(lastOfDay) && lastOfDay;
    },
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Pressão muito alta: procure ajuda agora',
      content: `${adultFirst(facts)}Sua pressão foi ${formatPressure(reading)}. ${facts.isPregnant ? 'Na gravidez isso' : 'Na sua idade isso'} pode ser uma emergência: vá agora ${facts.isPregnant ? 'à maternidade' : 'a um pronto-socorro'} ou ligue para o SAMU 192, mesmo sem sintomas. No caminho, descanse e tenha alguém por perto. ${NO_CHANGE_ALONE}`,
      why: [readingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'pressure-crisis-now',
    topic: 'pressure-now',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    urgency: 7.5,
    when: ({ pressure: { lastOfDay, crisesOfDay } }) => {
      if (!lastOfDay || !isPressureCrisis(lastOfDay)) return null;
      return { lastOfDay, lasts: crisesOfDay.some(({ at }) => lastOfDay.at - at >= REST_MS) };
    },
    newestAt: ({ lastOfDay }) => lastOfDay.at,
    write: (facts, { lastOfDay, lasts }) => ({
      title: lasts
        ? 'Pressão muito alta que não cede: atendimento hoje'
        : 'Pressão muito alta: descanse e meça de novo',
      content: `Sua pressão foi ${formatPressure(lastOfDay)}. ${PRESSURE_RED_FLAGS} Sem sintomas: ${
        lasts
          ? `como duas medições do último dia deram ${crisisWords}, procure uma UPA ou sua equipe ainda hoje`
          : `fique sentado e quieto de 15 a 30 minutos e meça outra vez; se ainda der ${crisisWords}, procure atendimento ainda hoje`
      }. Sem exercício, e nada de remédio extra por conta própria.`,
      why: [readingWhy(facts, lastOfDay)],
    }),
  }),
  defineRule({
    key: 'pressure-pregnancy',
    topic: 'pressure-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7.2,
    // Of the whole week: a later, calmer reading does not settle it.
    when: ({ isPregnant, pressure: { ofWeek } }) => {
      const high = ofWeek.findLast((reading) => reachesPressure(reading, PREGNANCY_PRESSURE_CONTACT));
      return isPregnant && high ? high : null;
    },
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Pressão na gravidez: fale hoje com seu pré-natal',
      content: `Em ${facts.words.moment(reading.at)} sua pressão foi ${formatPressure(reading)}. Na gravidez, a partir de 140 por 90 é assunto para o mesmo dia, mesmo que depois tenha baixado: descanse, meça de novo e ligue para ${careTeam(facts)} ou vá à maternidade. Com dor de cabeça forte, visão embaçada, dor no alto da barriga ou inchaço repentino, ligue para o SAMU 192. ${NO_CHANGE_ALONE}`,
      why: [readingWhy(facts, reading)],
    }),
  }),
  defineRule({
    key: 'pressure-crisis-week',
    topic: 'pressure-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 3.6,
    when: ({ isPregnant, pressure: { crisesOfWeek } }) => (isPregnant ? null : (crisesOfWeek.at(-1) ?? null)),
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Conte à equipe sobre o pico de pressão desta semana',
      content: `Em ${facts.words.moment(reading.at)} sua pressão foi ${formatPressure(reading)}. Mesmo que já tenha baixado, conte ${toCareTeam(facts)} ${facts.isMinor ? 'hoje' : 'nestes dias'} e leve os horários e o que acontecia: dor, susto, remédio esquecido, noite mal dormida. ${PRESSURE_RED_FLAGS} ${NO_CHANGE_ALONE}`,
      why: facts.pressure.crisesOfWeek.slice(-3).map((each) => readingWhy(facts, each)),
    }),
  }),
  defineRule({
    key: 'pressure-low-now',
    topic: 'pressure-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 2.4,
    // A child's pressure is lower than an adult's.
    when: ({ isMinor, pressure: { lastOfDay } }) =>
      !isMinor && lastOfDay !== null && lastOfDay.systolic < LOW_SYSTOLIC_BELOW && lastOfDay,
    newestAt: atOf,
    write: (facts, reading) => ({
      title: 'Pressão baixa: com tontura, deite um pouco',
      content: `Sua última pressão foi ${formatPressure(reading)}. Para algumas pessoas isso é o de sempre. Com tontura ou fraqueza, ${lieDown(facts)}, ${facts.weight.watchesFluid ? 'respeite o líquido combinado com seu médico' : 'beba água'}, levante devagar e conte hoje ${toCareTeam(facts)}.${facts.isProneToLows ? ' Tontura também pode ser glicose baixa: meça.' : ''} Desmaio, confusão ou dor no peito: SAMU 192. ${NO_CHANGE_ALONE}`,
      why: [readingWhy(facts, reading)],
    }),
  }),
];
