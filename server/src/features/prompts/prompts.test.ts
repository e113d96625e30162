import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import type { EndpointReply } from '@vida/contract/core/endpoint.ts';
import {
  addPrompt,
  changePrompt,
  deletePrompt,
  listPrompts,
  listPromptVersions,
  restorePromptVersion,
} from '@vida/contract/prompts/prompts-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPromptsService } from './prompts-service.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.signUp({ email: ADMIN_EMAIL }));
  await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token });
});
afterAll(() => app.close());

const texts = {
  section: 'chat',
  title: 'Conversa',
  systemPrompt: 'Fale com calma.',
  userPromptTemplate: '{{mensagem}}',
  isActive: true,
} as const;

const add = (change: Readonly<Record<string, unknown>> = {}) =>
  app.callLoosely(addPrompt, { body: { ...texts, ...change } }, { token });
const list = async (): Promise<EndpointReply<typeof listPrompts>> => (await app.call(listPrompts, {}, { token })).body;

beforeEach(async () => {
  for (const { id } of await list()) await app.call(deletePrompt, { params: { id } }, { token });
});

describe('prompts', () => {
  it('are made, and one is active in a section', async () => {
    const first = await add();
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ ...texts, version: 1 });
    const second = await add({ title: 'Outra' });
    const other = await add({ section: 'sleep' });
    const listed = await list();
    expect(listed.map(({ id, isActive }) => [id, isActive])).toEqual([
      [second.body.id, true],
      [first.body.id, false],
      [other.body.id, true],
    ]);
  });

  it('become active by a change, which ends the other', async () => {
    const first = (await add()).body;
    const second = (await add({ isActive: false })).body;
    const answer = await app.call(
      changePrompt,
      { params: { id: second.id }, body: { ...texts, isActive: true } },
      { token },
    );
    expect(answer.body).toMatchObject({ isActive: true, version: 1 });
    expect((await list()).find(({ id }) => id === first.id)?.isActive).toBe(false);
  });

  it('keep every text that they had, and bring one back', async () => {
    const { id } = (await add()).body;
    const changed = await app.call(
      changePrompt,
      { params: { id }, body: { ...texts, systemPrompt: 'Fale pouco.' } },
      { token },
    );
    expect(changed.body).toMatchObject({ version: 2, systemPrompt: 'Fale pouco.' });
    const restored = await app.call(restorePromptVersion, { params: { id }, body: { version: 1 } }, { token });
    expect(restored.body).toMatchObject({ version: 3, systemPrompt: texts.systemPrompt, isActive: true });
    const versions = await app.call(listPromptVersions, { params: { id } }, { token });
    expect(versions.body.map(({ version, systemPrompt }) => [version, systemPrompt])).toEqual([
      [3, texts.systemPrompt],
      [2, 'Fale pouco.'],
      [1, texts.systemPrompt],
    ]);
    const missing = await app.call(restorePromptVersion, { params: { id }, body: { version: 9 } }, { token });
    expect(missing.status).toBe(404);
    const absurd = await app.call(restorePromptVersion, { params: { id }, body: { version: 2 ** 31 } }, { token });
    expect(absurd.status).toBe(400);
  });

  it('are gone with their versions', async () => {
    const { id } = (await add()).body;
    expect((await app.call(deletePrompt, { params: { id } }, { token })).status).toBe(200);
    expect((await app.call(deletePrompt, { params: { id } }, { token })).status).toBe(404);
    expect((await app.call(listPromptVersions, { params: { id } }, { token })).status).toBe(404);
  });

  it.each([
    [
      'userPromptTemplate',
      'Olá {{nome}}, hoje é {{ data }}',
      'Modelo do prompt do usuário usa {{nome}}, que não existe. As variáveis são: perfil, ',
    ],
    ['systemPrompt', '{{a}} {{b}} {{a}}', 'Prompt do sistema usa {{a}} e {{b}}, que não existem.'],
    ['systemPrompt', `{{${'z'.repeat(100)}}} {{}}`, `usa {{${'z'.repeat(40)}}} e {{}}, que não existem.`],
    ['systemPrompt', '{{1}} {{2}} {{3}} {{4}}', 'usa {{1}}, {{2}}, {{3}} e mais 1, que não existem.'],
    ['systemPrompt', ' ', 'Prompt do sistema'],
    ['title', 'x'.repeat(201), 'Título'],
    ['section', 'outra', 'Seção'],
  ] as const)('are refused for a wrong %s, named', async (field, value, says) => {
    const answer = await add({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.error.details?.map((detail) => detail.field)).toEqual([field]);
    expect(answer.error.message).toContain(says);
    expect(await list()).toEqual([]);
  });

  it('may be sent back as they were read', async () => {
    const prompt = (await add()).body;
    const answer = await app.callLoosely(
      changePrompt,
      { params: { id: prompt.id }, body: { ...prompt, title: 'Nova' } },
      { token },
    );
    expect(answer.body).toMatchObject({ title: 'Nova', version: 2 });
  });

  it('are read by section: the active one, else that of general, else none', async () => {
    const { readActive } = createPromptsService({
      db: app.db,
      clock: () => new Date(),
    });
    expect(await readActive('sleep')).toBeNull();
    await add({ section: 'general', systemPrompt: 'Seja geral.' });
    await add({ section: 'sleep', systemPrompt: 'Ainda não.', isActive: false });
    expect(await readActive('sleep')).toMatchObject({ systemPrompt: 'Seja geral.' });
    await add({ section: 'sleep', systemPrompt: 'Fale do sono.' });
    expect(await readActive('sleep')).toMatchObject({ systemPrompt: 'Fale do sono.' });
    expect(await readActive('chat')).toMatchObject({ systemPrompt: 'Seja geral.' });
  });
});
