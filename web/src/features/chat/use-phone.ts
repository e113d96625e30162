import { useMediaQuery } from '../../lib/use-media-query.ts';

/** Whether the panel takes the whole screen: narrower than the first breakpoint with a side bar. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 760px)');
