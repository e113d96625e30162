import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { describe, expect, it } from 'vitest';
import { anExchange, isolateChat, renderChat, startChatServer } from '../chat-fixture.tsx';
import { ChatPage } from '../chat-page.tsx';

isolateChat();

const user = userEvent.setup();
const box = () => within(screen.getByRole('region', { name: 'Mensagens' }));
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

it('greets before the first message: what she can, what she cannot', async () => {
  startChatServer();
  await renderChat(<ChatPage />);
  expect(await box().findByRole('heading', { name: 'Oi! Eu sou a Vida.' })).toBeVisible();
  expect(
    box().getByText('Sou um assistente virtual; posso errar. Não ajusto remédios nem faço diagnóstico.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apagar conversa' })).toBeNull();
});

it('stands at the beginning of the greeting, however little of the screen a keyboard leaves', async () => {
  startChatServer();
  await renderChat(<ChatPage />);
  await box().findByRole('heading', { name: 'Oi! Eu sou a Vida.' });
  const region = screen.getByRole('region', { name: 'Mensagens' });
  Object.defineProperty(region, 'scrollHeight', { value: 900 });
  await user.type(screen.getByRole('textbox'), 'Oi');
  expect(region.scrollTop).toBe(0);
});

it('says when it cannot be loaded, tries again, and lets one write all the same', async () => {
  const server = startChatServer([anExchange({ response: 'Bem.' })]);
  server.listStatus = 503;
  await renderChat(<ChatPage />);
  expect(await box().findByText('Não foi possível carregar a conversa')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'dor no peito{Enter}');
  await server.last().finish(anExchange({ message: 'dor no peito', response: 'Ligue 192.' }));
  expect(await box().findByRole('link', { name: '192' })).toBeVisible();
  server.listStatus = 200;
  await user.click(await box().findByRole('button', { name: 'tentar de novo' }));
  expect(await box().findByText('Bem.')).toBeVisible();
});

