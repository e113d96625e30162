import type { AdviceOutcome, AdviceTask, ToolCount } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { ChatModel } from '@vida/contract/chat/chat-schemas.ts';
import type { Adviser } from './adviser/adviser.ts';
import { createBuiltInAdviser } from './adviser/built-in/built-in-adviser.ts';
import { createBuiltInConversation } from './adviser/built-in/conversation/built-in-conversation.ts';
import { createBuiltInMealPlanner } from './adviser/built-in/meals/built-in-meal-planner.ts';
import { planDay } from './adviser/built-in/movement/plan-day.ts';
import type { ChatAdviser } from './adviser/conversation.ts';
import { guardConversation } from './adviser/guarded-conversation.ts';
import { guardAdviser } from './adviser/guardrails/guard-adviser.ts';
import type { MealPlanner } from './adviser/meal-planner.ts';
import { withModelConversation } from './adviser/model/conversation/model-conversation.ts';
import { createLanguageModel } from './adviser/model/language-model.ts';
import type { ModelDeps, ModelHealth } from './adviser/model/model-question.ts';
import type { ReadPrompt } from './adviser/model/prompts/render-prompt.ts';
import { withModelMeals } from './adviser/model/structured/model-meal-planner.ts';
import { createModelDayPlanner } from './adviser/model/structured/model-programme.ts';
import { withModelTips } from './adviser/model/structured/model-tips.ts';
import type { Config } from './config/config.ts';
import type { Log } from './config/log.ts';
import type { Database } from './db/database.ts';
import { createDailyTokens } from './features/chat/daily-tokens.ts';
import { createModelUsageRepository } from './features/chat/model-usage-repository.ts';

export interface AdviserDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly ai: Config['ai'];
  readonly readPrompt: ReadPrompt;
  /** What the person said to a model outside this network. */
  readonly readConsent: (userId: string) => Promise<'given' | 'refused' | 'unasked'>;
  readonly tally: (task: AdviceTask, outcome: AdviceOutcome) => void;
  readonly tallyTool: (count: ToolCount) => void;
  /** Aborted when Vida stops. */
  readonly stopping: AbortSignal;
}

const noModel: ModelHealth = {
  isConfigured: false,
  name: null,
  host: null,
  reach: 'none',
  isReachable: null,
  answeredInMs: null,
  pausedUntil: null,
  lastFailure: null,
  tools: 'unknown',
};

/** Each advice for a person, whoever gives it. */
export interface ComposedAdviser {
  readonly adviser: Adviser;
  readonly planner: MealPlanner;
  readonly planFirstDay: ReturnType<typeof createModelDayPlanner>;
  readonly conversation: ChatAdviser;
  readonly readModelHealth: () => Promise<ModelHealth>;
  readonly readModel: (userId: string) => Promise<ChatModel>;
}

/** The rules alone. */
const composeOfRules = (): ComposedAdviser => ({
  adviser: createBuiltInAdviser(),
  planner: createBuiltInMealPlanner(),
  planFirstDay: async (request) => ({ ...planDay(request), source: 'rules' }),
  conversation: createBuiltInConversation(),
  readModelHealth: async () => noModel,
  readModel: async () => ({ reach: 'none', host: null, consent: 'not_needed' }),
});

/** The same, with every answer counted. */
const countAnswers = (ofRules: ComposedAdviser, tally: AdviserDeps['tally']): ComposedAdviser => {
  const counted =
    <Request, Answer>(task: AdviceTask, answer: (request: Request) => Answer) =>
    (request: Request): Answer => {
      tally(task, 'rules');
      return answer(request);
    };
  return {
    ...ofRules,
    adviser: { suggestTips: counted('tips', ofRules.adviser.suggestTips) },
    planner: { ...ofRules.planner, planMeals: counted('meals', ofRules.planner.planMeals) },
    planFirstDay: counted('exercises', ofRules.planFirstDay),
    conversation: { answer: counted('chat', ofRules.conversation.answer) },
  };
};

/** A language model before the rules. */
const composeWithModel = (
  ofRules: ComposedAdviser,
  ai: NonNullable<Config['ai']>,
  deps: AdviserDeps,
): ComposedAdviser => {
  const { db, clock, log, readPrompt, readConsent, tally, tallyTool, stopping } = deps;
  const model = createLanguageModel(ai, { log, clock, stopping });
  const { hasLeft, spend } = createDailyTokens({ counter: createModelUsageRepository(db), clock, log });
  const mayReach = async (userId: string) => model.reach === 'private' || (await readConsent(userId)) === 'given';
  const modelDeps: ModelDeps = {
    model,
    readPrompt,
    mayUse: async (userId) => (await mayReach(userId)) && hasLeft(userId),
    spend,
    tally,
    tallyTool,
  };
  return {
    adviser: withModelTips(ofRules.adviser, modelDeps),
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

/** Rules, a language model where one is configured, and the guardrails in front of both. */
export const composeAdviser = (deps: AdviserDeps): ComposedAdviser => {
  const { ai, log, tally } = deps;
  const ofRules = composeOfRules();
  const composed = ai ? composeWithModel(ofRules, ai, deps) : countAnswers(ofRules, tally);
  return {
    ...composed,
    adviser: guardAdviser(composed.adviser, log),
    conversation: guardConversation(composed.conversation, (outcome) => tally('chat', outcome)),
  };
};
