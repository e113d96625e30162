import { z } from 'zod';
import { daySchema } from '../core/time-schemas.ts';
import { metricTypes } from '../measurements/metric-definitions.ts';
import { SUBSTANCE_TYPES } from '../substances/substance-kinds.ts';

/** What of a person's records an answer tells. */
export const CHAT_SERIES = [
  ...metricTypes,
  'sleep',
  ...SUBSTANCE_TYPES,
  'training',
  'meals',
  'appointments',
  'profile',
] as const;
export type ChatSeries = (typeof CHAT_SERIES)[number];

/** Most points that a small chart under an answer draws: two months, a day each. */
export const MAX_CHART_POINTS = 62;
/** Longest name under a point, characters. */
export const MAX_POINT_LABEL_LENGTH = 24;

/** A reading, the sum of a day or the mean of a group. */
export const chatPointSchema = z.object({
  /** Portuguese: '12/11', 'sáb', 'out'. */
  label: z.string().max(MAX_POINT_LABEL_LENGTH),
  /** Null: nothing was recorded. */
  value: z.number().nullable(),
  /** The lower of two values of one reading: a pressure's diastolic. */
  second: z.number().nullable(),
});
export type ChatPoint = z.infer<typeof chatPointSchema>;

/** Whose records an answer tells of, and where they are shown. */
export const chatFiguresSchema = z.object({
  series: z.enum(CHAT_SERIES),
  /** The days told of, both included; null where the answer has no period. */
  days: z.object({ from: daySchema, to: daySchema }).nullable(),
  /** What a small chart draws, in order; empty where the answer is no series. */
  points: z.array(chatPointSchema).max(MAX_CHART_POINTS),
  /** Of the points, the person's own: 'mg/dL', 'h'; may be empty where they are. */
  unit: z.string(),
  /** The range or the one limit that the answer tells beside the points, in their unit. */
  band: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable(),
  /** Bars for amounts of days or groups, a line for readings over time. */
  chart: z.enum(['line', 'bars']),
});
export type ChatFigures = z.infer<typeof chatFiguresSchema>;
