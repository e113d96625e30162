import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { serveApi } from '../../testing/serve-api.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { useGenerateTips } from './recommendations-queries.ts';

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  session.clear();
  queryClientFor(null);
});

it('says so where nothing new could be made', async () => {
  session.save(sampleSession());
  const api = await serveApi({ 'POST /api/ai-recommendations/generate': { status: 201, body: [] } });
  const { result } = renderHook(useGenerateTips, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClientFor('lucia')}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.generate('general'));
  expect(toastStore.read()).toMatchObject([{ title: 'Nada novo por agora' }]);
  expect(toastStore.read()[0]?.variant).toBeUndefined();
  await api.close();
});
