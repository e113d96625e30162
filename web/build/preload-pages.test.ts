import { describe, expect, it } from 'vitest';
import { composePageScript } from './preload-pages.ts';

const files = ['/assets/home.js', '/assets/shared.js', '/assets/login.js'];
const script = composePageScript(files, { '/dashboard': [0, 1] }, { '/login': [2] });

/** What the script asks for at `pathname`, and how it marks the page. */
const run = (pathname: string, kept: Record<string, string>) => {
  const dataset: { session?: string } = {};
  const asked: string[] = [];
  const page = {
    documentElement: { dataset },
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => asked.push(`${rel} ${href}`) },
  };
  const storage = { getItem: (key: string) => kept[key] ?? null };
  new Function('location', 'localStorage', 'document', script)({ pathname }, storage, page);
  return { session: dataset.session, asked };
};

const somebody = { token: 't', user: '{}' };

describe('the script of every page', () => {
  it('asks for the scripts of the page that is asked for', () => {
    const own = ['modulepreload /assets/home.js', 'modulepreload /assets/shared.js'];
    expect(run('/dashboard', somebody).asked).toEqual(own);
    expect(run('/', somebody).asked).toEqual(own);
    expect(run('/login', {}).asked).toEqual(['modulepreload /assets/login.js']);
    expect(run('/', {}).asked).toEqual([]);
    expect(run('/dashboard', {}).asked).toEqual([]);
    expect(run('/nada', somebody).asked).toEqual([]);
  });

  it('hides the landing page from whoever has a session, except on /landing', () => {
    expect(run('/', somebody).session).toBe('kept');
    expect(run('/landing', somebody).session).toBeUndefined();
    expect(run('/', { token: 't' }).session).toBeUndefined();
    expect(run('/', {}).session).toBeUndefined();
  });
});
