import { dayOf } from '@vida/contract/core/time.ts';
import { countOwnWords, findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { hasEatingRisk } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { z } from 'zod';
import { formatDecimal } from '../../built-in/format-values.ts';
import type { ChatQuestion } from '../../conversation.ts';
import { wordsFor } from '../prompts/prompt-words.ts';
import { createHealthQueryTool } from './health-query-tool.ts';
import { createKnowledgeTools } from './knowledge-tools.ts';
import { createTool, type ModelTool, type ToolAsker } from './model-tool.ts';

const nothing = z.strictObject({});

/** Today's meals and session; figures of energy only where no professional sets them. */
const createPlanTool = ({ data, profile, today }: ToolAsker): ModelTool =>
  createTool(
    {
      name: 'todays_plan',
      description: 'As refeições planejadas e o treino de hoje desta pessoa.',
      input: nothing,
    },
    async () => {
      const [meals, training] = await Promise.all([data.readMeals(today), data.readTraining()]);
      const hasFigures = findNoPlanReason(profile, today) === null;
      return {
        told: {
          meals: (meals ?? []).map(({ type, name, calories, carbs }) => ({
            meal: wordsFor('meal', type),
            name,
            ...(hasFigures
              ? {
                  energy: `${formatDecimal(calories, 0)} kcal`,
                  carbohydrates: `${formatDecimal(carbs, 0)} g`,
                }
              : {}),
          })),
          exercises: (training?.exercises ?? []).map(({ name, duration, completed }) => ({
            name,
            duration: `${duration} min`,
            completed,
          })),
          movedThisWeek: training ? `${formatDecimal(training.weekMinutes, 0)} min` : undefined,
        },
      };
    },
  );

/** The tools of one question: of its asker's data and of nobody else's. */
export const toolsFor = (
  { data, now, timeZone, glucoseUnit }: ChatQuestion,
  profile: HealthProfile,
): readonly ModelTool[] => {
  const asker: ToolAsker = {
    data,
    profile,
    glucoseUnit,
    timeZone,
    today: dayOf(now, timeZone),
    hasEatingRisk: hasEatingRisk(countOwnWords(profile)),
  };
  return [createHealthQueryTool(asker), ...createKnowledgeTools(asker), createPlanTool(asker)];
};
