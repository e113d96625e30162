import type { SleepQualityLevel } from '@vida/contract/sleep/sleep-rules.ts';
import { count, formatDecimal, formatHours } from '../../format-values.ts';

const levels: Record<SleepQualityLevel, string> = {
  excellent: 'excelente',
  good: 'boa',
  fair: 'regular',
  poor: 'ruim',
};

const nightsOf = (nights: number): string => count(nights, 'noite', 'noites');
/** Quality always has its decimal. */
const markOf = (quality: number): string =>
  `${quality.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} de 10`;

/** '7 h 30 min' */
const duration = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  const parts = [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  return (
    parts
      .filter(([amount]) => amount !== 0)
      .map((part) => part.join(' '))
      .join(' ') || '0 min'
  );
};

/** What answers about sleep say. */
export const sleepTexts = {
  night: (day: string, hours: number, bed: string, wake: string) =>
    `Na noite que terminou ${day} você ficou ${formatHours(hours)} na cama, das ${bed} às ${wake}.`,
  quality: (quality: number, level: SleepQualityLevel) =>
    `Você deu a ela ${markOf(quality)}: uma noite ${levels[level]}.`,
  wakings: (wakings: number) =>
    wakings === 0 ? 'Você não anotou nenhuma vez acordando.' : `Você acordou ${count(wakings, 'vez', 'vezes')}.`,
  mean: (period: string, hours: number) => `Você ficou na cama em média ${formatHours(hours)} por noite ${period}.`,
  meanOfAll: (hours: number, nights: number) =>
    `${nights === 1 ? 'Foram' : `A média de todas as ${nights} noites é de`} ${formatHours(hours)}.`,
  inNights: (period: string, nights: number) => `${period}, em ${nightsOf(nights)}`,
  newest: (nights: number) => (nights === 1 ? 'na sua noite mais recente' : `nas suas ${nights} noites mais recentes`),
  meanQuality: (quality: number, level: SleepQualityLevel) =>
    `A qualidade média foi ${markOf(quality)}, ${levels[level]}.`,
  fallAsleep: (minutes: number) => `Para adormecer, foram em média ${minutes} min.`,
  goalReached: (goal: number) => `Você alcança a sua meta de ${formatDecimal(goal, 1)} h.`,
  belowGoal: (missing: number, goal: number) =>
    `Faltam cerca de ${duration(missing)} para a sua meta de ${formatDecimal(goal, 1)} h.`,
  nightsOfGoal: (reached: number, nights: number, goal: number, when: string) =>
    `${reached} de ${nightsOf(nights)} (${formatDecimal((100 * reached) / nights, 1)}%) ` +
    `com ${formatDecimal(goal, 1)} h ou mais na cama, a sua meta, ${when}.`,
  help:
    'Se as noites ruins se repetem três ou mais vezes por semana, há ronco ' +
    'com pausas ou sono durante o dia, converse com um profissional ou na UBS.',
} as const;
