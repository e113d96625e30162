import {
  askPasswordLink,
  confirmLogin,
  login,
  logout,
  register,
  resetPassword,
} from '@vida/contract/auth/auth-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { AuthService } from './auth-service.ts';
import type { PasswordLinks } from './password-links.ts';

export const registerAuth = (serve: Serve, service: AuthService, passwordLinks: PasswordLinks): void => {
  serve(register, ({ body, caller }) => service.register(body, caller));
  serve(login, ({ body, caller }) => service.login(body, caller));
  serve(confirmLogin, ({ body, caller }) => service.confirmLogin(body, caller));
  serve(askPasswordLink, ({ body, caller }) => passwordLinks.ask(body.email, caller));
  serve(resetPassword, ({ body, caller }) => passwordLinks.use(body, caller));
  serve(logout, ({ viewer, caller }) => service.logout(viewer, caller));
};
