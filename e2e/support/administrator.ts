import { expect, type Page } from '@playwright/test';
import type { RunningServer } from './start-server.ts';

export const ADMINISTRATORS_PASSWORD = 'jacarandá em flor';

/**
 * Opens the browser signed in as the administrator of a server, whose one-time password is changed by
 * whoever comes first.
 */
const signIn = async (page: Page, server: RunningServer): Promise<void> => {
  const logIn = (password: string) => page.request.post('/api/login', { data: { email: server.adminEmail, password } });
  const first = await logIn(server.oneTimePassword);
  if (first.ok()) {
    const { token } = await first.json();
    const changed = await page.request.post('/api/account/password', {
      headers: { authorization: `Bearer ${token}` },
      data: { currentPassword: server.oneTimePassword, newPassword: ADMINISTRATORS_PASSWORD },
    });
    expect(changed.ok()).toBe(true);
  }
  const { user, token } = await (await logIn(ADMINISTRATORS_PASSWORD)).json();
  await page.goto('/privacidade');
  await page.evaluate(
    ([storedUser = '', storedToken = '']) => {
      localStorage.setItem('user', storedUser);
      localStorage.setItem('token', storedToken);
    },
    [JSON.stringify(user), token],
  );
};

/** Signed in as the administrator, with the panel open. */
export const openAdministration = async (page: Page, server: RunningServer): Promise<void> => {
  await signIn(page, server);
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Senha administrativa' }).fill(server.gatePassword);
  await page.getByRole('button', { name: 'Abrir painel' }).click();
};
