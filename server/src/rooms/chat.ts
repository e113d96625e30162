import { registerChat } from '../features/chat/chat-routes.ts';
import { createChatService } from '../features/chat/chat-service.ts';
import { createOwnData } from './own-data.ts';
import { createPlans } from './plans.ts';
import type { Room } from './room-deps.ts';

/** The conversation. Who opens it writes soon: what the first answer would wait for is loaded meanwhile. */
export const chat: Room = (deps) => (serve) => {
  const { db, clock, log, adviser } = deps;
  const { profile, meals, programs } = createPlans(deps);
  registerChat(serve, {
    service: createChatService({
      db,
      clock,
      adviser: adviser.conversation,
      dataOf: createOwnData({ db, clock, profile, plans: meals, programs }),
      readModel: adviser.readModel,
    }),
    findHelp: adviser.findHelp,
  });
  adviser.warmUp().catch((err: unknown) => log.warn({ err }, 'the adviser was not warmed up'));
};
