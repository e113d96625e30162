import * as account from './account/account-endpoints.ts';
import * as consent from './account/consent-endpoints.ts';
import * as adminAccount from './admin/account-endpoints.ts';
import * as admin from './admin/admin-endpoints.ts';
import * as appointments from './appointments/appointments-endpoints.ts';
import * as auth from './auth/auth-endpoints.ts';
import * as chat from './chat/chat-endpoints.ts';
import * as community from './community/community-endpoints.ts';
import * as moderation from './community/moderation-endpoints.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as exercises from './exercises/exercises-endpoints.ts';
import * as live from './live/live-endpoints.ts';
import * as measurements from './measurements/measurements-endpoints.ts';
import * as motivation from './motivation/motivation-endpoints.ts';
import * as notifications from './notifications/notifications-endpoints.ts';
import * as nutrition from './nutrition/nutrition-endpoints.ts';
import * as profile from './profile/profile-endpoints.ts';
import * as prompts from './prompts/prompts-endpoints.ts';
import * as recommendations from './recommendations/recommendations-endpoints.ts';
import * as secondFactor from './second-factor/second-factor-endpoints.ts';
import * as sleep from './sleep/sleep-endpoints.ts';
import * as cessation from './substances/cessation-endpoints.ts';
import * as substances from './substances/substances-endpoints.ts';

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/**
 * Every call of the API: all that these modules define. The server refuses to start when one of them is not registered.
 */
export const endpoints: readonly Endpoint[] = [
  account,
  consent,
  adminAccount,
  admin,
  appointments,
  auth,
  chat,
  community,
  moderation,
  exercises,
  live,
  measurements,
  motivation,
  notifications,
  nutrition,
  profile,
  prompts,
  recommendations,
  secondFactor,
  sleep,
  cessation,
  substances,
].flatMap((defined: object) => Object.values(defined).filter(isEndpoint));
