/**
 * Tells Zod not to try `new Function`, which the page's content security policy refuses and reports. Zod
 * reads the setting where `z.config()` keeps it, when it arrives with the first form; importing it here would
 * bring it to every page.
 */
export const keepZodFromEval = (): void => {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
};
