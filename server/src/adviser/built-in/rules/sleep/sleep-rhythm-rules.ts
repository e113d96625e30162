import { chooseSleepTip } from '@vida/contract/sleep/sleep-rules.ts';
import type { ClockSpan } from '../../facts/clock-span.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatClock, formatDecimal, formatHours } from '../../words.ts';
import { hoursWhy, inNights, recordedWhy } from './sleep-words.ts';

/** Waking times further apart are called irregular, closer ones steady (our choice). */
const IRREGULAR_OVER_MINUTES = 120;
const STEADY_UP_TO_MINUTES = 60;
/** More asleep than this is no reason for praise. */
const LONG_SLEEP_HOURS = 9;

const isIrregular = ({ sleep: { waking } }: Facts): boolean =>
  waking !== null && waking.spreadMinutes > IRREGULAR_OVER_MINUTES;

const betweenTimes = ({ fromMinute, toMinute }: ClockSpan): string =>
  fromMinute === toMinute
    ? `às ${formatClock(fromMinute)}`
    : `entre ${formatClock(fromMinute)} e ${formatClock(toMinute)}`;

const wakingWhy = (waking: ClockSpan): string =>
  `Hora de acordar nas ${waking.count} noites mais recentes: ${betweenTimes(waking)}`;

/** Nothing worrying about the nights: praise never stands beside what asks for care. */
const isCalm = ({ sleep: { shortRun, veryShortNights, insomnia, isPoor } }: Facts): boolean =>
  shortRun.length === 0 && veryShortNights.length === 0 && insomnia === null && !isPoor;

/** Good by the specification's rule, and nothing else to be said about the nights. */
const isSleepingWell = (facts: Facts): boolean => {
  const { means } = facts.sleep;
  return (
    means !== null &&
    chooseSleepTip(means) === 'praise' &&
    means.meanAsleepHours <= LONG_SLEEP_HOURS &&
    isCalm(facts) &&
    !isIrregular(facts)
  );
};

/** Regular hours, and a word about what goes well: about what the person does, never about others. */
export const sleepRhythmRules = [
  defineRule({
    key: 'irregular-waking',
    topic: 'sleep-routine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: (facts) => isIrregular(facts) && facts.sleep.waking,
    write: ({ isMinor }, waking) => ({
      title: `Sua hora de acordar varia ${formatHours(waking.spreadMinutes / 60)}`,
      content: `Nas suas ${waking.count} noites mais recentes você acordou ${betweenTimes(waking)}. Um horário parecido todo dia, também no fim de semana, é o que mais acerta o relógio do corpo. Nesta semana, aproxime só o mais tardio, de meia em meia hora, e pegue luz do dia logo ao levantar.${isMinor ? '' : ' Se é por plantão ou turno, mantenha iguais ao menos as folgas.'}`,
      why: [wakingWhy(waking)],
    }),
  }),
  defineRule({
    key: 'sleep-well',
    topic: 'sleep-good',
    category: 'sleep',
    audience: 'adults',
    priority: 'low',
    when: (facts) => isSleepingWell(facts) && facts.sleep.means,
    write: (facts, means) => ({
      title: 'O que você faz antes de dormir está funcionando',
      content: `${inNights(means)} você manteve ${formatHours(means.meanHours)} em média, com nota ${formatDecimal(means.meanQuality, 1)} e o sono chegando em ${means.meanFallAsleepMinutes} minutos. Anote o que faz parte das suas noites, como hora, luz e a última coisa do dia: é a receita para as semanas mais corridas.`,
      why: [hoursWhy(means), recordedWhy(facts)],
    }),
  }),
  defineRule({
    key: 'steady-waking',
    topic: 'sleep-good',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: (facts) => {
      const { waking } = facts.sleep;
      return isCalm(facts) && waking && waking.spreadMinutes <= STEADY_UP_TO_MINUTES && waking;
    },
    write: (_, waking) => ({
      title: 'Você acorda quase na mesma hora: siga assim',
      content: `Nas suas ${waking.count} noites mais recentes você acordou ${betweenTimes(waking)}. Esse horário firme é um dos hábitos que mais ajudam o sono a vir sozinho. Em viagem ou feriado, se der para guardar um hábito só, que seja esse.`,
      why: [wakingWhy(waking)],
    }),
  }),
];
