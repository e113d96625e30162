import { giveConsent, refuseConsent, revokeConsent } from '@vida/contract/account/consent-endpoints.ts';
import { getChatModel, sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startModelServer } from '../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('a model outside', () => {
  let outside: TestApp;
  beforeEach(async () => {
    outside = await startTestApp({
      ai: { baseUrl: 'https://modelo.exemplo.com/v1', model: 'm', apiKey: undefined, timeoutMs: 1000 },
    });
  });
  afterEach(() => outside.close());

  it('is used by nobody who did not agree, and the answer is remembered', async () => {
    const { token } = await outside.signUp();
    const consentState = async () => (await outside.call(getChatModel, {}, { token })).body;
    const body = { purpose: 'language_model' } as const;
    expect(await consentState()).toEqual({ reach: 'public', host: 'modelo.exemplo.com', consent: 'unasked' });
    const answer = await outside.call(sendChatMessage, { body: { message: 'oi' } }, { token });
    expect(answer.body.source).toBe('rules');
    await outside.call(refuseConsent, { body }, { token });
    expect((await consentState()).consent).toBe('refused');
    await outside.call(giveConsent, { body }, { token });
    expect((await consentState()).consent).toBe('given');
    await outside.call(revokeConsent, { body }, { token });
    expect((await consentState()).consent).toBe('refused');
  });
});

it('answers who waits for the model by the rules when Vida stops', async () => {
  const silent = await startModelServer({ kind: 'silence' });
  const stopped = await startTestApp({
    ai: { baseUrl: silent.baseUrl, model: 'm', apiKey: undefined, timeoutMs: 60_000 },
  });
  const { token } = await stopped.signUp();
  const waiting = stopped.call(sendChatMessage, { body: { message: 'conte uma novidade' } }, { token });
  await expect.poll(() => silent.requests.length).toBe(1);
  await stopped.app.close();
  expect(await waiting).toMatchObject({ status: 200, body: { source: 'rules' } });
  await stopped.close();
  await silent.close();
});
