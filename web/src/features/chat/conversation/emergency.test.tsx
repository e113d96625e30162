import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HELP_LINES } from '@vida/contract/chat/chat-kinds.ts';
import type { ChatEmergency } from '@vida/contract/chat/chat-schemas.ts';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import { describe, expect, it, vi } from 'vitest';
import { vidaSays } from '../../../lib/vida-says.ts';
import { helpLines } from '../../../ui/help-lines.ts';
import { anExchange, isolateChat, renderChat, startChatServer } from '../chat-fixture.tsx';
import { ChatPage } from '../chat-page.tsx';

isolateChat();

const user = userEvent.setup();
const medical: ChatEmergency = {
  label: 'medical',
  lines: ['samu', 'firefighters', 'poisoning'],
  steps: ['Sente-se.', 'Não dirija.'],
  question: 'Você está com esse sintoma agora?',
};
const emotional: ChatEmergency = { label: 'emotional', lines: ['cvv', 'samu'], steps: [], question: null };

const card = async (title: string) => {
  const alerts = await screen.findAllByRole('alert');
  const found = alerts.find((alert) => within(alert).queryByText(title));
  if (!found) throw new Error(`no card ${title}`);
  return within(found);
};
const numbers = (area: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  area.getAllByRole('link').map((link) => link.getAttribute('href'));
const open = async (emergency: ChatEmergency, hoursAgo = 0) => {
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  const server = startChatServer([anExchange({ emergency, createdAt })]);
  await renderChat(<ChatPage />);
  await screen.findByText('Sua média desta semana é 112 mg/dL.');
  return server;
};

it('knows every help line of the contract by its number', () => {
  const phones = Object.entries(helpLines).map(([name, { phone }]) => [name, phone]);
  expect(Object.fromEntries(phones)).toEqual(HELP_LINES);
});

it('is on the page from the beginning, with SAMU and CVV', async () => {
  startChatServer();
  await renderChat(<ChatPage />);
  const line = await card('Emergência?');
  expect(numbers(line)).toEqual(['tel:192', 'tel:188']);
  const more = line.getByText(/ligue para o SAMU/);
  expect(more).not.toBeVisible();
  await user.click(line.getByRole('button', { name: 'Emergência?' }));
  expect(more).toBeVisible();
});

describe('beside an answer', () => {
  it('has the lines in their order, the steps, and the question whose answer is sent', async () => {
    const server = await open(medical);
    const area = await card('Isto pode ser uma emergência');
    expect(numbers(area)).toEqual(['tel:192', 'tel:193', 'tel:08007226001']);
    expect(area.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(medical.steps);
    const question = within(area.getByRole('group', { name: 'Você está com esse sintoma agora?' }));
    expect(question.getByRole('button', { name: 'Não' })).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Sim' }));
    expect(server.last().body).toEqual({ message: 'Sim' });
    expect(screen.queryByRole('group', { name: 'Você está com esse sintoma agora?' })).toBeNull();
  });

  it('is brought into sight from its telephones on, however long it is', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(640);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
    await open(medical);
    const box = screen.getByRole('region', { name: 'Mensagens' });
    expect(box.scrollTop).toBe(640);
    await user.click(screen.getByRole('button', { name: 'Ir para o fim' }));
    expect(box.scrollTop).toBe(2000);
    vi.restoreAllMocks();
  });

  it('puts the CVV first where the need is emotional', async () => {
    await open(emotional);
    expect(numbers(await card('Você não precisa passar por isso só'))).toEqual(['tel:188', 'tel:192']);
  });

  it('has the answer to what was asked besides under it', async () => {
    await open({ ...medical, answer: 'Sua última glicose registrada: 112 mg/dL, hoje às 09:10.' });
    const answer = screen.getByText(/Sua última glicose registrada/);
    const steps = (await card('Isto pode ser uma emergência')).getByText('Não dirija.');
    expect(steps.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stays until it is closed, and is one press away then', async () => {
    await open(medical);
    await card('Isto pode ser uma emergência');
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText('Isto pode ser uma emergência')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mostrar aviso de emergência' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await card('Isto pode ser uma emergência')).toBeTruthy();
  });

  it.each([
    [23, false],
    [25, true],
  ])('of %i h ago is closed: %s', async (hours, isClosed) => {
    await open(medical, hours);
    expect(screen.queryByText('Isto pode ser uma emergência') === null).toBe(isClosed);
  });
});

describe('beside the place to write', () => {
  const violent: ChatEmergency = { ...emotional, lines: ['police', 'women', 'rights', 'cvv'] };
  const pinned = () => within(screen.getByRole('region', { name: 'Telefones de emergência' }));
  const putAway = () => screen.queryByRole('region', { name: 'Telefones de emergência' });

  it.each([
    ['medical', medical, ['tel:192']],
    ['emotional', emotional, ['tel:188', 'tel:192']],
    ['violent', violent, ['tel:190', 'tel:188']],
  ])('stand whom to call first, and SAMU and CVV where named: %s', async (_, emergency, phones) => {
    await open(emergency);
    expect(numbers(pinned())).toEqual(phones);
  });

  it('stand the newest one’s, and are put away with every notice, after which Vida may speak', async () => {
    const server = startChatServer([anExchange({ emergency: medical })]);
    await renderChat(<ChatPage />);
    await user.type(screen.getByRole('textbox'), 'quero morrer{Enter}');
    await server.last().finish(anExchange({ message: 'quero morrer', emergency: emotional }));
    await waitFor(() => expect(numbers(pinned())).toEqual(['tel:188', 'tel:192']));
    const speakAgain = vidaSays.hush();
    await user.click(pinned().getByRole('button', { name: 'Fechar os telefones' }));
    expect(putAway()).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Mostrar aviso de emergência' })).toHaveLength(2);
    // The button went with them: the keyboard is at the messages, and no keyboard of a phone opens.
    expect(screen.getByRole('region', { name: 'Mensagens' })).toHaveFocus();
    // What else asked for silence still has it.
    expect(vidaSays.isHushed()).toBe(true);
    speakAgain();
    expect(vidaSays.isHushed()).toBe(false);
  });

  it('stands nothing without an emergency, nor after its day', async () => {
    await open(medical, 25);
    expect(putAway()).toBeNull();
  });
});

describe('telephone numbers in an answer', () => {
  const linksIn = async (response: string) => {
    startChatServer([anExchange({ response })]);
    await renderChat(<ChatPage />);
    const messages = within(await screen.findByRole('region', { name: 'Mensagens' }));
    await messages.findAllByRole('link');
    return numbers(messages);
  };

  it('can be tapped', async () => {
    const response =
      'O caju tem fibras.\n\nSe isto está acontecendo com você agora: SAMU ' +
      '192 · CVV 188. Ligue 190, ou no Disque-Intoxicação: 0800 722 6001.';
    expect(await linksIn(response)).toEqual(['tel:192', 'tel:188', 'tel:190', 'tel:08007226001']);
    expect(screen.getByText(/O caju tem fibras/)).toHaveTextContent(response.replaceAll('\n\n', ' '));
  });

  it('are no readings', async () => {
    startChatServer([
      anExchange({
        response:
          'A mais alta foi o 192 mg/dL de ontem, e 188 em jejum. Meta: 100 ' +
          'a 180. Coma 80 ou 100 g de arroz, com 150 ou 180 ml de suco.',
      }),
    ]);
    await renderChat(<ChatPage />);
    const text = await screen.findByText(/A mais alta foi/);
    expect(within(text).queryAllByRole('link')).toEqual([]);
  });
});

it('keeps Vida quiet from the answer on, until the notice is closed', async () => {
  const server = startChatServer();
  await renderChat(<ChatPage />);
  await user.type(screen.getByRole('textbox'), 'dor no peito{Enter}');
  expect(vidaSays.isHushed()).toBe(false);
  await server.last().finish(anExchange({ message: 'dor no peito', emergency: medical }));
  await waitFor(() => expect(vidaSays.isHushed()).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Fechar aviso' }));
  expect(vidaSays.isHushed()).toBe(false);
});
