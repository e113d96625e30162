import {
  addPasskey,
  askSecondFactor,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  turnOffSecondFactor,
} from '@vida/contract/second-factor/second-factor-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { SecondFactorService } from './second-factor-service.ts';

/** Who they are is confirmed outside the write: hashing is slow on purpose, and a wrong try must count. */
export const registerSecondFactor = (serve: Serve, service: SecondFactorService): void => {
  serve(getSecondFactor, ({ viewer }) => service.read(viewer.userId));
  serve(askSecondFactor, ({ viewer }) => service.ask(viewer.userId));
  serve(beginTotp, async ({ viewer, body, caller, write }) => {
    await service.confirmSelf(viewer.userId, body, caller);
    return write((tx) => service.beginTotp(viewer.user, tx));
  });
  serve(confirmTotp, ({ viewer, body, caller, write }) =>
    write((tx) => service.confirmTotp(viewer.userId, tx, body.code, caller)),
  );
  serve(removeTotp, async ({ viewer, body, caller, write }) => {
    await service.confirmSelf(viewer.userId, body, caller);
    return write((tx) => service.removeTotp(viewer.userId, tx, caller));
  });
  serve(beginPasskey, async ({ viewer, body, caller }) => {
    await service.confirmSelf(viewer.userId, body, caller);
    return service.beginPasskey(viewer.user);
  });
  serve(addPasskey, ({ viewer, body, caller, write }) =>
    write((tx) => service.addPasskey(viewer.userId, tx, body, caller)),
  );
  serve(removePasskey, async ({ viewer, params, body, caller, write }) => {
    await service.confirmSelf(viewer.userId, body, caller);
    return write((tx) => service.removePasskey(viewer.userId, tx, params.id, caller));
  });
  serve(makeRecoveryCodes, async ({ viewer, body, caller, write }) => {
    await service.confirmSelf(viewer.userId, body, caller);
    return write((tx) => service.makeRecoveryCodes(viewer.userId, tx, caller));
  });
  serve(turnOffSecondFactor, async ({ viewer, body, caller, write }) => {
    await service.confirmSelf(viewer.userId, body, caller);
    return write((tx) => service.turnOff(viewer.userId, tx, caller));
  });
};
