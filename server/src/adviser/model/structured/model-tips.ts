import { createHash } from 'node:crypto';
import { fold } from '@vida/contract/core/fold.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { TIP_CATEGORIES, TIP_PRIORITIES } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { z } from 'zod';
import { type Adviser, MAX_TIPS, type TipDraft, type TipRequest } from '../../adviser.ts';
import { glucoseFigure } from '../../figures-in-text.ts';
import { splitSentences } from '../../guardrails/speech/sentence-reader.ts';
import { findBreaches } from '../../guardrails/speech/speech-check.ts';
import { promptValuesOf } from '../context/prompt-context.ts';
import { recentDataOf } from '../context/recent-data.ts';
import { createObjections } from '../find-objections.ts';
import type { ModelDeps } from '../model-question.ts';
import { wordsFor } from '../prompts/prompt-words.ts';
import { askChecked, type Verdict } from './ask-checked.ts';

const MOST_OF_MODEL = 4;
const ANSWER_TOKENS = 1500;
const EVIDENCE =
  'Texto de um modelo de linguagem, conferido pelas regras do sistema. Confirme com seu profissional de saúde';

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
  const folded = fold(title).replace(/[^\p{L}\d]/gu, '');
  return `model-${createHash('sha256').update(folded).digest('hex').slice(0, 16)}`;
};

/** Figures of glucose are stored so that they can be read in any unit; braces of its own would be taken for such. */
const toStored = (text: string): string =>
  text
    .replace(/[{}]/g, '')
    .replace(/(\d+(?:,\d+)?) ?mg\/dL/gi, (_, value: string) => glucoseFigure(Number(value.replace(',', '.'))));

const toDraft = (tip: ProposedTip): TipDraft => ({
  ...tip,
  ruleKey: ruleKeyOf(tip),
  title: toStored(tip.title),
  content: toStored(tip.content),
  why: [],
  evidence: EVIDENCE,
  source: 'model',
});

/** All tips must pass: who breaks one rule is asked again for everything. What was told before is left out. */
const checkTips = (
  tips: readonly ProposedTip[],
  { category, earlier, person }: TipRequest,
  told: string,
): Verdict<readonly TipDraft[]> => {
  const texts = tips.flatMap(({ title, content }) => [title, content]);
  const isOther = category !== 'general' && tips.some((tip) => tip.category !== category);
  const reasons = [
    ...texts.flatMap(findBreaches).map((breach) => wordsFor('breach', breach)),
    ...texts.flatMap(splitSentences).flatMap(createObjections(person.profile, { told, onlyTold: true })),
    ...(isOther ? [wordsFor('breach', 'other_category')] : []),
  ];
  const seen = new Set(earlier.map(({ ruleKey }) => ruleKey));
  const drafts = tips.map(toDraft).filter(({ ruleKey }) => !seen.has(ruleKey));
  const result = [...new Map(drafts.map((tip) => [tip.ruleKey, tip])).values()];
  return { reasons: [...new Set(reasons)], result };
};

/**
 * The rules' adviser with a model beside it. What the rules call pressing always stays and comes first; the model's
 * tips take the other places. For whom nothing is planned without a professional only the rules speak.
 */
export const withModelTips = (builtIn: Adviser, deps: ModelDeps): Adviser => ({
  suggestTips: async (request) => {
    const { person, category, now, userId } = request;
    const { profile, timeZone } = person;
    const ofRules = await builtIn.suggestTips(request);
    const categories = category === 'general' ? `uma destas: ${TIP_CATEGORIES.join(', ')}` : `sempre "${category}"`;
    const ofModel = await askChecked(deps, {
      task: 'tips',
      section: category === 'sleep' ? 'sleep' : 'ai-tips',
      userId,
      needsOwnCare: findNoPlanReason(profile, dayOf(now, timeZone)) !== null,
      schema: proposalSchema,
      maxTokens: ANSWER_TOKENS,
      prepare: () => ({
        values: promptValuesOf(
          { profile, data: recentDataOf(person, now), now, timeZone },
          { categoria: wordsFor('category', category) },
        ),
        request: `Em "category" use ${categories}. Em "priority": ${TIP_PRIORITIES.join(', ')}.`,
        check: ({ tips }, told) => checkTips(tips, request, told),
      }),
    });
    if (ofModel === null) return ofRules;
    const pressing = ofRules.filter(({ priority }) => priority === 'high');
    const others = ofRules.filter((tip) => !pressing.includes(tip));
    return [...pressing, ...ofModel, ...others].slice(0, MAX_TIPS);
  },
});
