import type { RuleCase } from './case-people.ts';
import { allergyCases } from './cases/allergy-cases.ts';
import { glucoseCases } from './cases/glucose-cases.ts';
import { glucoseGoalCases } from './cases/glucose-goal-cases.ts';
import { livingCases } from './cases/living-cases.ts';
import { olderDataCases } from './cases/older-data-cases.ts';
import { profileCases } from './cases/profile-cases.ts';
import { sleepCases } from './cases/sleep-cases.ts';
import { substanceCases } from './cases/substance-cases.ts';
import { vitalsCases } from './cases/vitals-cases.ts';

/** Every rule of the table with its threshold: somebody it is told to, and somebody just beside it. */
export const ruleCases: readonly RuleCase[] = [
  ...glucoseCases,
  ...glucoseGoalCases,
  ...olderDataCases,
  ...vitalsCases,
  ...profileCases,
  ...livingCases,
  ...allergyCases,
  ...sleepCases,
  ...substanceCases,
];
