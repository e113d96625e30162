import { describe, expect, it } from 'vitest';
import { renderPages } from './prerender-entry.tsx';

const pages = await renderPages();
const pageOf = (wanted: string) => pages.find(({ name }) => name === wanted) ?? { title: '', markup: '' };

describe('the prerendered landing page', () => {
  const { title, markup } = pageOf('landing');

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

describe.each([
  ['login', 'Entrar · Vida', 2],
  ['register', 'Criar conta · Vida', 6],
])('the prerendered page %s', (name, title, fields) => {
  it('is the form, whose fields never go into an address', () => {
    const page = pageOf(name);
    expect(page.title).toBe(title);
    const place = document.createElement('div');
    place.innerHTML = page.markup;
    expect(place.querySelectorAll('form[method=post] input')).toHaveLength(fields);
    expect(place.querySelector('form button[type=submit]')).not.toBeNull();
    expect(page.markup).not.toContain('<script');
  });
});
