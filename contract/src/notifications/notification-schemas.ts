import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { substanceTypeSchema } from '../substances/substance-schemas.ts';

const base = { id: idSchema, createdAt: z.string(), readAt: z.string().nullable() };

/** What the bell tells; the screen has a text and a way on for each kind. */
export const notificationSchema = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('welcome') }),
  /** The e-mail of the sign-in was changed; it does not say to which. */
  z.object({ ...base, kind: z.literal('email_changed') }),
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
