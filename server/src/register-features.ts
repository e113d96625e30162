import { endpoints } from '@vida/contract/endpoints.ts';
import { composeAdviser } from './compose-adviser.ts';
import { createAdviserHealthService } from './features/admin/adviser-health-service.ts';
import { createConsentsService } from './features/auth/consents-service.ts';
import type { Serve } from './http/context.ts';
import { serveLazily } from './http/serve-lazily.ts';
import type { FeatureDeps, Room, RoomDeps } from './rooms/room-deps.ts';

/** What no room has for itself: the adviser with its planner and its model, and the count of its answers. */
const createAdvice = ({ db, clock, log, ai, stopping }: FeatureDeps): Omit<RoomDeps, keyof FeatureDeps> => {
  const consents = createConsentsService({ db, clock });
  const adviserHealth = createAdviserHealthService({
    db,
    clock,
    log,
    readModelHealth: () => adviser.readModelHealth(),
  });
  const adviser = composeAdviser({
    db,
    clock,
    log,
    ai,
    readConsent: (userId) => consents.readDecision(userId, 'language_model'),
    tally: adviserHealth.tally,
    tallyTool: adviserHealth.tallyTool,
    stopping,
  });
  return { consents, adviserHealth, adviser };
};

const accounts = async (): Promise<Room> => (await import('./rooms/accounts.ts')).accounts;
const records = async (): Promise<Room> => (await import('./rooms/records.ts')).records;
const plans = async (): Promise<Room> => (await import('./rooms/plans.ts')).plans;
const advice = async (): Promise<Room> => (await import('./rooms/advice.ts')).advice;
const chat = async (): Promise<Room> => (await import('./rooms/chat.ts')).chat;
const community = async (): Promise<Room> => (await import('./rooms/community.ts')).community;

/** The plan of the house: in which room a feature's calls are answered, each loaded when it is first entered. */
const rooms: ReadonlyMap<() => Promise<Room>, readonly string[]> = new Map([
  [accounts, ['auth', 'account', 'secondFactor', 'admin']],
  [records, ['profile', 'notifications', 'measurements', 'sleep', 'substances', 'appointments', 'motivation']],
  [plans, ['nutrition', 'exercises']],
  [advice, ['recommendations', 'prompts']],
  [chat, ['chat']],
  [community, ['community', 'moderation']],
]);

const featureOf = (name: string): string => name.split('.')[0] ?? '';

/**
 * Every feature, by hand: a feature that needs another receives a function. `close` ends what runs beside the server.
 */
export const registerFeatures = (serve: Serve, deps: FeatureDeps): { close: () => Promise<void> } => {
  const roomDeps: RoomDeps = { ...deps, ...createAdvice(deps) };
  for (const [load, features] of rooms)
    serveLazily(
      serve,
      endpoints.filter(({ name }) => features.includes(featureOf(name))),
      async () => (await load())(roomDeps),
    );
  return { close: roomDeps.adviser.planner.close };
};
