import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import type { Handler, Serve } from './context.ts';

/** Registers the handlers of some endpoints. */
export type Register = (serve: Serve) => void;

/**
 * Routes for endpoints whose handlers are loaded when one of them is first asked for: a server at rest holds what it
 * needs to know who asks, and nothing of what nobody asked for. That request waits for it; a failure to load is
 * answered like any other and tried again by the next. Throws then, too, where an endpoint was left without handler.
 */
export const serveLazily = (serve: Serve, endpoints: readonly Endpoint[], load: () => Promise<Register>): void => {
  let loading: Promise<ReadonlyMap<Endpoint, Handler<Endpoint>>> | undefined;

  const loadHandlers = async (): Promise<ReadonlyMap<Endpoint, Handler<Endpoint>>> => {
    const handlers = new Map<Endpoint, Handler<Endpoint>>();
    const register = await load();
    register((endpoint, handler) => handlers.set(endpoint, handler as Handler<Endpoint>));
    const missing = endpoints.filter((endpoint) => !handlers.has(endpoint));
    if (missing.length > 0) throw new Error(`no handler for: ${missing.map(({ name }) => name).join(', ')}`);
    return handlers;
  };

  const findHandler = async (endpoint: Endpoint): Promise<Handler<Endpoint>> => {
    loading ??= loadHandlers().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const handler = (await loading).get(endpoint);
    if (!handler) throw new Error(`no handler for: ${endpoint.name}`);
    return handler;
  };

  for (const endpoint of endpoints) {
    let known: Handler<Endpoint> | undefined;
    serve(endpoint, async (context) => {
      known ??= await findHandler(endpoint);
      return known(context);
    });
  }
};