it('shows the oldest at the top, by day, with time and who answered', async () => {
  const today = anExchange({ message: 'terceira', source: 'model', createdAt: daysAgo(0) });
  const yesterday = anExchange({ message: 'segunda', createdAt: daysAgo(1) });
  const before = anExchange({ message: 'primeira', createdAt: '2026-01-05T12:30:00.000Z' });
  startChatServer([today, yesterday, before]);
  await renderChat(<ChatPage />);
  const text = () => screen.getByRole('region', { name: 'Mensagens' }).textContent ?? '';
  await box().findByText('terceira');
  const order = ['segunda-feira, 05/01/2026', 'primeira', 'Ontem', 'Você: segunda', 'Hoje', 'terceira'];
  const places = order.map((part) => text().indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(box().getByText('09:30')).toBeVisible();
  expect(box().getAllByText('Gerado pelas regras do sistema')).toHaveLength(2);
  expect(box().getByText('Gerado por IA')).toBeVisible();
});

it('shows what was said as it is, never as markup', async () => {
  startChatServer([anExchange({ response: 'Linha 1\n<img src=x onerror=alert(1)> [aqui](http://x.com)' })]);
  await renderChat(<ChatPage />);
  expect(await box().findByText(/<img src=x onerror=alert\(1\)> \[aqui\]/)).toBeVisible();
  expect(box().queryByRole('img')).toBeNull();
  expect(box().queryByRole('link')).toBeNull();
});

it('has sources in a fold, and suggestions of the newest answer that are asked with one press', async () => {
  const newest = anExchange({ sources: ['Diretriz SBD 2025'], suggestions: ['E no mês passado?'] });
  const server = startChatServer([newest, anExchange({ suggestions: ['Pergunta antiga?'] })]);
  await renderChat(<ChatPage />);
  const suggestion = await box().findByRole('button', { name: 'E no mês passado?' });
  expect(box().queryByText('Pergunta antiga?')).toBeNull();
  expect(box().getByText('Diretriz SBD 2025').closest('details')).not.toHaveAttribute('open');
  await user.click(suggestion);
  expect(server.last().body).toEqual({ message: 'E no mês passado?' });
  expect(screen.getByRole('textbox', { name: 'Sua mensagem' })).toHaveFocus();
});

it('marks an answer that was cut off, and asks again', async () => {
  const server = startChatServer([anExchange({ message: 'E o sono?', isComplete: false })]);
  await renderChat(<ChatPage />);
  expect(await box().findByText('Resposta interrompida')).toBeVisible();
  await user.click(box().getByRole('button', { name: 'Perguntar de novo' }));
  expect(server.last().body).toEqual({ message: 'E o sono?' });
});

describe('older ones', () => {
  const many = () =>
    startChatServer(Array.from({ length: 5 }, (_, index) => anExchange({ message: `mensagem ${5 - index}` })));

  it('come with the button, and once each', async () => {
    const server = many();
    server.pageSize = 2;
    await renderChat(<ChatPage />);
    await box().findByText('mensagem 5');
    expect(box().queryByText('mensagem 3')).toBeNull();
    await user.click(box().getByRole('button', { name: 'Mensagens anteriores' }));
    expect(await box().findByText('mensagem 3')).toBeVisible();
    await user.click(box().getByRole('button', { name: 'Mensagens anteriores' }));
    expect(await box().findByText('mensagem 1')).toBeVisible();
    expect(box().queryByRole('button', { name: 'Mensagens anteriores' })).toBeNull();
    expect(box().getAllByText(/^mensagem \d/)).toHaveLength(5);
  });

  it('come when one scrolls up, which also offers the way back to the end', async () => {
    const server = many();
    server.pageSize = 2;
    await renderChat(<ChatPage />);
    await box().findByText('mensagem 5');
    const region = screen.getByRole('region', { name: 'Mensagens' });
    Object.defineProperties(region, {
      scrollHeight: { value: 2000, configurable: true },
      clientHeight: { value: 400, configurable: true },
    });
    const scrollTo = (top: number) => {
      region.scrollTop = top;
      fireEvent.scroll(region);
    };
    scrollTo(900);
    expect(box().queryByText('mensagem 3')).toBeNull();
    Object.defineProperty(region, 'scrollHeight', { value: 2000, configurable: true });
    scrollTo(100);
    // What comes in above pushes the rest down by its height.
    Object.defineProperty(region, 'scrollHeight', { value: 2600, configurable: true });
    expect(await box().findByText('mensagem 3')).toBeVisible();
    expect(region.scrollTop).toBe(700);
    await user.click(screen.getByRole('button', { name: 'Ir para o fim' }));
    expect(region.scrollTop).toBe(2600);
    expect(screen.queryByRole('button', { name: 'Ir para o fim' })).toBeNull();
  });

  it('say when they could not be loaded', async () => {
    const server = many();
    server.pageSize = 3;
    await renderChat(<ChatPage />);
    await box().findByText('mensagem 5');
    server.listStatus = 503;
    await user.click(box().getByRole('button', { name: 'Mensagens anteriores' }));
    expect(await box().findByText('as anteriores não carregaram')).toBeVisible();
    server.listStatus = 200;
    await user.click(box().getByRole('button', { name: 'tentar de novo' }));
    expect(await box().findByText('mensagem 1')).toBeVisible();
  });
});

describe('deleting', () => {
  it('takes one exchange after asking', async () => {
    const server = startChatServer([anExchange({ message: 'fica' }), anExchange({ message: 'sai' })]);
    const [, leaving] = server.exchanges;
    await renderChat(<ChatPage />);
    await user.click(await box().findByRole('button', { name: 'Apagar a pergunta: sai' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Apagar esta pergunta?' });
    expect(server.exchanges).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Apagar' }));
    await waitFor(() => expect(box().queryByText('sai')).toBeNull());
    expect(server.to(`DELETE /api/chat/messages/${leaving?.id}`)).toHaveLength(1);
    expect(box().getByText('fica')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Mensagens' })).toHaveFocus());
  });

  it('takes the whole history after asking', async () => {
    const server = startChatServer([anExchange(), anExchange()]);
    await renderChat(<ChatPage />);
    await user.click(await screen.findByRole('button', { name: 'Apagar conversa' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Apagar a conversa inteira?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(server.to('DELETE /api/chat/messages')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Apagar conversa' }));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Apagar conversa' }));
    expect(await box().findByText('Oi! Eu sou a Vida.')).toBeVisible();
    expect(server.exchanges).toEqual([]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Sua mensagem' })).toHaveFocus());
  });
});
