import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { instantSchema } from '../core/time.ts';

/** Spec section 3. `general` is also what asks for tips of every category. */
export const TIP_CATEGORIES = ['general', 'nutrition', 'exercise', 'sleep', 'mental', 'social', 'medication'] as const;
export const tipCategorySchema = z.enum(TIP_CATEGORIES);
export type TipCategory = z.infer<typeof tipCategorySchema>;

/** From the most pressing. */
export const TIP_PRIORITIES = ['high', 'medium', 'low'] as const;
export const tipPrioritySchema = z.enum(TIP_PRIORITIES);
export type TipPriority = z.infer<typeof tipPrioritySchema>;

/** Who wrote a text: the system's rules or a language model. */
export const ADVICE_SOURCES = ['rules', 'model'] as const;
export const adviceSourceSchema = z.enum(ADVICE_SOURCES);
export type AdviceSource = z.infer<typeof adviceSourceSchema>;

/** One personal tip. The texts are Portuguese and may be shown as they are. */
export const recommendationSchema = z.object({
  id: idSchema,
  title: z.string(),
  content: z.string(),
  category: tipCategorySchema,
  priority: tipPrioritySchema,
  createdAt: instantSchema,
  source: adviceSourceSchema,
  /** The facts of the person's own data that led to it, one a line. */
  why: z.array(z.string()),
  /** The guideline or document it rests on. */
  evidence: z.string(),
});

export type Recommendation = z.infer<typeof recommendationSchema>;
