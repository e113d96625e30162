import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { daySchema, daysBetween } from '@vida/contract/core/time.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { MEAL_TYPES } from '@vida/contract/nutrition/meal-kinds.ts';
import { z } from 'zod';
import { DAY_PARTS } from '../../health-query/day-parts.ts';
import {
  ANYWHERE,
  type Arm,
  COMPANIONS,
  type Days,
  GROUPINGS,
  type HealthQuery,
  SERIES,
  type Where,
} from '../../health-query/health-query.ts';
import { ToolInputError } from './model-tool.ts';

/** In the order of the query's numbers, Monday 0. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A year of days at most in one period, and between the first and the last day of both three. */
const MOST_DAYS = 366;
const MOST_SPAN_DAYS = 1100;

const isDay = (text: string): boolean => daySchema.safeParse(text).success;
// As a refinement: the pattern of a date is longer than all the rest of the schema.
const day = z.string().refine(isDay, { error: 'escreva um dia que existe, como 2026-01-31' });

/** What a model may ask of the records. Nothing in it names a person. */
export const healthQueryInput = z.strictObject({
  series: z.enum(SERIES),
  fromDay: day.describe('yyyy-MM-dd, incluído'),
  toDay: day.describe('yyyy-MM-dd, incluído'),
  where: z
    .strictObject({
      dayPart: z.enum(DAY_PARTS).optional(),
      meal: z.enum(MEAL_TYPES).optional().describe('perto desta refeição'),
      weekdays: z.array(z.enum(WEEKDAYS)).min(1).max(7).optional(),
      companion: z
        .strictObject({ of: z.enum(COMPANIONS), isWith: z.boolean() })
        .optional()
        .describe('só dias (noites) em que algo foi registrado, ou não foi'),
    })
    .optional(),
  compareDays: z.strictObject({ fromDay: day, toDay: day }).optional().describe('outro período'),
  compareRest: z.boolean().optional().describe('comparar com os outros dias: sem o companion, ou fora dos weekdays'),
  limit: z
    .strictObject({ side: z.enum(['above', 'below']), value: z.number().min(0).max(10_000) })
    .optional()
    .describe('contar acima ou abaixo; glicose na unidade da pessoa'),
  by: z.enum(GROUPINGS).optional().describe('uma linha por grupo'),
});
export type HealthQueryInput = z.infer<typeof healthQueryInput>;

const readDays = ({ fromDay, toDay }: Days): Days => {
  if (fromDay > toDay) throw new ToolInputError('fromDay vem depois de toDay');
  if (daysBetween(fromDay, toDay) >= MOST_DAYS) throw new ToolInputError(`no máximo ${MOST_DAYS} dias em um período`);
  return { fromDay, toDay };
};

const readWhere = ({ where = {} }: HealthQueryInput): Where => ({
  ...ANYWHERE,
  dayPart: where.dayPart ?? null,
  meal: where.meal ?? null,
  weekdays: where.weekdays ? WEEKDAYS.flatMap((name, at) => (where.weekdays?.includes(name) ? at : [])) : null,
  companion: where.companion ? { limit: null, dayPart: null, dayBefore: false, ...where.companion } : null,
});

/** The days that a condition leaves out. */
const restOf = (where: Where): Where => {
  const { companion, weekdays } = where;
  if (companion) return { ...where, companion: { ...companion, isWith: !companion.isWith } };
  const others = WEEKDAYS.flatMap((_, at) => (weekdays?.includes(at) ? [] : at));
  if (weekdays && others.length > 0) return { ...where, weekdays: others };
  throw new ToolInputError('compareRest precisa de where.companion ou de where.weekdays');
};

/** The query that an input means; throws `ToolInputError` where it cannot be asked. */
export const toHealthQuery = (input: HealthQueryInput, glucoseUnit: GlucoseUnit): HealthQuery => {
  const { series, compareDays, compareRest, limit } = input;
  const first: Arm = { days: readDays(input), where: readWhere(input) };
  if (compareDays && compareRest) throw new ToolInputError('use compareDays ou compareRest, um só');
  const arms = [
    first,
    ...(compareDays ? [{ ...first, days: readDays(compareDays) }] : []),
    ...(compareRest ? [{ ...first, where: restOf(first.where) }] : []),
  ];
  const days = arms.flatMap((arm) => [arm.days.fromDay, arm.days.toDay]).toSorted();
  if (daysBetween(days[0] ?? '', days.at(-1) ?? '') > MOST_SPAN_DAYS)
    throw new ToolInputError('os dois períodos estão longe demais um do outro');
  const isGlucose = series === 'glucose';
  return {
    series,
    arms,
    limit: limit
      ? { ...limit, orEqual: false, value: isGlucose ? toMgDl(limit.value, glucoseUnit) : limit.value }
      : null,
    by: input.by ?? null,
  };
};
