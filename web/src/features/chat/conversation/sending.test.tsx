import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { anExchange, isolateChat, renderChat, startChatServer } from '../chat-fixture.tsx';
import { ChatPage } from '../chat-page.tsx';

isolateChat();

const user = userEvent.setup();
const SEND = 'POST /api/chat/message';
const QUESTION = 'Como dormi?';

const field = () => screen.getByRole('textbox', { name: 'Sua mensagem' });
const box = () => within(screen.getByRole('region', { name: 'Mensagens' }));
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const open = async (server = startChatServer()) => {
  await renderChat(<ChatPage />);
  await waitFor(() => expect(screen.queryByText('Carregando a conversa...')).toBeNull());
  return server;
};
const ask = async (text = QUESTION) => user.type(field(), `${text}{Enter}`);
const answer = (message = QUESTION, response = 'Você dormiu 7,5 h por noite.') => anExchange({ message, response });

describe('sending', () => {
  it('shows the message at once, then typing, then the answer, and empties the box', async () => {
    const server = await open();
    await ask(`  ${QUESTION}  `);
    expect(box().getByText(QUESTION)).toBeVisible();
    expect(box().getByText('Digitando...')).toBeVisible();
    expect(server.to(SEND).map(({ body }) => body)).toEqual([{ message: QUESTION }]);
    expect(server.last().headers.accept).toBe('text/event-stream');
    await server.last().finish(answer());
    expect(await box().findByText('Você dormiu 7,5 h por noite.')).toBeVisible();
    expect(box().getAllByText(QUESTION)).toHaveLength(1);
    expect(box().queryByText('Digitando...')).toBeNull();
    expect(field()).toHaveValue('');
  });

  it('reads the answer from the question on, however long it is, with the end one touch away', async () => {
    const server = await open();
    const region = screen.getByRole('region', { name: 'Mensagens' });
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(640);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
    region.scrollTop = 100;
    await ask();
    expect(region.scrollTop).toBe(640);
    await server.last().finish(answer());
    await box().findByText('Você dormiu 7,5 h por noite.');
    expect(region.scrollTop).toBe(640);
    fireEvent.scroll(region);
    await user.click(screen.getByRole('button', { name: 'Ir para o fim' }));
    expect(region.scrollTop).toBe(2000);
    vi.restoreAllMocks();
  });

  it('keeps text and focus in a box that cannot be changed meanwhile, and sends one at a time', async () => {
    const server = await open();
    await ask();
    expect(field()).toHaveValue(QUESTION);
    expect(field()).toHaveAttribute('aria-disabled', 'true');
    expect(field()).toHaveFocus();
    await user.type(field(), 'mais{Enter}');
    expect(field()).toHaveValue(QUESTION);
    await server.last().finish(answer());
    await waitFor(() => expect(field()).toHaveAttribute('aria-disabled', 'false'));
    expect(field()).toHaveFocus();
    expect(server.to(SEND)).toHaveLength(1);
  });

  it('sends once where two presses come before anything is drawn', async () => {
    const server = await open();
    await user.type(field(), QUESTION);
    act(() => {
      fireEvent.keyDown(field(), { key: 'Enter' });
      fireEvent.keyDown(field(), { key: 'Enter' });
    });
    expect(server.to(SEND)).toHaveLength(1);
  });

  it('asks no frequent question meanwhile', async () => {
    const server = await open();
    await ask();
    await user.click(screen.getByRole('button', { name: 'Quais hábitos ajudam o sono?' }));
    expect(server.to(SEND)).toHaveLength(1);
  });

  it('is not stopped by a second press of Enviar', async () => {
    const server = await open();
    await user.type(field(), QUESTION);
    await user.dblClick(screen.getByRole('button', { name: 'Enviar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Parar' }), { detail: 2 });
    expect(server.last().signal?.aborted).toBe(false);
    expect(box().getByText('Digitando...')).toBeVisible();
  });

  it('begins a line with Shift+Enter, and leaves Enter to an input method', async () => {
    const server = await open();
    await user.type(field(), 'Uma{Shift>}{Enter}{/Shift}duas');
    expect(field()).toHaveValue('Uma\nduas');
    const composing = createEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent(field(), composing);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(composing.defaultPrevented).toBe(false);
    expect(server.to(SEND)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(server.to(SEND).map(({ body }) => body)).toEqual([{ message: 'Uma\nduas' }]);
  });

  it('sends nothing that is empty or too long, and tells the length near the end', async () => {
    const server = await open();
    await ask('   ');
    fireEvent.change(field(), { target: { value: 'a'.repeat(1799) } });
    expect(screen.queryByText(/de 2\.000 caracteres/)).toBeNull();
    fireEvent.change(field(), { target: { value: 'a'.repeat(1800) } });
    expect(field()).toHaveAccessibleDescription('1.800 de 2.000 caracteres');
    fireEvent.change(field(), { target: { value: 'a'.repeat(2001) } });
    expect(field()).toHaveAccessibleDescription(/passou 1 caractere do limite/);
    await user.type(field(), '{Enter}');
    expect(server.to(SEND)).toEqual([]);
    fireEvent.change(field(), { target: { value: 'a'.repeat(2000) } });
    await user.type(field(), '{Enter}');
    expect(server.to(SEND)).toHaveLength(1);
  });

  it('waits for the connection, and says so', async () => {
    const server = await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await ask();
    expect(field()).toHaveAccessibleDescription(/Sem internet/);
    expect(server.to(SEND)).toEqual([]);
    vi.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    await user.type(field(), '{Enter}');
    expect(server.to(SEND)).toHaveLength(1);
  });

  it('asks a frequent question with one press, and leaves a draft alone', async () => {
    const server = await open();
    await user.type(field(), 'rascunho');
    await user.click(screen.getByRole('button', { name: 'Como anda minha pressão?' }));
    expect(field()).toHaveFocus();
    await server.last().finish(answer('Como anda minha pressão?', '12 por 8.'));
    expect(await box().findByText('12 por 8.')).toBeVisible();
    expect(field()).toHaveValue('rascunho');
  });
});

describe('an answer that comes bit by bit', () => {
  it('grows, begins again when it has to, and is heard once when it is whole', async () => {
    const server = await open();
    await ask();
    await server.last().chunk({ type: 'thinking' });
    await server.last().chunk({ type: 'text', text: 'Tome ' });
    await server.last().chunk({ type: 'text', text: 'dois.' });
    expect(await box().findByText('Tome dois.')).toBeVisible();
    expect(news()).toContain('Digitando...');
    await server.last().chunk({ type: 'restart' });
    await server.last().chunk({ type: 'text', text: 'Fale com a UBS.' });
    expect(await box().findByText('Fale com a UBS.')).toBeVisible();
    expect(box().queryByText(/Tome/)).toBeNull();
    expect(news().join()).not.toContain('UBS');
    await server.last().finish(answer(QUESTION, 'Fale com a UBS.'));
    await waitFor(() => expect(news()).toContain('Vida respondeu: Fale com a UBS.'));
    expect(box().getAllByText('Fale com a UBS.')).toHaveLength(1);
  });

  it('can be stopped: what was said stays, marked, and the server hears of it', async () => {
    const server = await open();
    await ask();
    await server.last().chunk({ type: 'text', text: 'Você dormiu' });
    await box().findByText('Você dormiu');
    await user.click(screen.getByRole('button', { name: 'Parar' }));
    expect(server.last().signal?.aborted).toBe(true);
    expect(field()).toHaveFocus();
    expect(box().getByText('Resposta interrompida')).toBeVisible();
    expect(box().queryByText('Digitando...')).toBeNull();
    server.exchanges.unshift(anExchange({ message: QUESTION, response: 'Você dormiu', isComplete: false }));
    // The list is read again, and takes the place of what was on its way.
    await waitFor(() => expect(box().getByText('Gerado pelas regras do sistema')).toBeVisible());
    expect(box().getAllByText(QUESTION)).toHaveLength(1);
    await user.click(box().getByRole('button', { name: 'Perguntar de novo' }));
    expect(server.to(SEND)).toHaveLength(2);
  });
});

describe('a failure', () => {
  const keyOf = (call: { headers: Record<string, string> } | undefined) => call?.headers['idempotency-key'];

  it('stops typing, keeps the text, says so, and is tried again as the same submit', async () => {
    const server = await open();
    server.sendStatus = 500;
    await ask();
    expect(await screen.findByText('Erro ao enviar mensagem. Tente novamente.')).toBeVisible();
    expect(screen.getByText('Erro')).toBeVisible();
    expect(box().queryByText('Digitando...')).toBeNull();
    expect(field()).toHaveValue(QUESTION);
    expect(box().getByText('não enviada')).toBeVisible();
    server.sendStatus = 200;
    await user.click(box().getByRole('button', { name: 'tentar de novo' }));
    const [first, second] = server.to(SEND);
    expect(keyOf(first)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(second)).toBe(keyOf(first));
    await server.last().finish(answer());
    await waitFor(() => expect(field()).toHaveValue(''));
    await ask();
    expect(keyOf(server.to(SEND)[2])).not.toBe(keyOf(first));
  });

  it('of the connection half way forgets the half, and goes when the list has the whole', async () => {
    const server = await open();
    await ask();
    await server.last().chunk({ type: 'text', text: 'Você' });
    await box().findByText('Você');
    await server.last().cut();
    expect(await box().findByText('não enviada')).toBeVisible();
    expect(box().queryByText('Você')).toBeNull();
    server.exchanges.unshift(answer());
    // As the live updates do.
    await act(() => queryClientFor(session.get()?.user.id ?? null).invalidateQueries());
    expect(await box().findByText('Você dormiu 7,5 h por noite.')).toBeVisible();
    expect(box().queryByText('não enviada')).toBeNull();
    expect(field()).toHaveValue('');
  });

  it('is told in the server’s words where it refuses', async () => {
    const server = await open();
    server.refusal = { message: 'Espere um instante e envie de novo.', code: 'answer_pending' };
    server.sendStatus = 409;
    await ask();
    expect(await screen.findByText('Espere um instante e envie de novo.')).toBeVisible();
  });
});

it('keeps draft and message on its way while the page is left', async () => {
  const server = startChatServer();
  const view = await renderChat(<ChatPage />);
  await ask();
  view.unmount();
  await server.last().chunk({ type: 'text', text: 'Você dormiu bem.' });
  await renderChat(<ChatPage />);
  expect(await box().findByText('Você dormiu bem.')).toBeVisible();
  expect(field()).toHaveValue(QUESTION);
  await server.last().finish(answer());
  expect(await box().findByText('Você dormiu 7,5 h por noite.')).toBeVisible();
});
