import { z } from 'zod';
import { idSchema } from '../core/ids.ts';

export const glucoseUnitSchema = z.enum(['mg/dL', 'mmol/L']);
export type GlucoseUnit = z.infer<typeof glucoseUnitSchema>;

/** The signed-in person, as the browser keeps it. */
export const userSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  timeZone: z.string(),
  glucoseUnit: glucoseUnitSchema,
  /** A one-time password was used: every call but the password change and logout is refused until it is changed. */
  mustChangePassword: z.boolean(),
});

export type User = z.infer<typeof userSchema>;
