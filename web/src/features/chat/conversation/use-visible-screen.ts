import { useLayoutEffect } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';

/**
 * Keeps `--visible-top` and `--visible-height` on the page, in pixels: the part of the screen that an open keyboard
 * leaves, behind which browsers lay out whatever is fixed. `conversation-on-phone` (theme.css) stands on them.
 */
export const useVisibleScreen = (): void => {
  useLayoutEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const { style } = document.documentElement;
    const measure = (): void => {
      // Magnified by hand it is smaller too; then one moves over the page, and nothing shall follow.
      style.setProperty('--visible-top', `${screen.scale > 1 ? 0 : screen.offsetTop}px`);
      style.setProperty('--visible-height', `${screen.height * screen.scale}px`);
    };
    measure();
    screen.addEventListener('resize', measure);
    screen.addEventListener('scroll', measure);
    return () => {
      screen.removeEventListener('resize', measure);
      screen.removeEventListener('scroll', measure);
      style.removeProperty('--visible-top');
      style.removeProperty('--visible-height');
    };
  }, []);
};

/** Whether the panel takes the whole screen: narrower than the first breakpoint with a side bar. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 760px)');
