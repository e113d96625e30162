import type { ChatFigures, ChatPoint } from '@vida/contract/chat/chat-figures.ts';
import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an answer about glucose leads to its curve, over the days that it told of', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSignedIn(page, '/account');
  const api = await ownApi(page);
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  await api.post('/api/health-metrics', [
    { metricType: 'glucose', value: 143, measuredAt: at(20) },
    { metricType: 'glucose', value: 118, measuredAt: at(2) },
  ]);
  await page.goto('/chat');
  const field = page.getByRole('textbox', { name: 'Sua mensagem' });
  await field.fill('Qual a média da minha glicose nos últimos 25 dias?');
  await field.press('Enter');
  await page.getByRole('link', { name: 'Ver no gráfico de glicose' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medições' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Glicose' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: '30' })).toBeChecked();
  const curve = page.getByRole('slider', { name: /^Glicose: últimos 30 dias/ });
  await expect(curve).toHaveAttribute('aria-valuemax', '2');
  // Who came for the curve has it before the form.
  const [chart, form] = [curve, page.getByRole('heading', { name: 'Nova medição' })];
  await waitUntilLoaded(page);
  expect((await chart.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0);
});

const pointsOf = (names: readonly string[], values: readonly (number | null)[]): ChatPoint[] =>
  names.map((label, index) => ({ label, value: values[index] ?? null, second: null }));

const days = Array.from({ length: 62 }, (_, index) => `${String((index % 30) + 1).padStart(2, '0')}/11`);
const of = { days: null, unit: 'mg/dL', band: { from: 70, to: 180 } } as const;
const drawn: readonly ChatFigures[] = [
  { ...of, series: 'glucose', chart: 'line', points: pointsOf(days, [112, 230, null, 85]) },
  {
    ...of,
    series: 'glucose',
    chart: 'line',
    points: pointsOf(
      days,
      days.map((_, index) => 90 + index),
    ),
  },
  {
    ...of,
    series: 'glucose',
    chart: 'bars',
    points: pointsOf(['em jejum', 'antes da refeição', 'depois da refeição', 'ao deitar'], [104, 122, 171, 130]),
  },
  {
    ...of,
    series: 'sleep',
    unit: 'h',
    band: { from: 7, to: null },
    chart: 'bars',
    points: pointsOf(['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'], [6.2, 7.7, 6.7, null, 7.2, 6.2, 7.7]),
  },
];

for (const { width, height, colorScheme } of [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const)
  test(`charts under answers fit ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await startSignedIn(page, '/account');
    const api = await ownApi(page);
    const exchange: ChatMessage = await api.post('/api/chat/message', { message: 'Oi' });
    const exchanges = drawn.map((figures, index) => ({
      ...exchange,
      id: `${exchange.id.slice(0, -1)}${index}`,
      figures,
    }));
    // The script of the drawing comes late: until then its place is as high.
    const scripts = { release: (): void => undefined };
    const released = new Promise<void>((resolve) => {
      scripts.release = resolve;
    });
    await page.route(/answer-chart/, async (route) => {
      await released;
      await route.continue();
    });
    await page.route('**/api/chat/messages*', (route) => route.fulfill({ json: exchanges }));
    await page.goto('/chat');
    const box = page.getByRole('region', { name: 'Mensagens' });
    await expect(box.getByRole('link', { name: 'Ver em Qualidade do Sono' })).toBeVisible();
    const before = await box.evaluate((element) => element.scrollHeight);
    scripts.release();
    await expect(box.getByRole('img')).toHaveCount(drawn.length);
    expect(await box.evaluate((element) => element.scrollHeight)).toBe(before);
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await box.getByRole('button', { name: 'Ver em tabela' }).first().click();
    await expect(box.getByRole('row')).toHaveCount(8);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
