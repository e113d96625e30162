import type { LeaveCommunity } from './features/account/remove-person.ts';
import { createLeavingRepository } from './features/community/leaving-repository.ts';

/** What the account feature asks of the community when somebody goes. */
export const leaveCommunity: LeaveCommunity = (userId, tx) => createLeavingRepository(tx).leave(userId);
