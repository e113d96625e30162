import {
  generateRecommendations,
  listRecommendations,
} from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createRecommendationsRepository } from './recommendations-repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = async (token: string) => (await app.call(listRecommendations, {}, { token })).body;

describe('limits', () => {
  it('prunes the oldest and least pressing', async () => {
    const { token, user } = await app.signUp();
    await app.call(generateRecommendations, { body: { category: 'general' } }, { token });
    const repository = createRecommendationsRepository(app.db);
    await repository.prune(user.id, 2);
    expect(await list(token)).toHaveLength(2);
    expect((await list(token))[0]?.priority).toBe('high');
  });

  it('allows 30 generations an hour', async () => {
    const limited = await startTestApp({ rateLimit: true });
    try {
      const { token } = await limited.signUp();
      const body = { category: 'general' as const };
      const call = () => limited.call(generateRecommendations, { body }, { token });
      for (let made = 0; made < 30; made += 1) expect((await call()).status).toBe(201);
      const refused = await call();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
