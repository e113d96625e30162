import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom something is done: a person, or the address of a visitor; undefined for Vida itself. */
export type Who = string | undefined;

const storage = new AsyncLocalStorage<Who>();

export const personOf = (userId: string): Who => `person ${userId}`;
export const addressOf = (address: string): Who => `address ${address}`;
export const isAddress = (who: Who): boolean => who?.startsWith('address ') ?? false;

/** Everything that `work` begins is done for `who`: its share of what is scarce is counted as theirs. */
export const actFor = <T>(who: Who, work: () => T): T => storage.run(who, work);

export const whoActs = (): Who => storage.getStore();
