import { afterEach, describe, expect, it } from 'vitest';
import { PlannerBusyError } from '../../../meal-planner.ts';
import { createMilpBuilder } from './milp-model.ts';
import { createSolver, type Solver, SolverCrashError } from './solver.ts';
import { createWaitingLine } from './waiting-line.ts';

const crashing = new URL('data:text/javascript,process.exit(3)');
const tiny = (upper: number) => {
  const builder = createMilpBuilder();
  const columns = [builder.addChoice(-2), builder.addChoice(-1)];
  builder.addRow(
    1,
    upper,
    columns.map((column) => [column, 1] as const),
  );
  return builder.build();
};

let solver: Solver | null = null;
afterEach(() => solver?.close());

describe('createSolver', () => {
  it('takes the better of two choices, and says null where nothing fits', async () => {
    solver = createSolver();
    expect(await solver.solve(tiny(1))).toEqual(Float64Array.from([1, 0]));
    expect(await solver.solve(tiny(0))).toBeNull();
  });

  it('rejects when the worker dies, and starts anew after it was closed', async () => {
    solver = createSolver(crashing);
    await expect(solver.solve(tiny(1))).rejects.toBeInstanceOf(SolverCrashError);
    await expect(solver.solve(tiny(1))).rejects.toBeInstanceOf(SolverCrashError);
    solver = createSolver();
    await solver.solve(tiny(1));
    await solver.close();
    expect(await solver.solve(tiny(1))).not.toBeNull();
  });
});

describe('createWaitingLine', () => {
  it('runs one after the other, refuses when too many wait, and goes on after a failure', async () => {
    const line = createWaitingLine(1);
    const order: string[] = [];
    const first = line.run(async () => {
      order.push('first');
      throw new Error('broken');
    });
    const second = line.run(async () => order.push('second'));
    await expect(line.run(async () => order.push('third'))).rejects.toBeInstanceOf(PlannerBusyError);
    await expect(first).rejects.toThrow('broken');
    await second;
    await line.run(async () => order.push('fourth'));
    expect(order).toEqual(['first', 'second', 'fourth']);
  });
});
