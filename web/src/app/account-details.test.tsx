import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMetric } from '../features/measurements/measurements-fixture.ts';
import { sampleTips } from '../features/recommendations/sample-tips-fixture.ts';
import { queryClientFor } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { fill, findPage, startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();

const bodies = (name: string) => app.sent(name).map(({ body }) => JSON.parse(body));

describe('Minha conta', () => {
  beforeEach(async () => {
    app.answers['GET /api/account/sessions'] = { body: [] };
    app.answers['GET /api/account/consents'] = { body: [] };
    await app.open('/account', sampleSession());
    await findPage('Minha conta');
  });

  it('changes the name and the time zone', async () => {
    const saved = sampleSession({ lastName: 'Andrade Lima', timeZone: 'America/Manaus' }).user;
    app.answers['PATCH /api/account'] = { body: saved };
    await fill('Sobrenome', ' Lima');
    await userEvent.selectOptions(screen.getByLabelText('Fuso horário'), 'America/Manaus');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar dados' }));
    expect(await screen.findByText('Dados da conta salvos.')).toBeInTheDocument();
    expect(bodies('PATCH /api/account')).toEqual([{ lastName: 'Andrade Lima', timeZone: 'America/Manaus' }]);
    expect(session.get()?.user).toEqual(saved);
  });

  it('changes the password, and keeps what was typed while the current one is wrong', async () => {
    const message = 'A senha atual não confere.';
    app.answers['POST /api/account/password'] = { status: 403, body: { message, code: 'wrong_password' } };
    const form = screen.getByRole('region', { name: 'Trocar senha' });
    const submit = within(form).getByRole('button', { name: 'Trocar senha' });
    await fill('Senha atual', 'errada');
    await fill('Nova senha', 'ipê roxo na serra');
    await userEvent.click(submit);
    expect(await within(form).findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Nova senha')).toHaveValue('ipê roxo na serra');
    expect(session.get()).not.toBeNull();
    app.answers['POST /api/account/password'] = { body: { ...sampleSession().user, token: 'token-novo' } };
    await userEvent.click(submit);
    expect(await screen.findByText('Senha trocada. As outras sessões foram encerradas.')).toBeInTheDocument();
    expect(bodies('POST /api/account/password').at(-1)).toEqual({
      currentPassword: 'errada',
      newPassword: 'ipê roxo na serra',
    });
    await waitFor(() => expect(screen.getByLabelText('Nova senha')).toHaveValue(''));
    expect(session.get()).toEqual(sampleSession({}, 'token-novo'));
  });

  it('says under the field why a new password is not taken', async () => {
    const message = 'Senha repete os mesmos caracteres.';
    const details = [{ field: 'newPassword', message }];
    app.answers['POST /api/account/password'] = { status: 400, body: { message, code: 'invalid', details } };
    const form = screen.getByRole('region', { name: 'Trocar senha' });
    await fill('Senha atual', 'girassol azul');
    await fill('Nova senha', '88888888');
    await userEvent.click(within(form).getByRole('button', { name: 'Trocar senha' }));
    expect(await within(form).findByText(message)).toBeInTheDocument();
  });

  it('changes the e-mail with the password, and says honestly that nothing is sent', async () => {
    const form = within(screen.getByRole('region', { name: 'Trocar e-mail' }));
    expect(form.getByText(/não manda aviso da troca/)).toBeInTheDocument();
    const message = 'Já existe uma conta com este e-mail.';
    const taken = { message, code: 'email_taken', details: [{ field: 'email', message }] };
    app.answers['POST /api/account/email'] = { status: 409, body: taken };
    await fill('Novo e-mail', 'nova@exemplo.com');
    await fill('Sua senha, para confirmar', 'girassol azul');
    const submit = form.getByRole('button', { name: 'Trocar e-mail' });
    await userEvent.click(submit);
    expect(await form.findByText(message)).toBeInTheDocument();
    const wrong = 'A senha atual não confere.';
    const refusal = { status: 403, body: { message: wrong, code: 'wrong_password' } };
    app.answers['POST /api/account/email'] = refusal;
    await userEvent.click(submit);
    expect(await form.findByText(wrong)).toBeInTheDocument();
    expect(screen.getByLabelText('Sua senha, para confirmar')).toHaveFocus();
    const { user } = sampleSession({ email: 'nova@exemplo.com' });
    app.answers['POST /api/account/email'] = { body: user };
    await userEvent.click(submit);
    expect(await screen.findByText('E-mail trocado. As outras sessões foram encerradas.')).toBeInTheDocument();
    expect(bodies('POST /api/account/email').at(-1)).toEqual({
      email: 'nova@exemplo.com',
      currentPassword: 'girassol azul',
    });
    expect(session.get()).toEqual(sampleSession({ email: 'nova@exemplo.com' }));
    expect(screen.getByRole('region', { name: 'Seus dados' })).toHaveTextContent('nova@exemplo.com');
  });
});

describe('Comece aqui, above the profile too', () => {
  const profile = { ...EMPTY_HEALTH_PROFILE, updatedAt: '2026-11-21T12:00:00.000Z' };

  it('leads through its three steps in order', async () => {
    await app.open('/profile', sampleSession());
    const steps = within(await screen.findByRole('region', { name: 'Comece aqui' }));
    const [here, ...others] = steps.getAllByRole('listitem');
    expect(here).toHaveTextContent('Conte sobre a sua saúdePreencha só o que quiser e salve.');
    const targets = others.map((step) => within(step).getByRole('link').getAttribute('href'));
    expect(targets).toEqual(['/measurements', '/ai-tips']);
    expect(steps.getAllByRole('link')).toHaveLength(2);
    const heading = await findPage('Perfil de Saúde');
    expect(steps.getByRole('list').compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('begins with its first step: the form opens, and keeps what was typed when pressed again', async () => {
    await app.open('/profile', sampleSession());
    const start = await screen.findByRole('button', { name: /Conte sobre a sua saúde/ });
    expect(start).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button', { name: 'Começar a preencher' })).not.toBeInTheDocument();
    await userEvent.click(start);
    expect(screen.getByLabelText('Altura')).toHaveFocus();
    await fill('Peso atual', '78');
    await userEvent.click(start);
    expect(screen.getByLabelText('Altura')).toHaveFocus();
    expect(screen.getByLabelText('Peso atual')).toHaveValue('78');
  });

  it('leaves the beginning to the invitation once it was dismissed', async () => {
    await app.open('/profile', sampleSession());
    await userEvent.click(await screen.findByRole('button', { name: 'Dispensar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Começar a preencher' }));
    expect(screen.getByLabelText('Altura')).toHaveFocus();
  });

  it.each(['/ai-tips', '/dashboard'])(
    'leads on to %s, which asks no more for a profile that is there',
    async (path) => {
      app.answers['GET /api/health-profile'] = { body: profile };
      await app.open(path, sampleSession());
      expect(await screen.findByText(/^Seu perfil já está aqui/)).toBeInTheDocument();
      expect(screen.queryByText(/^Complete seu perfil/)).not.toBeInTheDocument();
    },
  );

  it('goes when all three are done', async () => {
    app.answers['GET /api/health-profile'] = { body: profile };
    app.answers['GET /api/health-metrics'] = { body: [aMetric()] };
    await app.open('/profile', sampleSession());
    const steps = await screen.findByRole('region', { name: 'Comece aqui' });
    expect(within(steps).getAllByRole('link', { name: /, feito$/ })).toHaveLength(2);
    app.answers['GET /api/ai-recommendations'] = { body: sampleTips };
    await act(() => queryClientFor(session.get()?.user.id ?? null).invalidateQueries());
    await waitFor(() => expect(steps).not.toBeInTheDocument());
  });
});
