/** Addresses of scripts that the page's own script asks for. */
export interface PageScripts {
  /** The app: the entry first, then what it imports. */
  readonly app: readonly string[];
  /** Those of the pages, which name them by their place in this list. */
  readonly files: readonly string[];
  /** By path, for who is signed in and for a visitor. */
  readonly signedIn: Readonly<Record<string, readonly number[]>>;
  readonly visitor: Readonly<Record<string, readonly number[]>>;
}

/**
 * What runs in every page before its first paint: it is written into the page as text and knows nothing outside.
 *
 * It marks the page when a session is kept in the browser (whoever is signed in sees their app arrive and not the
 * landing page go; /landing itself is for everybody) and asks for the app and the scripts of the page at this address.
 * A prerendered page is of use without: there the app comes when a form, or the button of the help, is touched, to a
 * form also once the page is idle. Until it is there no form is sent, and the last button that was pressed is noted, to
 * be pressed again (src/app/hand-over.ts). A module that could not be fetched is not fetched again by browsers: the
 * next press opens the page anew, once the server answers.
 */
export const runPage = ({ app, files, signedIn, visitor }: PageScripts): void => {
  const { dataset } = document.documentElement;
  const path = location.pathname;
  let hasSession = false;
  try {
    hasSession = Boolean(localStorage.getItem('token') && localStorage.getItem('user'));
  } catch {}
  if (hasSession && path !== '/landing') dataset.session = 'kept';
  // What a prerendered form does not say.
  else if (location.search.includes('returnTo=')) dataset.session = 'ended';

  let isComing = false;
  let hasFailed = false;
  const bringApp = (): void => {
    if (isComing) return;
    isComing = true;
    const places = hasSession ? signedIn[path === '/' ? '/dashboard' : path] : visitor[path];
    for (const address of [...app.slice(1), ...(places ?? []).map((place) => files[place] ?? '')]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = app[0] ?? '';
    script.onerror = () => {
      hasFailed = true;
      for (const button of document.querySelectorAll('#prerendered [aria-busy]')) {
        button.removeAttribute('aria-busy');
        button.removeAttribute('aria-disabled');
      }
      document.querySelector('#prerendered [data-failure]')?.removeAttribute('hidden');
    };
    document.head.append(script);
  };
  if (!('prerendered' in dataset) || dataset.session || hasSession) {
    bringApp();
    return;
  }

  // A form is answered sooner when the app comes while somebody reads it; the landing page may never need it.
  if (visitor[path])
    addEventListener('load', () => {
      if ('requestIdleCallback' in window) requestIdleCallback(bringApp);
      else setTimeout(bringApp, 200);
    });

  const within = (event: Event, places: string): Element | null =>
    event.target instanceof Element ? event.target.closest(`#prerendered :is(${places})`) : null;
  const listen = (type: string, hear: (event: Event) => void): void => addEventListener(type, hear, true);
  for (const type of ['focusin', 'pointerdown', 'input', 'click'])
    listen(type, (event) => {
      if (within(event, 'form, [data-brings-app]')) bringApp();
    });
  // Somebody signs in, in another tab.
  listen('storage', bringApp);
  listen('submit', (event) => {
    if (within(event, 'form')) event.preventDefault();
  });
  listen('click', (event) => {
    const button = within(event, 'form button');
    const page = button?.closest<HTMLElement>('#prerendered');
    if (!button || !page) return;
    page.dataset.pressed = String([...page.querySelectorAll('button')].indexOf(button as HTMLButtonElement));
    if (button.getAttribute('type') !== 'submit') return;
    if (hasFailed) {
      fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok && location.reload(),
        () => {},
      );
      return;
    }
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('aria-disabled', 'true');
  });
  // What opens the help is a link for who has no script, and a button for everybody else.
  listen('DOMContentLoaded', () => {
    const button = document.querySelector('#prerendered [data-brings-app]');
    button?.setAttribute('role', 'button');
    button?.setAttribute('aria-expanded', 'false');
  });
  listen('keydown', (event) => {
    const button = within(event, '[data-brings-app]');
    if (!(button instanceof HTMLElement) || (event as KeyboardEvent).key !== ' ') return;
    event.preventDefault();
    button.click();
  });
};
