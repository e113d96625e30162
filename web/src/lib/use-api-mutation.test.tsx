import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { afterEach, expect, it } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { serveApi } from '../testing/serve-api.ts';
import { useApiMutation } from './api-query.ts';
import { queryClientFor } from './query-client.ts';
import { session } from './session.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

afterEach(() => session.clear());

it('sends one key per submit: the same again after a failure keeps it, anything else is new', async () => {
  let status = 503;
  const api = await serveApi({ 'PATCH /api/account': () => ({ status, body: sampleSession().user }) });
  const { result } = renderHook(() => useApiMutation(updateAccount), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClientFor(null)}>{children}</QueryClientProvider>,
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

/** A form with unsaved input whose save finds the session ended; `token-novo` is the only one that counts. */
const saveAfterTheEnd = async () => {
  session.save(sampleSession({}, 'token-velho'));
  const api = await serveApi({
    'PATCH /api/account': ({ headers }) =>
      headers.authorization === 'Bearer token-novo'
        ? { body: sampleSession().user }
        : { status: 401, body: { message: 'Sua sessão terminou.', code: 'unauthorized' } },
  });
  let failures = 0;
  const { result, unmount } = renderHook(
    () => {
      useUnsavedChanges(true);
      return useApiMutation(updateAccount, { onError: () => (failures += 1) });
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClientFor(null)}>{children}</QueryClientProvider>,
    },
  );
  result.current.mutate({ body: { firstName: 'Ana' } });
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await waitFor(() => expect(result.current.isPending).toBe(true));
  return { api, result, unmount, failures: () => failures };
};

it('waits for the password over the page and saves then, as the same submit, without a failure', async () => {
  const { api, result, unmount, failures } = await saveAfterTheEnd();
  session.save(sampleSession({}, 'token-novo'));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const [first, second] = api.calls.map(({ headers }) => headers['idempotency-key']);
  unmount();
  await api.close();
  expect(failures()).toBe(0);
  expect(second).toBe(first);
});

it('sends nothing for somebody else who signs in instead', async () => {
  const { api, result, unmount, failures } = await saveAfterTheEnd();
  session.save(sampleSession({ id: 'outra-pessoa' }, 'token-novo'));
  await waitFor(() => expect(result.current.isPending).toBe(true));
  const { length } = api.calls;
  unmount();
  await api.close();
  expect(length).toBe(1);
  expect(failures()).toBe(0);
});
