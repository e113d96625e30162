import { constants, setPriority } from 'node:os';
import { serveThread } from '../../../../threads/serve-thread.ts';
import { type MealRequest, NoPlanError, NothingFitsError } from '../../../meal-planner.ts';
import { planDay } from '../plan-day.ts';
import { loadSolver } from '../solver/solver.ts';
import { UnsafeMealError } from '../words/write-meal.ts';
import type { PlanningReply } from './planning-thread.ts';

// Whoever waits for a short answer goes first. Only on Linux is this the priority of the calling thread alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const solver = loadSolver();

const reply = async (request: MealRequest): Promise<PlanningReply> => {
  try {
    return { kind: 'planned', draft: planDay(await solver, request) };
  } catch (error) {
    if (error instanceof NoPlanError) return { kind: 'no_plan', reason: error.reason };
    // A meal that its own check refuses is never shown; the person is told that nothing fits.
    if (error instanceof NothingFitsError || error instanceof UnsafeMealError) return { kind: 'nothing_fits' };
    throw error;
  }
};

serveThread<MealRequest>(async (request, port) => port.postMessage(await reply(request)));
