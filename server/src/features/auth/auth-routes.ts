import { confirmLogin, login, logout, register } from '@vida/contract/auth/auth-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { AuthService } from './auth-service.ts';

export const registerAuth = (serve: Serve, service: AuthService): void => {
  serve(register, ({ body, caller }) => service.register(body, caller));
  serve(login, ({ body, caller }) => service.login(body, caller));
  serve(confirmLogin, ({ body, caller }) => service.confirmLogin(body, caller));
  serve(logout, ({ viewer, caller }) => service.logout(viewer, caller));
};
