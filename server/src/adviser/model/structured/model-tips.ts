import { createHash } from 'node:crypto';
import { dayOf } from '@vida/contract/core/time.ts';
import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import {
  TIP_CATEGORIES,
  TIP_PRIORITIES,
  type TipCategory,
} from '@vida/contract/recommendations/recommendation-schemas.ts';
import { z } from 'zod';
import { type Adviser, MAX_TIPS, type TipDraft, type TipRequest } from '../../adviser.ts';
import { splitSentences } from '../../guardrails/speech/sentence-reader.ts';
import { findBreaches } from '../../guardrails/speech/speech-check.ts';
import { breachReasons, UNKNOWN_FIGURES } from '../breach-reasons.ts';
import { promptValuesOf } from '../context/prompt-context.ts';
import { recentDataOf } from '../context/recent-data.ts';
import { createFoodObjections, type FindObjections } from '../find-objections.ts';
import { unknownFiguresIn } from '../known-figures.ts';
import type { ModelDeps, Personal } from '../model-deps.ts';
import { renderPrompt } from '../prompts/render-prompt.ts';
import { askChecked, type Verdict } from './ask-checked.ts';

const MOST_OF_MODEL = 4;
const ANSWER_TOKENS = 1500;
const EVIDENCE =
  'Texto de um modelo de linguagem, conferido pelas regras do sistema. Confirme com seu profissional de saúde';

const categoryNames: Readonly<Record<TipCategory, string>> = {
  general: 'saúde em geral',
  nutrition: 'alimentação',
  exercise: 'movimento',
  sleep: 'sono',
  mental: 'saúde mental',
  social: 'convivência',
  medication: 'cuidados com os remédios',
};

const proposalSchema = z.strictObject({
  tips: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(80),
        content: z.string().min(20).max(700),
        category: z.enum(TIP_CATEGORIES),
        priority: z.enum(TIP_PRIORITIES),
      }),
    )
    .min(1)
    .max(MOST_OF_MODEL),
});
type ProposedTip = z.infer<typeof proposalSchema>['tips'][number];

/** The same title is the same tip, whatever its accents and capitals. */
const ruleKeyOf = ({ title }: ProposedTip): string => {
  const folded = title
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
  return `model-${createHash('sha256').update(folded).digest('hex').slice(0, 16)}`;
};

/** Figures of glucose are stored so that they can be read in any unit; braces of its own would be taken for such. */
const toStored = (text: string): string =>
  text
    .replace(/[{}]/g, '')
    .replace(
      /(\d+)(?:,(\d+))? ?mg\/dL/gi,
      (_, whole: string, part?: string) => `{${part ? `${whole}.${part}` : whole} mg/dL}`,
    );

const toDraft = (tip: ProposedTip): TipDraft => ({
  ruleKey: ruleKeyOf(tip),
  title: toStored(tip.title),
  content: toStored(tip.content),
  category: tip.category,
  priority: tip.priority,
  why: [],
  evidence: EVIDENCE,
  source: 'model',
});

interface Against {
  readonly category: TipCategory;
  /** What the model was told. */
  readonly told: string;
  readonly findObjections: FindObjections;
}

const reasonsAgainst = (tip: ProposedTip, { category, told, findObjections }: Against): readonly string[] => {
  const texts = [tip.title, tip.content];
  const unknown = texts.flatMap((text) => unknownFiguresIn(text, told));
  return [
    ...breachReasons(texts.flatMap(findBreaches)),
    ...texts.flatMap(splitSentences).flatMap(findObjections),
    ...(unknown.length > 0 ? [UNKNOWN_FIGURES] : []),
    ...(category !== 'general' && tip.category !== category ? ['era de outra categoria'] : []),
  ];
};

/** All tips must pass: who breaks one rule is asked again for everything. */
const checkTips = (
  tips: readonly ProposedTip[],
  { category, earlier, person }: TipRequest,
  told: string,
): Verdict<readonly TipDraft[]> => {
  const findObjections = createFoodObjections(person.profile);
  const reasons = [
    ...new Set(tips.flatMap((tip) => reasonsAgainst(tip, { category, told, findObjections }))),
  ];
  if (reasons.length > 0) return { isAccepted: false, reasons };
  const seen = new Set(earlier.map(({ ruleKey }) => ruleKey));
  const result = tips.map(toDraft).filter(({ ruleKey }) => !seen.has(ruleKey));
  return { isAccepted: true, result: [...new Map(result.map((tip) => [tip.ruleKey, tip])).values()] };
};

/**
 * The rules' adviser with a model beside it. What the rules call pressing always stays and comes first; the model's
 * tips take the other places. For whom nothing is planned without a professional only the rules speak.
 */
export const withModelTips = (builtIn: Adviser, deps: ModelDeps) => {
  const askModel = async (request: Personal<TipRequest>): Promise<readonly TipDraft[] | null> => {
    const { person, category, now, userId } = request;
    const { profile, timeZone } = person;
    const section = category === 'sleep' ? 'sleep' : 'ai-tips';
    const data = recentDataOf(person, now);
    const values = promptValuesOf(
      { profile, data, now, timeZone, glucoseUnit: 'mg/dL' },
      { categoria: categoryNames[category] },
    );
    const { system, user } = renderPrompt(section, await deps.readPrompt(section), values);
    return askChecked(deps, {
      task: 'tips',
      userId,
      system,
      user: `${user}\n\n${categoryHint(category)}`,
      schema: proposalSchema,
      maxTokens: ANSWER_TOKENS,
      check: ({ tips }) => checkTips(tips, request, `${system}\n${user}`),
    });
  };

  return {
    suggestTips: async (request: Personal<TipRequest>): Promise<readonly TipDraft[]> => {
      const { person, now, userId } = request;
      const ofRules = await builtIn.suggestTips(request);
      const needsOwnCare = findNoPlanReason(person.profile, dayOf(now, person.timeZone)) !== null;
      if (needsOwnCare || !(await deps.mayUse(userId))) {
        deps.tally('tips', 'rules');
        return ofRules;
      }
      const ofModel = await askModel(request);
      if (ofModel === null) return ofRules;
      const pressing = ofRules.filter(({ priority }) => priority === 'high');
      return [...pressing, ...ofModel, ...ofRules.filter((tip) => !pressing.includes(tip))].slice(
        0,
        MAX_TIPS,
      );
    },
  };
};

const categoryHint = (category: TipCategory): string =>
  category === 'general'
    ? `Em "category" use uma destas: ${TIP_CATEGORIES.join(', ')}. Em "priority": ${TIP_PRIORITIES.join(', ')}.`
    : `Em "category" use sempre "${category}". Em "priority": ${TIP_PRIORITIES.join(', ')}.`;
