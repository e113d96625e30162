import { expect, type Page } from '@playwright/test';

/** Calls of the API as the person who is signed in on `page`, for what a journey needs beside its screens. */
export const ownApi = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const send = async (method: 'POST' | 'PUT' | 'PATCH', path: string, data: unknown) => {
    const answer = await page.request.fetch(path, { method, headers, data });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  return {
    get: async (path: string) => (await page.request.get(path, { headers })).json(),
    post: (path: string, data: unknown) => send('POST', path, data),
    put: (path: string, data: unknown) => send('PUT', path, data),
    patch: (path: string, data: unknown) => send('PATCH', path, data),
    /** A file of readings under a name. */
    import: async (text: string, fileName: string) => {
      const answer = await page.request.post('/api/health-metrics/import', {
        headers: { ...headers, 'content-type': 'text/csv' },
        params: { fileName },
        data: text,
      });
      expect(answer.ok(), `import: ${answer.status()} ${await answer.text()}`).toBe(true);
    },
  };
};
