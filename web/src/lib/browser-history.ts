import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';

let history: RouterHistory | undefined;

/** The one history of this page: routers come and go with the session, the address stays. */
export const browserHistory = (): RouterHistory => {
  history ??= createBrowserHistory();
  return history;
};

/** Goes to a path of the app without asking about unsaved input (the session has changed). */
export const goTo = (path: string): void => browserHistory().push(path, undefined, { ignoreBlocker: true });
