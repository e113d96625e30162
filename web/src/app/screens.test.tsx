import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { findPage, startWholeApp } from '../testing/whole-app.tsx';
import { toast, toastStore } from '../ui/toast/toast-store.ts';

const app = startWholeApp();

beforeEach(() => {
  for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
  for (const path of ['community/forums', 'community/posts', 'community/likes', 'community/blocks'])
    app.answers[`GET /api/${path}`] = { body: [] };
  for (const path of ['substance-records', 'cessation-plans', 'chat/messages', 'appointments'])
    app.answers[`GET /api/${path}`] = { body: [] };
});

/** What is raised on a screen is shown on it. */
const expectToasts = async () => {
  act(() => void toast({ title: 'Um aviso' }));
  const area = await screen.findByRole('region', { name: 'Notificações (F8)' });
  expect(await within(area).findByText('Um aviso')).toBeVisible();
};

describe('a signed-in person', () => {
  it.each([
    ['/', 'Olá, Lúcia'],
    ['/dashboard', 'Olá, Lúcia'],
    ['/profile', 'Perfil de Saúde'],
    ['/ai-tips', 'Dicas IA Personalizadas'],
    ['/exercises', 'Exercícios Adaptáveis'],
    ['/nutrition', 'Nutrição Personalizada'],
    ['/sleep', 'Qualidade do Sono'],
    ['/community', 'Comunidade'],
    ['/substances', 'Gestão de Substâncias e Jogos'],
    ['/chat', 'Chat & Orientação'],
    ['/admin', 'Administração'],
    ['/login', 'Entrar'],
    ['/register', 'Criar conta'],
    ['/nao/existe', '404 Page Not Found'],
  ])('has at %s the screen %s, beside the side bar, and toasts', async (path, heading) => {
    await app.open(path, sampleSession());
    expect(await findPage(heading)).toBeInTheDocument();
    const sidebar = within(screen.getByRole('complementary'));
    expect(sidebar.getByRole('navigation', { name: 'Principal' })).toBeInTheDocument();
    await expectToasts();
  });

  it('has at /landing the landing page, alone with its own header', async () => {
    await app.open('/landing', sampleSession());
    expect(await screen.findAllByRole('link', { name: 'Começar Agora' })).not.toHaveLength(0);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await expectToasts();
  });
});

describe('a visitor', () => {
  it.each([
    ['/login', 'Entrar'],
    ['/register', 'Criar conta'],
    ['/', /Cuidar da saúde/],
    ['/dashboard', /Cuidar da saúde/],
    ['/landing', /Cuidar da saúde/],
    ['/nao/existe', /Cuidar da saúde/],
  ])('has at %s the screen %s, no side bar, and toasts', async (path, heading) => {
    await app.open(path);
    expect(await findPage(heading)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument();
    await expectToasts();
  });
});
