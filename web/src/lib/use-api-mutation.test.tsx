import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { expect, it } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { serveApi } from '../testing/serve-api.ts';
import { queryClientFor } from './query-client.ts';
import { useApiMutation } from './use-api-mutation.ts';

it('sends one key per submit: the same again after a failure keeps it, anything else is new', async () => {
  let status = 503;
  const api = await serveApi({ 'PATCH /api/account': () => ({ status, body: sampleSession().user }) });
  const { result } = renderHook(() => useApiMutation(updateAccount), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClientFor(null)}>{children}</QueryClientProvider>
    ),
  });
  const submit = async (firstName: string) => {
    await result.current.mutateAsync({ body: { firstName } }).catch(() => undefined);
    await waitFor(() => expect(result.current.isPending).toBe(false));
    return api.calls.at(-1)?.headers['idempotency-key'];
  };
  const failed = await submit('Ana');
  const again = await submit('Ana');
  const changed = await submit('Bia');
  status = 200;
  const saved = await submit('Bia');
  const next = await submit('Bia');
  await api.close();
  expect(again).toBe(failed);
  expect(changed).not.toBe(failed);
  expect(saved).toBe(changed);
  expect(next).not.toBe(saved);
});
