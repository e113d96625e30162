import { registerHooks } from 'node:module';

const ofDrizzle = '/node_modules/drizzle-orm/';

/**
 * Node asks for the format of each module, and for that parses the whole package.json of its package. That of
 * drizzle-orm holds 180 kB of exports and would be parsed for every one of its hundred modules: a third of the start.
 * They are told to be what they are.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.includes(ofDrizzle) && context.parentURL.endsWith('.js')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
