import type { User } from '@vida/contract/auth/user.ts';
import type { RateLimitName } from '@vida/contract/core/endpoint.ts';

/** The signed-in person behind a request. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  /** As the wire shows it. */
  readonly user: User;
  /** Raised by every write of this person. */
  readonly revision: number;
  /**
   * Whether the panel password was accepted for this session, and neither its time nor the time without use is over.
   */
  readonly gateOpen: boolean;
  /** The zone that decides what a day is. */
  readonly timeZone: string;
}

/** Who asks for a viewer, and for what. */
export interface Asking {
  /** As `networkOf` made it. */
  readonly network: string;
  readonly browserTimeZone: string | undefined;
  /** The budget that the endpoint names. */
  readonly limit: RateLimitName | undefined;
}

/**
 * Finds the viewer of a bearer token; `null` when the session is missing, expired or ended. Counts the call in the
 * person's budget, and throws a 429 where that or the network's budget of unknown tokens is used up.
 */
export type Authenticate = (token: string, asking: Asking) => Promise<Viewer | null>;

/** Notes that something behind the administrator's open gate was asked for. */
export type UseGate = (viewer: Viewer) => Promise<void>;
