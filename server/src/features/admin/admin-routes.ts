import { getAdviserHealth, openGate } from '@vida/contract/admin/admin-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { AdminService } from './admin-service.ts';
import type { AdviserHealthService } from './adviser-health-service.ts';

export const registerAdmin = (serve: Serve, service: AdminService, health: AdviserHealthService): void => {
  serve(openGate, ({ viewer, body, caller }) => service.openGate(viewer, body.password, caller));
  serve(getAdviserHealth, () => health.read());
};
