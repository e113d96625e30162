import { guidedGlucoseWords } from '@vida/contract/measurements/goal-words.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';

/** How limits are written: '70 a 180', 'abaixo de 54'. */
export const bandMessages = {
  between: (from: string, to: string) => `${from} a ${to}`,
  below: (limit: string) => `abaixo de ${limit}`,
  above: (limit: string) => `acima de ${limit}`,
} as const;

const LOW_FIRST = 'Açúcar baixo pede mais cuidado que açúcar alto:';

const lowNext: Record<CareGroup, string> = {
  adult: `${LOW_FIRST} fale com sua equipe de saúde.`,
  older: `${LOW_FIRST} fale com sua equipe de saúde.`,
  pregnant: `${LOW_FIRST} conte ao seu pré-natal.`,
  minor: `${LOW_FIRST} conte ao pediatra.`,
};

/** What goals and the worst deviation from them are called; the dashboard's card says it too. */
export const goalMessages = {
  ownGoals: guidedGlucoseWords,
  inRange: (limits: string) => `na faixa (${limits})`,
  moreThan: (percent: number) => `mais de ${percent}%`,
  lessThan: (percent: number) => `menos de ${percent}%`,
  fromTo: (from: string, to: string) => `de ${from} a ${to}`,
  /** What comes before the share in the band. */
  deviation: {
    ofTime: (percent: string, range: string, goal: string | undefined) =>
      `${percent}% do tempo ${range}${goal ? ` (meta usual: ${goal})` : ''}`,
    ofReadings: (count: number, all: number, range: string) =>
      `${count} de ${all} ${all === 1 ? 'medição' : 'medições'} ${range}`,
    and: ' e ',
    lowNext,
    highNext: 'Mostre à sua equipe de saúde.',
  },
} as const;
