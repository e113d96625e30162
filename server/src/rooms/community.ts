import { createUsersRepository } from '../features/auth/users-repository.ts';
import { registerCommunity } from '../features/community/community-routes.ts';
import { createCommunityService } from '../features/community/community-service.ts';
import { createNotificationsService } from '../features/notifications/notifications-service.ts';
import { createNotifyOthers } from '../features/notifications/notify-others.ts';
import type { Room } from './room-deps.ts';

/** The community and its moderation. */
export const community: Room =
  ({ db, clock, log, adviser, inTurnOf, announceCommunity }) =>
  (serve) => {
    const { notify } = createNotificationsService({ db, clock });
    registerCommunity(
      serve,
      createCommunityService({
        db,
        clock,
        log,
        readers: adviser,
        findRegisteredAt: async (userId, tx) =>
          (await createUsersRepository(tx).findById(userId))?.createdAt ?? clock(),
        notifyUser: createNotifyOthers({ db, clock, log, notify, inTurnOf }).notifyUser,
        announce: announceCommunity,
      }),
    );
  };
