import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_CHECKED_LENGTH } from '@vida/contract/chat/chat-kinds.ts';
import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import { describe, expect, it } from 'vitest';
import { offerHelp } from '../lib/offer-help.ts';
import { session } from '../lib/session.ts';
import { vidaSays } from '../lib/vida-says.ts';
import { sampleSession } from '../testing/sample-session.ts';
import type { Answer } from '../testing/serve-api.ts';
import { fill, findPage, startWholeApp } from '../testing/whole-app.tsx';
import { toastStore } from '../ui/toast/toast-store.ts';

const app = startWholeApp();
const user = userEvent.setup();

const night: SleepRecord = {
  id: '0190b1c0-0000-7000-8000-000000000001',
  sleepDate: '2026-11-21',
  bedTime: '2026-11-21T01:00:00.000Z',
  bedUtcOffsetMinutes: -180,
  wakeTime: '2026-11-21T09:00:00.000Z',
  wakeUtcOffsetMinutes: -180,
  fallAsleepTime: 15,
  nightWakings: 0,
  sleepQuality: '7',
  notes: null,
};
const help: HelpOffer = {
  text: 'Sinto muito que você esteja passando por isso. O CVV atende no 188.',
  emergency: {
    label: 'emotional',
    lines: ['cvv', 'samu'],
    steps: ['Fique com alguém.', 'Afaste o que possa machucar.'],
    question: 'Você está em segurança agora?',
  },
};

const checks = () => app.sent('POST /api/chat/check').map(({ body }) => JSON.parse(body));
const dialog = () => screen.findByRole('alertdialog', { name: 'Sobre o que você escreveu' });

const SAVED = 'Registro de sono adicionado com sucesso.';
const saidSaved = () => screen.findByText(SAVED);

const saveNight = async (notes: string, checked: Answer) => {
  app.answers['POST /api/sleep-records'] = { status: 201, body: night };
  app.answers['POST /api/chat/check'] = checked;
  await app.open('/sleep', sampleSession());
  await findPage('Qualidade do Sono');
  await user.click(screen.getByRole('button', { name: 'Registrar sono' }));
  await fill('Observações', notes);
  await user.click(screen.getByRole('button', { name: 'Salvar registro' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

describe('a night’s note', () => {
  it('that speaks of danger is saved, and shows whom to call', async () => {
    await saveNight('não quero mais viver', { body: { help } });
    const shown = await dialog();
    expect(checks()).toEqual([{ text: 'não quero mais viver' }]);
    expect(JSON.parse(app.sent('POST /api/sleep-records')[0]?.body ?? '').notes).toBe('não quero mais viver');
    expect(shown).toHaveAccessibleDescription(help.text);
    expect(shown).toHaveFocus();
    expect(within(shown).getByText('O que você escreveu foi salvo.')).toBeVisible();
    // Nothing stands over what to do.
    expect(toastStore.read()).toMatchObject([{ description: SAVED, open: false }]);
    const [cvv, samu, chat] = within(shown).getAllByRole('link');
    expect([cvv, samu].map((link) => link?.getAttribute('href'))).toEqual(['tel:188', 'tel:192']);
    expect(chat).toHaveAccessibleName('Conversar com a Vida');
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(help.emergency.steps);
    await user.tab();
    expect(cvv).toHaveFocus();
  });

  it('keeps Vida quiet until it is closed, and she does not cheer then', async () => {
    await saveNight('não quero mais viver', { body: { help } });
    await dialog();
    expect(vidaSays.isHushed()).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(vidaSays.isHushed()).toBe(false);
    expect(vidaSays.read().achievement).toBeNull();
  });

  it('that is harmless shows nothing', async () => {
    await saveNight('acordei com calor', { body: { help: null } });
    expect(await saidSaved()).toBeVisible();
    await waitFor(() => expect(vidaSays.read().achievement).toBe('sleep_logged'));
    expect(checks()).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('that cannot be checked is saved as ever, and nothing is said about it', async () => {
    await saveNight('não quero mais viver', { status: 503 });
    expect(await saidSaved()).toBeVisible();
    await waitFor(() => expect(vidaSays.read().achievement).toBe('sleep_logged'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Erro/)).not.toBeInTheDocument();
  });
});

describe('the help', () => {
  const show = async () => {
    app.answers['POST /api/chat/check'] = { body: { help } };
    await app.open('/account', sampleSession());
    await findPage('Minha conta');
    await act(() => offerHelp(['não quero mais viver']));
    return within(await dialog());
  };

  it('closes', async () => {
    const shown = await show();
    await user.click(shown.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('leads to the conversation', async () => {
    app.answers['GET /api/chat/messages'] = { body: [] };
    app.answers['GET /api/chat/model'] = { body: { reach: 'none', host: null, consent: 'not_needed' } };
    const shown = await show();
    await user.click(shown.getByRole('link', { name: 'Conversar com a Vida' }));
    expect(await findPage(/Chat/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('goes with whom it was for', async () => {
    await show();
    act(() => session.clear());
    expect(vidaSays.isHushed()).toBe(false);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('what is looked through', () => {
  const offer = async (...texts: Parameters<typeof offerHelp>) => {
    app.answers['POST /api/chat/check'] = { body: { help: null } };
    session.save(sampleSession());
    await offerHelp(...texts);
    return checks();
  };

  it.each([[['']], [[null, undefined]], [['calor  ']]])('is nothing where %j was written', async (texts) =>
    expect(await offer(texts)).toEqual([]),
  );

  it('is what was not there before, all of it together', async () => {
    const texts = ['perda de peso', 'dormi mal', 'fui à praia'];
    expect(await offer(texts, ['perda de peso', null])).toEqual([{ text: 'dormi mal\nfui à praia' }]);
  });

  it('ends where the server stops reading, with whole letters', async () => {
    const [sent] = await offer([`${'a'.repeat(MAX_CHECKED_LENGTH - 1)}😀`]);
    expect(sent.text).toBe(`${'a'.repeat(MAX_CHECKED_LENGTH - 1)}\u{fffd}`);
  });
});
