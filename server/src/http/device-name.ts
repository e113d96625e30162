import Bowser from 'bowser';

/** 'Chrome, Android': what the list of sessions shows. Empty when the caller says nothing we know. */
export const deviceName = (userAgent: string): string => {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100);
};
