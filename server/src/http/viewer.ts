import type { User } from '@vida/contract/auth/user.ts';

/** The signed-in person behind a request. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  /** As the wire shows it. */
  readonly user: User;
  /** Raised by every write of this person. */
  readonly revision: number;
  /** Whether the panel password was accepted for this session. */
  readonly gateOpen: boolean;
  /** The zone that decides what a day is. */
  readonly timeZone: string;
}

/** Finds the viewer of a bearer token; `null` when the session is missing, expired or ended. */
export type Authenticate = (token: string, browserTimeZone: string | undefined) => Promise<Viewer | null>;
