import type { AdviceTask } from '@vida/contract/admin/adviser-health-schemas.ts';
import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import { createBuiltInMealPlanner } from './adviser/built-in/meals/built-in-meal-planner.ts';
import { once } from './adviser/load-knowledge.ts';
import type { ModelHealth } from './adviser/model/model-question.ts';
import { answerInThread, findHelpInThread, tellsDoseInThread, warmUpThread } from './adviser/thread/advice-thread.ts';
import type { AdviserDeps, Advisers } from './compose-model.ts';
import type { Config } from './config/config.ts';
import type { Explain } from './config/explain.ts';

/** Each advice for a person, whoever gives it, and how the texts of members are read. */
export interface ComposedAdviser extends Advisers {
  readonly findHelp: (text: string, explain?: Explain) => Promise<HelpOffer | null>;
  readonly tellsDose: (text: string) => Promise<boolean>;
  /** Loads what the first answer of the conversation would wait for. */
  readonly warmUp: () => Promise<void>;
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

/** The rules alone. What they know is much, and is loaded by the first who asks. */
const composeOfRules = (): Advisers => ({
  tips: {
    suggestTips: async (request) => {
      const { createBuiltInAdviser } = await import('./adviser/built-in/built-in-adviser.ts');
      return createBuiltInAdviser().suggestTips(request);
    },
  },
  planner: createBuiltInMealPlanner(),
  planFirstDay: async (request) => {
    const { planDay } = await import('./adviser/built-in/movement/plan-day.ts');
    return { ...planDay(request), source: 'rules' };
  },
  conversation: {
    async *answer(question) {
      const { createBuiltInConversation } = await import('./adviser/built-in/conversation/built-in-conversation.ts');
      return yield* createBuiltInConversation().answer(question);
    },
  },
  readModelHealth: async () => noModel,
  readModel: async () => ({ reach: 'none', host: null, consent: 'not_needed' }),
});

/** The same, with every answer counted. */
const countAnswers = (ofRules: Advisers, tally: AdviserDeps['tally']): Advisers => {
  const counted =
    <Request, Answer>(task: AdviceTask, answer: (request: Request) => Answer) =>
    (request: Request): Answer => {
      tally(task, 'rules');
      return answer(request);
    };
  return {
    ...ofRules,
    tips: { suggestTips: counted('tips', ofRules.tips.suggestTips) },
    planner: { ...ofRules.planner, planMeals: counted('meals', ofRules.planner.planMeals) },
    planFirstDay: counted('exercises', ofRules.planFirstDay),
  };
};

/** A language model before the rules, loaded with the library that speaks to it by the first who asks. */
const composeWithModel = (ofRules: Advisers, ai: NonNullable<Config['ai']>, deps: AdviserDeps): Advisers => {
  const load = once(async () => {
    const { putModelBefore } = await import('./compose-model.ts');
    return putModelBefore(ofRules, ai, deps);
  });
  return {
    tips: { suggestTips: async (request) => (await load()).tips.suggestTips(request) },
    planner: {
      planMeals: async (request) => (await load()).planner.planMeals(request),
      close: ofRules.planner.close,
    },
    planFirstDay: async (request) => (await load()).planFirstDay(request),
    conversation: {
      async *answer(question) {
        return yield* (await load()).conversation.answer(question);
      },
    },
    readModelHealth: async () => (await load()).readModelHealth(),
    readModel: async (userId) => (await load()).readModel(userId),
  };
};

/** Tips behind the guardrails. */
const guardTips = (tips: Advisers['tips'], log: AdviserDeps['log']): Advisers['tips'] => ({
  suggestTips: async (request) => {
    const { guardAdviser } = await import('./adviser/guardrails/guard-adviser.ts');
    return guardAdviser(tips, log).suggestTips(request);
  },
});

/**
 * Rules, a language model where one is configured, and the guardrails in front of both. What reads Portuguese is in a
 * thread of its own; beside a model it is here, where the tools of the model are.
 */
export const composeAdviser = (deps: AdviserDeps): ComposedAdviser => {
  const { ai, log, tally } = deps;
  const ofRules = composeOfRules();
  if (!ai) {
    const counted = countAnswers(ofRules, tally);
    return {
      ...counted,
      tips: guardTips(counted.tips, log),
      conversation: { answer: (question) => answerInThread(question, (outcome) => tally('chat', outcome)) },
      findHelp: findHelpInThread,
      tellsDose: tellsDoseInThread,
      warmUp: warmUpThread,
    };
  }
  const advisers = composeWithModel(ofRules, ai, deps);
  return {
    ...advisers,
    tips: guardTips(advisers.tips, log),
    conversation: {
      async *answer(question) {
        const { guardConversation } = await import('./adviser/guarded-conversation.ts');
        return yield* guardConversation(advisers.conversation, (outcome) => tally('chat', outcome)).answer(question);
      },
    },
    findHelp: async (text, explain) => (await import('./adviser/find-help.ts')).findHelp(text, explain),
    tellsDose: async (text) => (await import('./adviser/guardrails/speech/tells-dose.ts')).tellsDose(text),
    warmUp: async () => (await import('./adviser/warm-up.ts')).warmUpAdviser(),
  };
};
