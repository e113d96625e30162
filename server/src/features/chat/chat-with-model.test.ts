import { type AddressInfo, connect } from 'node:net';
import { deleteAccount } from '@vida/contract/account/account-endpoints.ts';
import { getAdviserHealth, openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { listChatMessages, sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { generateExerciseProgram } from '@vida/contract/exercises/exercises-endpoints.ts';
import { generateMealPlan } from '@vida/contract/nutrition/nutrition-endpoints.ts';
import { addPrompt } from '@vida/contract/prompts/prompts-endpoints.ts';
import { generateRecommendations } from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, startModelServer } from '../../testing/model-server.ts';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
let app: TestApp;
let url: string;
let admin: string;
let person: Awaited<ReturnType<TestApp['signUp']>>;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({
    ai: { baseUrl: model.baseUrl, model: 'm', apiKey: 'chave-secreta', timeoutMs: 2000 },
  });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  admin = (await app.signUp({ email: ADMIN_EMAIL })).token;
  await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token: admin });
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  person = await app.signUp({ firstName: 'Zulmira', lastName: 'Quaresma' });
  model.requests.length = 0;
});

const send = (message: string) => app.call(sendChatMessage, { body: { message } }, { token: person.token });

const openStream = (message: string, signal: AbortSignal) =>
  fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ message }),
    signal,
  });

