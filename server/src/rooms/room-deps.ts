import type { ComposedAdviser } from '../compose-adviser.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../config/log.ts';
import type { Database } from '../db/database.ts';
import type { AdviserHealthService } from '../features/admin/adviser-health-service.ts';
import type { ConsentsService } from '../features/auth/consents-service.ts';
import type { SessionsService } from '../features/auth/sessions-service.ts';
import type { ToUser } from '../features/auth/to-user.ts';
import type { SecondFactorKey } from '../features/second-factor/second-factor-key.ts';
import type { PersonTurns } from '../http/person-turns.ts';
import type { SecurityLog } from '../http/security-log.ts';
import type { Register } from '../http/serve-lazily.ts';

export interface FeatureDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly dataDir: string;
  readonly gatePassword: string;
  readonly secondFactorKey: SecondFactorKey;
  readonly publicUrl: string | undefined;
  readonly mail: Config['mail'];
  readonly ai: Config['ai'];
  readonly sessions: SessionsService;
  readonly security: SecurityLog;
  readonly toUser: ToUser;
  readonly inTurnOf: PersonTurns['write'];
  readonly announceCommunity: () => void;
  /** Aborted when Vida stops. */
  readonly stopping: AbortSignal;
}

/** What a room makes its features of. */
export interface RoomDeps extends FeatureDeps {
  readonly consents: ConsentsService;
  readonly adviserHealth: AdviserHealthService;
  readonly adviser: ComposedAdviser;
}

/** A room of the house: some features that are made together. */
export type Room = (deps: RoomDeps) => Register;
