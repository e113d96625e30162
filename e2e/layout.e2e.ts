import type { Locator } from '@playwright/test';
import { waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { waitUntilDrawn } from './support/toasts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
};

test('the dashboard has two thirds beside a third, and a side bar that stays', async ({ page }) => {
  await startSignedIn(page, '/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await waitUntilLoaded(page);
  const cardOf = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  const wide = ['Recomendações da IA', 'Exercícios Adaptáveis', 'Nutrição Personalizada'].map(cardOf);
  const narrow = ['Qualidade do Sono', 'Comunidade', 'Gestão de Substâncias e Jogos'].map(cardOf);
  const [left, right] = await Promise.all([wide, narrow].map((cards) => Promise.all(cards.map((card) => boxOf(card)))));
  for (const boxes of [left, right]) {
    expect(new Set(boxes?.map(({ x, width }) => `${x} ${width}`)).size).toBe(1);
    const tops = boxes?.map(({ y }) => y);
    expect(tops).toEqual(tops?.toSorted((a, b) => a - b));
  }
  const [main, side] = [left?.[0], right?.[0]];
  const share = (main?.width ?? 0) / ((main?.width ?? 0) + (side?.width ?? 0));
  expect(share).toBeCloseTo(2 / 3, 1);
  expect(side?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0));

  await page.mouse.move(800, 400);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const sidebar = page.getByRole('complementary');
  expect(await boxOf(sidebar)).toMatchObject({ x: 0, y: 0, height: 800 });
  await expect(sidebar.getByRole('link', { name: 'Dashboard', exact: true })).toBeInViewport();
  await expect(sidebar.getByRole('button', { name: 'Sair' })).toBeInViewport();
});

test('Vida lives in the side bar and covers no figure', async ({ page }) => {
  await startSignedIn(page, '/dashboard');
  const sidebar = page.getByRole('complementary');
  const bubble = page.getByRole('region', { name: 'Vida', exact: true });
  await expect(bubble).toBeVisible();
  const scrolled = () => sidebar.evaluate((bar) => bar.scrollHeight - bar.clientHeight);
  const expectInside = async (height: number) => {
    const [bar, box] = await Promise.all([boxOf(sidebar), boxOf(bubble)]);
    expect(box.x + box.width).toBeLessThanOrEqual(bar.x + bar.width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  };
  const screens = [
    { width: 1280, height: 790 },
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await waitUntilDrawn(page);
    await expectInside(screen.height);
    expect(await scrolled()).toBe(0);
    await expect(sidebar.getByRole('button', { name: 'Sair' })).toBeInViewport({ ratio: 1 });
  }
  // Twelve tips, another one each time: the longest one comes too.
  for (let times = 0; times < 24; times += 1) {
    await bubble.getByRole('button', { name: 'Dica' }).click();
    for (const screen of screens.slice(1)) {
      await page.setViewportSize(screen);
      await waitUntilDrawn(page);
      await expectInside(screen.height);
      expect(await scrolled()).toBeLessThanOrEqual(screen.height < 790 ? 24 : 0);
    }
  }
});

test('the dashboard says that it is loading advice, also to whom the first steps wait for it', async ({ page }) => {
  await startSignedIn(page, '/account');
  await (await ownApi(page)).post('/api/health-profile', { chronicConditions: ['Hipertensão'] });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/ai-recommendations', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Carregando suas recomendações...')).toBeVisible();
  answer();
  await expect(page.getByText('Nenhuma recomendação disponível')).toBeVisible();
});

test('the box of messages keeps its height, whatever is said in it', async ({ page }) => {
  await startSignedIn(page, '/chat');
  await waitUntilLoaded(page);
  const messages = page.getByRole('region', { name: 'Mensagens' });
  const { height } = await boxOf(messages);
  const api = await ownApi(page);
  for (const message of ['O que é glicose?', 'Como durmo melhor?', 'O que é pressão alta?'])
    await api.post('/api/chat/message', { message });
  await page.reload();
  await expect(messages.getByText('O que é pressão alta?', { exact: true })).toBeVisible();
  await waitUntilLoaded(page);
  expect((await boxOf(messages)).height).toBe(height);
  expect(await messages.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
});

test('the help of the landing page floats: it is in sight at both ends', async ({ page }) => {
  await page.goto('/');
  await waitUntilLoaded(page);
  const help = page.getByRole('button', { name: 'Abrir a ajuda' });
  await expect(help).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(help).toBeInViewport();
  await help.click();
  await expect(page.getByText(/O primeiro acesso tem três passos/)).toBeInViewport();
});
