import { describe, expect, it } from 'vitest';
import { renderLanding } from './prerender-entry.tsx';

describe('renderLanding', () => {
  const { title, markup } = renderLanding();

  it('is the whole page in words, without the app', () => {
    expect(title).toBe('Vida: cuidar da saúde cabe no seu dia');
    expect(markup).toMatch(/<h1[^>]*>Cuidar da saúde<br\/>cabe no seu dia\.<\/h1>/);
    expect(markup).toContain('href="/login"');
    expect(markup).toContain('href="/register"');
    expect(markup).toContain('href="tel:192"');
    expect(markup).not.toContain('<script');
  });

  it('has a help that works without a script', () => {
    const page = document.createElement('div');
    page.innerHTML = markup;
    const [address] = [...page.querySelectorAll('a')]
      .filter((link) => link.getAttribute('aria-label') === 'Abrir a ajuda')
      .map((link) => link.getAttribute('href'));
    expect(address).toBe('#ajuda');
    expect(page.querySelectorAll('#ajuda details')).toHaveLength(6);
    expect(page.querySelectorAll('button, input:not([inert] *)')).toHaveLength(0);
  });
});
