import { prepareBrowser } from './prepare-browser.ts';
import { startServer } from './start-server.ts';

/** One browser binary and one server for the run; workers read where they are from the environment. */
export default async (): Promise<() => Promise<void>> => {
  const [browser, server] = await Promise.all([prepareBrowser(), startServer()]);
  process.env.VIDA_URL = server.url;
  process.env.VIDA_DATA_DIR = server.dataDir;
  process.env.VIDA_ADMIN_EMAIL = server.adminEmail;
  process.env.VIDA_ADMIN_PASSWORD = server.oneTimePassword;
  process.env.VIDA_GATE_PASSWORD = server.gatePassword;
  process.env.VIDA_CHROMIUM = JSON.stringify({ executablePath: browser.executablePath, args: browser.args });
  return async () => {
    await server.stop();
    await browser.remove();
  };
};
