import { getHealthProfile, saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { ProfileService } from './profile-service.ts';

export const registerProfile = (serve: Serve, service: ProfileService): void => {
  serve(getHealthProfile, ({ viewer }) => service.read(viewer.userId));
  serve(saveHealthProfile, ({ viewer, body, write, expectSeen }) =>
    write((tx) => service.save(viewer, tx, body, expectSeen)),
  );
};
