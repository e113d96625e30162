import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** Whether the server that pages come from answers at all. */
const isServerThere = async (): Promise<boolean> => {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * A page whose code is loaded when it is first needed. Code that is missing on a server that answers belongs to an
 * older build, and the router loads the document anew; without a connection that would put the browser's own error
 * page in the place of Vida, so the failure is shown in the page instead.
 */
export const lazyPage = <K extends string>(importer: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazyRouteComponent(async () => {
    try {
      return await importer();
    } catch (error) {
      if (await isServerThere()) throw error;
      throw new Error('The page could not be fetched: no connection.', { cause: error });
    }
  }, name);
