import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { endpoints } from '@vida/contract/endpoints.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { v7 } from 'uuid';
import { describeModelPlace } from './adviser/model/transport/model-reach.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { listenForChanges } from './db/listen-for-changes.ts';
import { createFindLiveSessions } from './features/auth/sessions-repository.ts';
import { createSessionsService } from './features/auth/sessions-service.ts';
import { createToUser } from './features/auth/to-user.ts';
import { createTokenGate } from './features/auth/token-gate.ts';
import { createCommunityChanges } from './features/community/community-changes.ts';
import { registerLive } from './features/live/live-routes.ts';
import { createLiveService } from './features/live/live-service.ts';
import type { SecondFactorKey } from './features/second-factor/second-factor-key.ts';
import { fieldLabels } from './field-labels.ts';
import { createAccess } from './http/access.ts';
import { createBegunSignIns } from './http/begun-sign-ins.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { againstSlowRequests, answerUnknownExpectation } from './http/client-errors.ts';
import { compressionOptions } from './http/compression.ts';
import { answerFrameworkError, registerErrorHandler } from './http/error-handler.ts';
import { createFamiliarNetworks } from './http/familiar-networks.ts';
import { registerHealthChecks } from './http/health-checks.ts';
import { createHeavyTurns } from './http/heavy-turns.ts';
import { createIdempotency } from './http/idempotency.ts';
import { BODY_LIMIT_BYTES, CONNECTION_TIMEOUT_MS, TIME_LIMITS, type TimeLimits } from './http/limits.ts';
import { rememberAddresses } from './http/network-of.ts';
import { registerOrderlyClose } from './http/orderly-close.ts';
import { createPersonTurns } from './http/person-turns.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { refuseMissingEndpoints } from './http/registered-endpoints.ts';
import { createReplyCache } from './http/reply-cache.ts';
import { registerRequestHooks } from './http/request-hooks.ts';
import { helmetOptions } from './http/security-headers.ts';
import { createSecurityLog } from './http/security-log.ts';
import { createServe } from './http/serve.ts';
import { cutSlowClients } from './http/slow-clients.ts';
import { createSpender } from './http/spend-for.ts';
import { registerOpenApi } from './openapi/register-openapi.ts';
import { registerFeatures } from './register-features.ts';
import { registerWebApp } from './web-app/register-web-app.ts';

export interface AppDeps {
  readonly config: Pick<Config, 'adminEmail' | 'dataDir' | 'trustProxy' | 'rateLimit' | 'ai'> &
    Partial<Pick<Config, 'publicUrl' | 'privacyContact' | 'mail'>>;
  readonly gatePassword: string;
  readonly secondFactorKey: SecondFactorKey;
  readonly db: Database;
  /** Of the same database, for the one connection that listens. */
  readonly connectionString: string;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** Folder of the built web app; pages are 404 where it does not exist. */
  readonly webFolder: string;
  readonly timeLimits?: TimeLimits;
}

/** A number of proxies counts hops from the socket; Fastify takes it as a function. */
const toTrustProxy = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** The whole server, composed by hand: who needs what can be read here. Not listening yet. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { config, gatePassword, secondFactorKey, db, connectionString, clock, log, webFolder } = deps;
  const { timeLimits = TIME_LIMITS } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => v7(),
    trustProxy: toTrustProxy(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    ...againstSlowRequests(timeLimits),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Refused in Portuguese instead (http/orderly-close.ts).
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
  });
  app.server.on('checkExpectation', answerUnknownExpectation);
  rememberAddresses(app.server);
  cutSlowClients(app.server, timeLimits);
  app.decorateRequest('viewer', null);
  await app.register(helmet, helmetOptions);
  await app.register(compress, compressionOptions);
  registerBodyParsers(app);
  registerErrorHandler(app);
  registerRequestHooks(app);
  registerHealthChecks(app, db);
  registerOpenApi(app, endpoints);

  const security = createSecurityLog({ db, clock, log });
  const toUser = createToUser(config.adminEmail);
  const limits = createRateLimits(config.rateLimit, clock);
  const familiar = createFamiliarNetworks();
  const gate = createTokenGate({ limits, clock });
  const sessions = createSessionsService({ db, clock, toUser, security, gate });
  app.addHook('onReady', () =>
    sessions.rememberLive().catch((err: unknown) => log.warn({ err }, 'live sessions were not read')),
  );

  const community = createCommunityChanges({ db, log });
  app.addHook('onClose', community.close);
  const live = createLiveService({
    log,
    findLiveSessions: createFindLiveSessions(db, clock),
    readCommunity: community.read,
    listen: (heard) => listenForChanges({ connectionString, log, ...heard }),
  });
  const stopping = new AbortController();
  registerOrderlyClose(app, async () => {
    stopping.abort();
    await live.close();
  });

  const personTurns = createPersonTurns();
  const serve = createServe({
    app,
    db,
    admit: createAccess({ authenticate: sessions.authenticate, useGate: sessions.useGate, familiar, limits }),
    spendFor: createSpender({ limits, familiar, begun: createBegunSignIns() }),
    personTurns,
    heavyTurns: createHeavyTurns(timeLimits),
    idempotency: createIdempotency(db, clock),
    cached: createReplyCache(clock),
    onCommitted: live.moved,
    labels: fieldLabels,
    timeLimits,
  });

  registerLive(serve, live);
  const features = registerFeatures(serve, {
    db,
    clock,
    log,
    dataDir: config.dataDir,
    gatePassword,
    secondFactorKey,
    publicUrl: config.publicUrl,
    mail: config.mail,
    ai: config.ai,
    sessions,
    security,
    toUser,
    announceCommunity: community.announce,
    inTurnOf: personTurns.write,
    stopping: stopping.signal,
  });
  app.addHook('onClose', features.close);

  refuseMissingEndpoints(app, endpoints);
  await registerWebApp(app, webFolder, {
    ...config,
    languageModel: describeModelPlace(config.ai),
    sendsMail: config.mail !== undefined,
  });
  return app;
};
