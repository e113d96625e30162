import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '../lib/session.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { fill, findPage, startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();

const TOKEN = 'a'.repeat(43);
const RESET = 'POST /api/password-links/use';

/** As the server writes it into the page where a mail server is set. */
const withMail = () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'password-mail', content: 'yes' });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
};

afterEach(() => {
  vi.useRealTimers();
});

it('leads from the login to what this installation can do without a mail server', async () => {
  await app.open('/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Esqueceu a senha?' }));
  await findPage('Esqueci minha senha');
  expect(screen.getByText(/não envia e-mail/)).toBeVisible();
  expect(screen.getByText(/senha provisória/)).toBeVisible();
  expect(screen.getByText('npm run user:reset -- seu@email')).toBeVisible();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(app.calls()).toEqual([]);
});

describe('asking for a link', () => {
  const askFor = async (email: string) => {
    withMail();
    await app.open('/forgot-password');
    await fill('E-mail', email);
    await userEvent.click(screen.getByRole('button', { name: 'Receber o link' }));
  };

  it('needs an address', async () => {
    await askFor('lucia');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeInvalid());
    expect(app.calls()).toEqual([]);
  });

  it('says what happens next, and sends again after a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    app.answers['POST /api/password-links'] = { body: { accepted: true } };
    await askFor('lucia@exemplo.com');
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('Se este e-mail tiver conta, o link chega em instantes. Ele vale 10 minutos.');
    expect(screen.getByText('lucia@exemplo.com')).toBeVisible();
    // The button that was pressed is gone: the keyboard goes on beside what came in its place.
    expect(document.activeElement).toContainElement(said);
    await userEvent.click(screen.getByRole('button', { name: /^Enviar de novo em (1:00|0:59)$/ }));
    expect(app.sent('POST /api/password-links')).toHaveLength(1);
    act(() => vi.advanceTimersByTime(61_000));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }));
    expect(await screen.findByText(/^Pedimos de novo.*só o link mais novo vale/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Enviar de novo em/ })).toBeVisible();
    expect(app.sent('POST /api/password-links').map(({ body }) => JSON.parse(body))).toEqual([
      { email: 'lucia@exemplo.com' },
      { email: 'lucia@exemplo.com' },
    ]);
  });

  it('lets who mistyped the address begin again', async () => {
    app.answers['POST /api/password-links'] = { body: { accepted: true } };
    await askFor('lucai@exemplo.com');
    await userEvent.click(await screen.findByRole('button', { name: 'Usar outro e-mail' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('lucai@exemplo.com');
  });

  it('that is refused says why at the form', async () => {
    app.answers['POST /api/password-links'] = { status: 429, body: { message: 'Tente às 10:15.', code: 'x' } };
    await askFor('lucia@exemplo.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Tente às 10:15.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('lucia@exemplo.com');
  });
});

describe('the link', () => {
  const setPassword = async (newPassword: string, again = newPassword) => {
    await fill('Nova senha', newPassword);
    await fill('Confirmar nova senha', again);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar a nova senha' }));
  };

  it('takes the new password twice, and leads to the login, which says so', async () => {
    app.answers[RESET] = { body: { email: 'lucia@exemplo.com' } };
    await app.open(`/reset-password#${TOKEN}`);
    await findPage('Nova senha');
    await setPassword('girassol azul', 'girassol verde');
    expect(await screen.findByText('As senhas não coincidem.')).toBeVisible();
    expect(app.calls()).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Confirmar nova senha'));
    await fill('Confirmar nova senha', 'girassol azul');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar a nova senha' }));
    await findPage('Entrar');
    expect(screen.getByText('Senha trocada. Agora entre com a nova.')).toBeVisible();
    expect(JSON.parse(app.sent(RESET)[0]?.body ?? '')).toEqual({ token: TOKEN, newPassword: 'girassol azul' });
  });

  it('signs out whoever is signed in here as this person', async () => {
    const own = sampleSession();
    app.answers[RESET] = { body: { email: own.user.email } };
    await app.open(`/reset-password#${TOKEN}`, own);
    await setPassword('girassol azul');
    await findPage('Entrar');
    expect(session.get()).toBeNull();
    expect(screen.getByText('Senha trocada. Agora entre com a nova.')).toBeVisible();
  });

  it('says under the field why a password is not taken', async () => {
    const message = 'Senha segue uma sequência.';
    app.answers[RESET] = {
      status: 400,
      body: { message, code: 'invalid', details: [{ field: 'newPassword', message }] },
    };
    await app.open(`/reset-password#${TOKEN}`);
    await setPassword('12345678');
    await waitFor(() =>
      expect(screen.getByLabelText('Nova senha')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });

  it('that is over says so and leads to another', async () => {
    withMail();
    app.answers[RESET] = { status: 410, body: { message: 'Este link não vale mais.', code: 'password_link_ended' } };
    await app.open(`/reset-password#${TOKEN}`);
    await setPassword('girassol azul');
    const said = await screen.findByText('Este link não vale mais');
    expect(screen.queryByLabelText('Nova senha')).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(said));
    await userEvent.click(screen.getByRole('link', { name: 'Pedir outro link' }));
    await findPage('Esqueci minha senha');
  });

  it.each(['/reset-password', '/reset-password#curto'])('that lost its end asks for nothing: %s', async (path) => {
    await app.open(path);
    expect(await screen.findByText('Este link não vale mais')).toBeVisible();
    expect(app.calls()).toEqual([]);
  });
});
