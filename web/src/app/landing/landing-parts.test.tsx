import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { landingMessages as messages } from './landing-messages.ts';
import { LandingPage } from './landing-page.tsx';

beforeEach(() => void render(<LandingPage />));

const main = () => within(screen.getByRole('main'));
const sectionOf = (title: string) => {
  const section = main().getByRole('heading', { level: 2, name: title }).closest('section');
  if (!section) throw new Error(`no section ${title}`);
  return within(section);
};
const hrefsOf = (area: ReturnType<typeof main>) =>
  area.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the landing page, part by part', () => {
  it('has a header with Entrar and Começar Agora', () => {
    expect(hrefsOf(within(screen.getByRole('banner')))).toEqual(
      expect.arrayContaining([
        ['Entrar', '/login'],
        ['Começar Agora', '/register'],
      ]),
    );
  });

  it('has a hero that says for whom it is, and that it costs nothing', () => {
    const hero = within(main().getByRole('heading', { level: 1 }).closest('section') ?? document.createElement('i'));
    expect(hero.getByRole('heading', { level: 1 })).toHaveTextContent(/^Cuidar da saúde ?cabe no seu dia\.$/);
    expect(hero.getByText(/diabetes, hipertensão, obesidade ou doença do coração/)).toBeVisible();
    expect(hero.getByText(/Gratuita/)).toBeVisible();
    expect(hero.getByRole('link', { name: 'Começar Agora' })).toHaveAttribute('href', '/register');
  });

  it('has the benefits, the statistics with their figures, and a last call to begin', () => {
    const { benefits, statistics, closing } = messages;
    const titles = sectionOf(benefits.title).getAllByRole('term');
    expect(titles.map(({ textContent }) => textContent)).toEqual(benefits.items.map(({ title }) => title));
    expect(titles.length).toBeGreaterThanOrEqual(3);
    const figures = sectionOf(statistics.title).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual(statistics.items.map(({ value }) => `${value}%`));
    expect(figures.length).toBeGreaterThanOrEqual(3);
    expect(hrefsOf(sectionOf(closing.title))).toEqual([['Começar Agora', '/register']]);
  });

  it('has three testimonials, each in quotes of somebody', () => {
    const voices = sectionOf(messages.testimonials.title).getAllByRole('figure');
    expect(voices).toHaveLength(3);
    for (const [index, voice] of voices.entries()) {
      const { text, name } = messages.testimonials.items[index] ?? { text: '?', name: '?' };
      expect(voice.querySelector('blockquote')).toHaveTextContent(text);
      expect(voice).toHaveTextContent(name);
    }
  });

  it('has a section on reminders by WhatsApp and SMS, which says that none is sent yet', () => {
    const reminders = sectionOf('Lembretes no WhatsApp ou por SMS');
    expect(hrefsOf(reminders)).toEqual([
      ['Receber no WhatsApp', '/register'],
      ['Receber por SMS', '/register'],
    ]);
    expect(reminders.getByText(/o envio ainda não começou/)).toBeVisible();
  });

  it('has a footer that says what Vida is not, and the floating help', () => {
    expect(within(screen.getByRole('contentinfo')).getByText(/não faz diagnóstico/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abrir a ajuda' })).toHaveClass('fixed');
  });
});
