import { expect, type Page } from '@playwright/test';

/** Calls of the API as the person who is signed in on `page`, for what a journey needs beside its screens. */
export const ownApi = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: async (path: string) => (await page.request.get(path, { headers })).json(),
    post: async (path: string, data: unknown) => {
      const answer = await page.request.post(path, { headers, data });
      expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
      return answer.json();
    },
  };
};
