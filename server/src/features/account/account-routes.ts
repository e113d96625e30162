import { changePassword, updateAccount } from '@vida/contract/account/account-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { AccountService } from './account-service.ts';

export const registerAccount = (serve: Serve, service: AccountService): void => {
  serve(updateAccount, ({ viewer, body, write }) => write((tx) => service.change(viewer.userId, tx, body)));
  serve(changePassword, async ({ viewer, body, write }) => {
    const passwordHash = await service.preparePassword(viewer.userId, body);
    return write((tx) => service.replacePassword(viewer.userId, tx, passwordHash, viewer.sessionId));
  });
};
