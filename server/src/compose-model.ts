import type { AdviceOutcome, AdviceTask, ToolCount } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { ChatModel } from '@vida/contract/chat/chat-schemas.ts';
import type { Adviser } from './adviser/adviser.ts';
import type { ChatAdviser } from './adviser/conversation.ts';
import type { MealPlanner } from './adviser/meal-planner.ts';
import { withModelConversation } from './adviser/model/conversation/model-conversation.ts';
import { createLanguageModel } from './adviser/model/language-model.ts';
import type { ModelDeps, ModelHealth } from './adviser/model/model-question.ts';
import { withModelMeals } from './adviser/model/structured/model-meal-planner.ts';
import { createModelDayPlanner } from './adviser/model/structured/model-programme.ts';
import { withModelTips } from './adviser/model/structured/model-tips.ts';
import type { Config } from './config/config.ts';
import type { Log } from './config/log.ts';
import type { Database } from './db/database.ts';
import { createDailyTokens } from './features/chat/daily-tokens.ts';
import { createModelUsageRepository } from './features/chat/model-usage-repository.ts';
import { createPromptsService } from './features/prompts/prompts-service.ts';

export interface AdviserDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly ai: Config['ai'];
  /** What the person said to a model outside this network. */
  readonly readConsent: (userId: string) => Promise<'given' | 'refused' | 'unasked'>;
  readonly tally: (task: AdviceTask, outcome: AdviceOutcome) => void;
  readonly tallyTool: (count: ToolCount) => void;
  /** Aborted when Vida stops. */
  readonly stopping: AbortSignal;
}

/** Who answers, whether code or a model before it. */
export interface Advisers {
  readonly tips: Adviser;
  readonly planner: MealPlanner;
  readonly planFirstDay: ReturnType<typeof createModelDayPlanner>;
  readonly conversation: ChatAdviser;
  readonly readModelHealth: () => Promise<ModelHealth>;
  readonly readModel: (userId: string) => Promise<ChatModel>;
}

/** A language model before the rules, for whom it may be used. */
export const putModelBefore = (ofRules: Advisers, ai: NonNullable<Config['ai']>, deps: AdviserDeps): Advisers => {
  const { db, clock, log, readConsent, tally, tallyTool, stopping } = deps;
  const model = createLanguageModel(ai, { log, clock, stopping });
  const { hasLeft, spend } = createDailyTokens({ counter: createModelUsageRepository(db), clock, log });
  const mayReach = async (userId: string) => model.reach === 'private' || (await readConsent(userId)) === 'given';
  const modelDeps: ModelDeps = {
    model,
    readPrompt: createPromptsService({ db, clock }).readActive,
    mayUse: async (userId) => (await mayReach(userId)) && hasLeft(userId),
    spend,
    tally,
    tallyTool,
  };
  return {
    tips: withModelTips(ofRules.tips, modelDeps),
    planner: withModelMeals(ofRules.planner, modelDeps),
    planFirstDay: createModelDayPlanner(modelDeps),
    conversation: withModelConversation(ofRules.conversation, modelDeps),
    readModelHealth: model.health,
    readModel: async (userId) => ({
      reach: model.reach,
      host: model.host,
      consent: model.reach === 'private' ? 'not_needed' : await readConsent(userId),
    }),
  };
};
