import { makeSensorReadings, toLibreViewFile } from '../server/src/demo/libreview-file.ts';
import { closeWithEscape } from './support/dialogs.ts';
import { newPerson, registerThroughForm, signInThroughForm, startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const DAYS = 14;
/** The last 14 days of the page are these and today, which has no readings yet: 13 whole days of the file. */
const readings = makeSensorReadings(DAYS);
const shown = readings.slice(readings.length / DAYS);
const values = shown.map(({ glucoseMgDl }) => glucoseMgDl);
const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
const inRangePercent = (100 * values.filter((value) => value >= 70 && value <= 180).length) / values.length;
const gmi = 3.31 + 0.02392 * mean;
const comma = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

test('from the landing page to advice about one’s own data, out and in again', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Começar Agora' }).first().click();
  await registerThroughForm(page, person);

  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await page.getByRole('checkbox', { name: 'Diabetes Tipo 2' }).check();
  const conditions = page.getByRole('group', { name: 'Condições crônicas' });
  await conditions.getByRole('checkbox', { name: 'Outros' }).check();
  await page.getByRole('textbox', { name: 'Outras condições' }).fill('  Gota  ');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(conditions.getByRole('checkbox', { name: 'Gota' })).toBeChecked();
  await expect(conditions.getByRole('checkbox', { name: 'Outros' })).toBeChecked();
  await page.getByRole('button', { name: 'Salvar Perfil' }).click();
  await expect(page.getByText('Perfil de saúde atualizado com sucesso.', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Medições' }).first().click();
  await page.getByRole('button', { name: 'Importar arquivo' }).first().click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'libreview.csv',
    mimeType: 'text/csv',
    buffer: toLibreViewFile(readings),
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(readings.length.toLocaleString('pt-BR'), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^Importar/ }).click();
  await expect(page.getByText('Sucesso!', { exact: true })).toBeVisible();

  const figures = page.getByRole('main');
  await expect(figures.getByText(`${Math.round(mean)} mg/dL`, { exact: true }).first()).toBeVisible();
  await expect(figures.getByText(`${Math.round(inRangePercent)}%`).first()).toBeVisible();
  await expect(figures.getByText(`${comma(gmi, 1)}%`).first()).toBeVisible();

  await page.getByRole('link', { name: 'Dicas IA Personalizadas' }).first().click();
  await page.getByRole('button', { name: 'Gerar Primeiras Dicas' }).click();
  await expect(page.getByText('Novas recomendações personalizadas foram geradas.', { exact: true })).toBeVisible();
  const weekAgo = Date.now() - 7 * 86_400_000;
  const seriousLows = readings.filter(({ at, glucoseMgDl }) => at.getTime() > weekAgo && glucoseMgDl < 54);
  await expect(
    figures.getByText(`você teve ${seriousLows.length} leituras abaixo de 54 mg/dL`, { exact: false }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ver mais detalhes' }).first().click();
  await expect(page.getByRole('dialog').getByText('Fonte', { exact: true })).toBeVisible();
  await closeWithEscape(page);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Glicose', level: 2, exact: true })).toBeVisible();
  const tip = await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent();
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('link', { name: 'Entrar' }).first().click();
  await signInThroughForm(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Lúcia');
  await expect(page.getByText(tip ?? 'no tip', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Perfil de Saúde' }).first().click();
  await expect(page.getByRole('main').getByText('Gota').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a low reading typed in brings the rule of 15, and can be taken back', async ({ page }) => {
    await startSignedIn(page, '/dashboard');
    await page.getByRole('link', { name: 'Medir' }).click();
    await page.getByRole('textbox', { name: 'Glicose' }).fill('48');
    await page.getByRole('radio', { name: 'Jejum' }).check();
    await page.getByRole('button', { name: 'Salvar medição' }).click();
    await expect(page.getByText(/15 minutos/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Início', exact: true }).click();
    await expect(page.getByText('Muito baixa', { exact: true })).toBeVisible();
  });
});

test('a file that cannot be read says why and stores nothing', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 400/);
  await startSignedIn(page, '/measurements');
  await page.getByRole('button', { name: 'Importar arquivo' }).first().click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('compras\narroz\nfeijão\n'),
  });
  await expect(
    page
      .getByRole('dialog')
      .getByText(/não reconhec/i)
      .first(),
  ).toBeVisible();
});
