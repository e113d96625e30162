import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LandingPage } from './landing-page.tsx';

const linksTo = (name: string): (string | null)[] =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('landing page', () => {
  it('has every part of the specification, with headings in order', () => {
    render(<LandingPage />);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Seis cuidados que conversam entre si',
      'Um dia por dentro da Vida',
      'O que muda para você',
      'Você não está só',
      'Como pode ser no seu dia',
      'Lembretes no WhatsApp ou por SMS',
      'Comece por uma medição.',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Monitoramento',
      'Nutrição',
      'Exercícios',
      'Sono',
      'Comunidade',
      'Apoio com IA',
    ]);
  });

  it('leads to login and registration, also from the reminders', () => {
    render(<LandingPage />);
    expect(linksTo('Entrar')).toEqual(['/login']);
    expect(new Set(linksTo('Começar Agora'))).toEqual(new Set(['/register']));
    expect(linksTo('Receber no WhatsApp')).toEqual(['/register']);
    expect(linksTo('Receber por SMS')).toEqual(['/register']);
  });

  it('marks the three testimonials as illustrative and names the source of the figures', () => {
    render(<LandingPage />);
    expect(screen.getAllByText('Depoimento ilustrativo')).toHaveLength(3);
    expect(screen.getByText(/Vigitel Brasil 2006-2024, Ministério da Saúde/)).toBeInTheDocument();
  });

  it('gives the emergency telephones in the footer', () => {
    render(<LandingPage />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'SAMU 192' })).toHaveAttribute('href', 'tel:192');
    expect(footer.getByRole('link', { name: 'CVV 188' })).toHaveAttribute('href', 'tel:188');
  });

  it('keeps the small pictures of the product out of reach of the keyboard', async () => {
    render(<LandingPage />);
    const pictures = screen.getAllByRole('img', { name: /^Exemplo: / });
    expect(pictures).toHaveLength(6);
    for (const picture of pictures) expect(picture.firstElementChild).toHaveAttribute('inert');
  });

  it('tells who wanted the community to sign in, above everything else', () => {
    const { rerender } = render(<LandingPage />);
    expect(screen.queryByText('Faça login para acessar a comunidade.')).not.toBeInTheDocument();
    rerender(<LandingPage notice="community" />);
    const notice = screen.getByText('Faça login para acessar a comunidade.');
    expect(notice.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(linksTo('Entrar')).toEqual(['/login', '/login']);
  });
});

describe('help chat', () => {
  const openHelp = async () => {
    const user = userEvent.setup();
    render(<LandingPage />);
    await user.click(screen.getByRole('button', { name: 'Abrir a ajuda' }));
    return { user, panel: within(screen.getByRole('dialog', { name: 'Ajuda para começar' })) };
  };

  it('opens with a greeting about the first access and closes again', async () => {
    const { user, panel } = await openHelp();
    expect(panel.getByText(/O primeiro acesso tem três passos/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Abrir a ajuda' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('answers a tapped question and a typed one', async () => {
    const { user, panel } = await openHelp();
    await user.click(panel.getByRole('button', { name: 'Esqueci a senha. E agora?' }));
    expect(panel.getByRole('log')).toHaveTextContent('quem a administra cria uma senha de uso único');
    await user.type(panel.getByLabelText('Sua pergunta'), 'Dá pra trazer o arquivo do Libre?{Enter}');
    expect(panel.getByRole('log')).toHaveTextContent('importe o arquivo do LibreView');
    expect(panel.getByLabelText('Sua pergunta')).toHaveValue('');
  });

  it('puts the telephones first when somebody may be in danger, and Vida steps aside', async () => {
    const { user, panel } = await openHelp();
    await user.type(panel.getByLabelText('Sua pergunta'), 'esqueci a senha e estou com dor no peito{Enter}');
    const alert = within(panel.getByRole('alert'));
    expect(alert.getByRole('link', { name: 'SAMU 192' })).toHaveAttribute('href', 'tel:192');
    expect(alert.getByRole('link', { name: 'CVV 188' })).toHaveAttribute('href', 'tel:188');
    const name = panel.getByRole('heading', { name: 'Ajuda para começar' });
    expect(name.parentElement?.parentElement?.querySelector('use')).toBeNull();
  });

  it('says honestly that it does not know', async () => {
    const { user, panel } = await openHelp();
    await user.type(panel.getByLabelText('Sua pergunta'), 'Quem descobriu o Brasil?{Enter}');
    expect(panel.getByRole('log')).toHaveTextContent('Não sei responder a isso.');
  });
});
