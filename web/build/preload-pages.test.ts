import { describe, expect, it } from 'vitest';
import { composePageScript } from './preload-pages.ts';

const script = composePageScript({
  app: ['/assets/index.js', '/assets/runtime.js'],
  files: ['/assets/home.js', '/assets/shared.js', '/assets/login.js'],
  signedIn: { '/dashboard': [0, 1] },
  visitor: { '/login': [2] },
});

interface Visit {
  readonly kept?: Record<string, string>;
  readonly isPrerendered?: boolean;
  readonly search?: string;
}

/** What the script asks for at `pathname`, before and after the page is loaded and idle, and how it marks the page. */
const run = (pathname: string, { kept = {}, isPrerendered = false, search = '' }: Visit = {}) => {
  const dataset: Record<string, string> = isPrerendered ? { prerendered: '' } : {};
  const asked: string[] = [];
  const heard = new Map<string, (event: unknown) => void>();
  const page = {
    documentElement: { dataset },
    createElement: () => ({}),
    querySelector: () => null,
    head: { append: ({ href, src }: { href?: string; src?: string }) => asked.push(href ?? src ?? '') },
  };
  const storage = { getItem: (key: string) => kept[key] ?? null };
  const listen = (type: string, hear: (event: unknown) => void) => heard.set(type, hear);
  const runIdle = (task: () => void) => task();
  new Function('location', 'localStorage', 'document', 'addEventListener', 'requestIdleCallback', 'window', script)(
    { pathname, search },
    storage,
    page,
    listen,
    runIdle,
    { requestIdleCallback: runIdle },
  );
  const atOnce = [...asked];
  heard.get('load')?.({});
  return { session: dataset.session, atOnce, later: asked.slice(atOnce.length), heard };
};

const app = ['/assets/runtime.js', '/assets/index.js'];
const kept = { token: 't', user: '{}' };

describe('the script of every page', () => {
  it('asks for the app and the scripts of the page that is asked for', () => {
    const own = ['/assets/runtime.js', '/assets/home.js', '/assets/shared.js', '/assets/index.js'];
    expect(run('/dashboard', { kept }).atOnce).toEqual(own);
    expect(run('/', { kept, isPrerendered: true }).atOnce).toEqual(own);
    expect(run('/dashboard').atOnce).toEqual(app);
    expect(run('/nada', { kept }).atOnce).toEqual(app);
  });

  it('asks for nothing at first where a visitor has the page already, and for a form once the page is idle', () => {
    expect(run('/', { isPrerendered: true })).toMatchObject({ atOnce: [], later: [] });
    expect(run('/login', { isPrerendered: true })).toMatchObject({
      atOnce: [],
      later: ['/assets/runtime.js', '/assets/login.js', '/assets/index.js'],
    });
  });

  it('brings the app when somebody signs in in another tab', () => {
    const { heard } = run('/', { isPrerendered: true });
    expect(heard.has('storage')).toBe(true);
  });

  it('hides the prerendered page from whoever has a session, except on /landing', () => {
    expect(run('/', { kept, isPrerendered: true }).session).toBe('kept');
    expect(run('/landing', { kept, isPrerendered: true }).session).toBeUndefined();
    expect(run('/', { kept: { token: 't' }, isPrerendered: true }).session).toBeUndefined();
    expect(run('/', { isPrerendered: true }).session).toBeUndefined();
  });

  it('hides the form that does not say that the session ended', () => {
    const { session, atOnce } = run('/login', { isPrerendered: true, search: '?returnTo=%2Fchat' });
    expect(session).toBe('ended');
    expect(atOnce).toContain('/assets/login.js');
  });
});
