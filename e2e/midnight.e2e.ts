import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ timezoneId: 'America/Sao_Paulo' });

test('a page left open turns over at midnight by itself', async ({ page }) => {
  // Half a minute before tomorrow begins in São Paulo, three hours behind UTC.
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
  const midnight = Date.parse(`${today}T03:00:00Z`) + 86_400_000;
  const tomorrow = new Date(midnight - 3 * 3_600_000).toISOString().slice(0, 10);
  const spoken = (day: string) => day.split('-').reverse().join('/');
  await page.clock.install({ time: midnight - 30_000 });
  await startSignedIn(page, '/dashboard');
  await expect(page.getByText(spoken(today)).first()).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText(spoken(tomorrow)).first()).toBeVisible();
  await expect(page.getByText(spoken(today))).toHaveCount(0);

  await page.getByRole('link', { name: 'Qualidade do Sono' }).first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Registrar/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Data da noite')).toHaveValue(tomorrow);
});
