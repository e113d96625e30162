import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { requiredTextSchema } from '../core/text.ts';
import { instantSchema } from '../core/time-schemas.ts';
import { adviceSourceSchema } from '../recommendations/recommendation-schemas.ts';
import { chatFiguresSchema } from './chat-figures.ts';
import {
  EMERGENCY_LABELS,
  HELP_LINE_KEYS,
  MAX_CHECKED_LENGTH,
  MAX_MESSAGE_LENGTH,
  MODEL_REACHES,
} from './chat-kinds.ts';

/** What the card beside an answer shows; its texts are Portuguese and may be shown as they are. */
export const chatEmergencySchema = z.object({
  label: z.enum(EMERGENCY_LABELS),
  /** Whom to call, the first one first. */
  lines: z.array(z.enum(HELP_LINE_KEYS)),
  /** What to do meanwhile, in order. */
  steps: z.array(z.string()),
  /** Asked back once, to be answered with yes or no; null where there is nothing to ask. */
  question: z.string().nullable(),
  /** What was asked beside the danger, answered: to stand under the card. Missing where nothing was. */
  answer: z.string().optional(),
});
export type ChatEmergency = z.infer<typeof chatEmergencySchema>;

/** What is said to somebody whose text speaks of danger, and the card beside it. */
export const helpOfferSchema = z.object({ text: z.string(), emergency: chatEmergencySchema });
export type HelpOffer = z.infer<typeof helpOfferSchema>;

export const checkedTextSchema = z.strictObject({ text: requiredTextSchema(MAX_CHECKED_LENGTH) });

/** One exchange: what was asked and what was answered. */
export const chatMessageSchema = z.object({
  id: idSchema,
  message: z.string(),
  response: z.string(),
  createdAt: instantSchema,
  source: adviceSourceSchema,
  /** False where the answer was cut off: the caller left, and what was said until then is kept. */
  isComplete: z.boolean(),
  emergency: chatEmergencySchema.nullable(),
  /** The documents that the answer rests on. */
  sources: z.array(z.string()),
  /** What may be asked next, at most 3. */
  suggestions: z.array(z.string()),
  /** The records that the answer tells of; null where it tells of none. */
  figures: chatFiguresSchema.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const newChatMessageSchema = z.strictObject({ message: requiredTextSchema(MAX_MESSAGE_LENGTH) });

/** A bit of an answer while it is made. */
export const chatChunkSchema = z.discriminatedUnion('type', [
  /** The question arrived and is being thought about. */
  z.object({ type: z.literal('thinking') }),
  /** To be put behind what was said so far. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** What was said so far does not hold: forget it, another answer follows. */
  z.object({ type: z.literal('restart') }),
]);
export type ChatChunk = z.infer<typeof chatChunkSchema>;

/** Whether a language model answers beside the rules, and whether this person lets it. */
export const chatModelSchema = z.object({
  reach: z.enum(MODEL_REACHES),
  /** Where the messages would go; null without a model. */
  host: z.string().nullable(),
  /** `not_needed` unless the model is outside. */
  consent: z.enum(['not_needed', 'unasked', 'given', 'refused']),
});
export type ChatModel = z.infer<typeof chatModelSchema>;
