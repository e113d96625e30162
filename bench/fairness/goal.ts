import type { AttackResult } from './attack-thread.ts';
import type { Sample } from './victim.ts';

/** What a victim's requests, and the server's memory ÷ before, have to keep to. */
export const goal = { success: 0.99, p99Ms: 1000, memory: 1.5 };

export const measure = (samples: readonly Sample[]) => {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const failed = samples.filter(({ status }) => status < 200 || status > 299);
  return {
    requests: samples.length,
    success: 1 - failed.length / samples.length,
    p50Ms: sorted[Math.floor(0.5 * (sorted.length - 1))] ?? 0,
    p99Ms: sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0,
    failures: Object.fromEntries(
      Map.groupBy(failed, ({ what, status }) => `${what} ${status}`)
        .entries()
        .map(([what, some]) => [what, some.length]),
    ),
  };
};

type Measured = ReturnType<typeof measure>;

/** What came of one misbehaviour. */
export interface Outcome {
  readonly name: string;
  readonly victims: Readonly<Record<string, Measured>>;
  /** Of somebody who plans meals, where the misbehaviour is planning; their time is the plan's. */
  readonly plans: Measured | undefined;
  readonly attacked: AttackResult;
  /** MiB; `NaN` where the system does not tell. */
  readonly memory: { readonly before: number; readonly peak: number };
}

type Judged = Pick<Outcome, 'victims' | 'plans' | 'memory'>;

/** Whether nobody else noticed; a victim who asked nothing proves nothing. */
export const isMet = ({ victims, plans, memory }: Judged): boolean =>
  (plans?.success ?? 1) >= goal.success &&
  Object.values(victims).every(({ success, p99Ms }) => success >= goal.success && p99Ms <= goal.p99Ms) &&
  !(memory.peak > memory.before * goal.memory);

/** What the program ends with. */
export const exitCodeOf = (outcomes: readonly Judged[]): 0 | 1 => (outcomes.every(isMet) ? 0 : 1);
