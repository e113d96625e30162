import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { substanceTypeSchema } from '../substances/substance-schemas.ts';

/** What became of one factor of several, or of the recovery codes. */
export const FACTOR_CHANGES = [
  'app_added',
  'app_replaced',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

const base = { id: idSchema, createdAt: z.string(), readAt: z.string().nullable() };

/** What the bell tells; the screen has a text and a way on for each kind. */
export const notificationSchema = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('welcome') }),
  /** The e-mail of the sign-in was changed; it does not say to which. */
  z.object({ ...base, kind: z.literal('email_changed') }),
  z.object({ ...base, kind: z.literal('password_changed') }),
  /** The first factor was set up; or all of them went, and the password alone opens the account again. */
  z.object({ ...base, kind: z.literal('second_factor_on') }),
  z.object({ ...base, kind: z.literal('second_factor_off') }),
  z.object({ ...base, kind: z.literal('second_factor_changed'), change: z.enum(FACTOR_CHANGES) }),
  /** A recovery code was taken; so many are left. */
  z.object({ ...base, kind: z.literal('recovery_code_used'), codesLeft: z.number().int() }),
  /** A fresh reading below 70 or above 250 mg/dL; null: outside the sensor's range. */
  z.object({ ...base, kind: z.literal('glucose_low'), glucoseMgDl: z.number().nullable() }),
  z.object({ ...base, kind: z.literal('glucose_high'), glucoseMgDl: z.number().nullable() }),
  /** The mean of seven nights reached the person's own goal. */
  z.object({ ...base, kind: z.literal('sleep_goal'), meanHours: z.number(), goalHours: z.number() }),
  /** Days without in a plan to stop. */
  z.object({
    ...base,
    kind: z.literal('days_without'),
    substanceType: substanceTypeSchema,
    days: z.number(),
  }),
  /** Somebody replied to one's own post. */
  z.object({ ...base, kind: z.literal('post_reply'), postId: idSchema, postTitle: z.string() }),
  /** Somebody liked one's own post, or one's reply to a post. */
  z.object({ ...base, kind: z.literal('post_like'), postId: idSchema, postTitle: z.string() }),
  z.object({ ...base, kind: z.literal('reply_like'), postId: idSchema, postTitle: z.string() }),
]);

export type AppNotification = z.infer<typeof notificationSchema>;
export type NotificationKind = AppNotification['kind'];

/** A notification before it is stored. */
type WithoutBase<T> = T extends unknown ? Omit<T, 'id' | 'createdAt' | 'readAt'> : never;
export type NewNotification = WithoutBase<AppNotification>;