describe('a conversation with a language model', () => {
  it('sends the administrator’s active prompt, and no identity', async () => {
    const prompt = {
      section: 'chat',
      title: 'Conversa',
      systemPrompt: 'Fale como uma vizinha do interior.',
      userPromptTemplate: 'Hoje é {{data}}. Pergunta: {{mensagem}}',
      isActive: true,
    } as const;
    await app.call(addPrompt, { body: prompt }, { token: admin });
    model.script(answering('Uma caminhada leve depois do almoço costuma fazer bem.'));
    const { body } = await send('o que faço depois do almoço?');
    expect(body).toMatchObject({
      source: 'model',
      response: 'Uma caminhada leve depois do almoço costuma fazer bem.',
      isComplete: true,
    });
    const [request] = model.requests;
    expect(request?.messages[0]?.content).toContain('Fale como uma vizinha do interior.');
    expect(request?.messages.at(-1)?.content).toMatch(/Hoje é .*Pergunta: [\s\S]*o que faço depois do almoço/);
    const { user } = person;
    for (const secret of ['Zulmira', 'Quaresma', user.email, user.username, user.id, person.token])
      expect(request?.raw).not.toContain(secret);
  });

  it('never asks the model about an emergency or a dose', async () => {
    expect((await send('estou com dor no peito e suando frio')).body.emergency?.label).toBe('medical');
    await send('posso dobrar minha insulina?');
    expect(model.requests).toEqual([]);
  });

  it('answers by the rules when the model fails, and counts it without a text', async () => {
    model.script({ kind: 'status', status: 500 });
    const { status, body } = await send('o que é índice glicêmico?');
    expect([status, body.source]).toEqual([200, 'rules']);
    const health = await vi.waitFor(async () => {
      const answer = await app.call(getAdviserHealth, {}, { token: admin });
      expect(answer.body.days).toContainEqual(expect.objectContaining({ task: 'chat', outcome: 'model_failed' }));
      return answer.body;
    });
    expect(health.model).toMatchObject({ isConfigured: true, name: 'm', reach: 'private' });
    expect(JSON.stringify(health)).not.toMatch(/glicêmico|chave-secreta/);
  });

  it('keeps what was said when the person leaves, and lets go of the model', async () => {
    model.script({ kind: 'answer', answer: 'Beba água. '.repeat(60), chunkMs: 30 });
    const leaving = new AbortController();
    const response = await openStream('me dê ideias para o verão', leaving.signal);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let seen = ''; !seen.includes('Beba'); ) seen += (await reader?.read())?.value ?? '';
    const second = await send('e agora?');
    expect([second.status, second.error.code]).toEqual([409, 'answer_pending']);
    leaving.abort();
    const [stored] = await vi.waitFor(async () => {
      const { body } = await app.call(listChatMessages, { query: {} }, { token: person.token });
      expect(body).toHaveLength(1);
      return body;
    });
    expect(stored).toMatchObject({
      isComplete: false,
      source: 'model',
      message: 'me dê ideias para o verão',
    });
    expect(stored?.response).toMatch(/^Beba água\./);
    await vi.waitFor(() => expect(model.openRequests()).toBe(0));
  });

  it('answers the next question of who was gone before the first event', async () => {
    model.script(answering('Beba água.'));
    const closed = new Promise((resolve) => {
      app.app.server.once('connection', (socket) => socket.once('close', resolve));
    });
    const body = JSON.stringify({ message: 'me de ideias para o inverno' });
    const head = [
      'POST /api/chat/message HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${person.token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Accept: text/event-stream',
      'Idempotency-Key: inverno',
    ];
    // The question waits for its key to be looked up until its asker is gone.
    const holder = await app.pool.connect();
    await holder.query('begin');
    await holder.query('lock table idempotency_keys in access exclusive mode');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    await vi.waitFor(async () => {
      const { rows } = await holder.query('select 1 from pg_locks where not granted');
      expect(rows).toHaveLength(1);
    });
    socket.destroy();
    await closed;
    await holder.query('commit');
    holder.release();
    await vi.waitFor(
      async () => {
        const { body: stored } = await app.call(listChatMessages, { query: {} }, { token: person.token });
        expect(stored).toMatchObject([{ message: 'me de ideias para o inverno', isComplete: false }]);
      },
      { timeout: 10_000 },
    );
    expect((await send('e no verão?')).status).toBe(200);
  });

  it('leaves nothing of who deletes the account while the model still speaks', async () => {
    model.script({ kind: 'answer', answer: 'Beba água. '.repeat(40), chunkMs: 20 });
    const { token, password, user } = person;
    const response = await openStream('me dê ideias para o outono', AbortSignal.timeout(10_000));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let seen = ''; !seen.includes('Beba'); ) seen += (await reader?.read())?.value ?? '';
    expect((await app.call(deleteAccount, { body: { password } }, { token })).status).toBe(200);
    // The connection is cut: there is nobody whose answer it could be.
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow();
    for (const table of ['chat_messages', 'model_usage', 'idempotency_keys']) {
      const { rows } = await app.pool.query(`select 1 from ${table} where user_id = $1`, [user.id]);
      expect(rows).toEqual([]);
    }
    await vi.waitFor(() => expect(model.openRequests()).toBe(0));
  });

  it('plans and advises by the rules when the model talks nonsense', async () => {
    model.script(answering('<html>não sei</html>'));
    const { token } = person;
    const program = await app.call(generateExerciseProgram, {}, { token });
    expect([program.status, program.body.source]).toEqual([201, 'rules']);
    const plan = await app.call(generateMealPlan, { body: { mealType: 'snack' } }, { token });
    expect([plan.status, plan.body.source]).toEqual([201, 'rules']);
    const tips = await app.call(generateRecommendations, { body: { category: 'general' } }, { token });
    expect(tips.status).toBe(201);
    expect(new Set(tips.body.map(({ source }) => source))).toEqual(new Set(['rules']));
    expect(model.requests.length).toBeGreaterThan(0);
  });

  it('keeps the day of a programme that the model chose', async () => {
    model.script({
      kind: 'answer',
      answer: ({ messages }) => {
        const rows = (messages.at(-1)?.content ?? '').split('\n').map((line) => line.split(' | '));
        const of = (phase: string) => rows.filter(([, part]) => part === phase);
        const total = Number(/cerca de (\d+) minutos/.exec(messages.at(-1)?.content ?? '')?.[1]);
        const [first, last] = [of('warm_up')[0], of('cool_down')[0]];
        const middle = rows.filter(([, part]) => part === 'main').slice(0, 3);
        const left = total - Number(first?.[3]) - Number(last?.[3]);
        const exercises = [
          { name: first?.[0], duration: Number(first?.[3]) },
          ...middle.map(([name]) => ({ name, duration: Math.floor(left / middle.length) })),
          { name: last?.[0], duration: Number(last?.[3]) },
        ];
        return JSON.stringify({ exercises });
      },
    });
    const { token } = person;
    const { body } = await app.call(generateExerciseProgram, {}, { token });
    expect(body.source).toBe('model');
    expect(body.exercises.length).toBeGreaterThanOrEqual(3);
  });
});
