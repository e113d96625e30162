import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { describeInvalidVariables } from './config-messages.ts';
import { missingForMail, senderSchema, shapeMail, smtpUrlSchema } from './mail-settings.ts';
import { StartupError } from './startup-error.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const isAddressOrNetwork = (text: string) => isIP(text.replace(/\/\d{1,3}$/, '')) !== 0;

const trustProxy = z.union([
  // No 'true': whoever reaches Vida past the proxies could claim any address.
  z.stringbool({ truthy: [], falsy: ['false', 'off'] }),
  wholeNumber(1, 10),
  z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.string().refine(isAddressOrNetwork))),
]);

/** What looks like an e-mail or an address has to be one; anything else is shown as it is. */
const privacyContact = z.union([
  z.email().max(254),
  z.url({ protocol: /^https?$/ }).max(500),
  z
    .string()
    .min(3)
    .max(200)
    .regex(/^[^@\p{C}]*$/u)
    .refine((text) => !/^\w+:\//.test(text)),
]);

/** Every environment variable that Vida reads, with its default. `.env.example` documents each. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/)
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address))
    .refine(({ pathname, search, hash, username }) => pathname + search + hash + username === '/')
    .transform(({ origin }) => origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_EMAIL: z.email().max(254).toLowerCase().default('admin@vida.local'),
  ADMIN_GATE_PASSWORD: z.string().min(8).max(128).optional(),
  SECOND_FACTOR_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional(),
  SMTP_URL: smtpUrlSchema.optional(),
  SMTP_FROM: senderSchema.optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().regex(/^\S+$/).optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_TIMEOUT_MS: wholeNumber(1000, 300_000).default(20_000),
  PRIVACY_CONTACT: privacyContact.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT: z.stringbool({ truthy: ['on'], falsy: ['off'] }).default(true),
});

type Environment = z.infer<typeof environmentSchema>;

/** Parses the environment once. An empty variable counts as unset. Throws `StartupError` naming what is wrong. */
export function loadConfig(environment: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const parsed = environmentSchema.safeParse(present);
  const wrong = parsed.success ? missingPartners(parsed.data) : parsed.error.issues.map(({ path }) => String(path[0]));
  if (!parsed.success || wrong.length > 0) throw new StartupError(describeInvalidVariables([...new Set(wrong)]));
  return shapeConfig(parsed.data);
}

/** Everything that can be set from outside, parsed. */
export type Config = ReturnType<typeof loadConfig>;

function missingPartners(values: Environment): string[] {
  return [...missingForModel(values), ...missingForMail(values)];
}

function missingForModel({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Environment): string[] {
  if (AI_BASE_URL) return AI_MODEL ? [] : ['AI_MODEL'];
  return AI_MODEL || AI_API_KEY ? ['AI_BASE_URL'] : [];
}

function shapeConfig(values: Environment) {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey, AI_TIMEOUT_MS: timeoutMs } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    /** The origin by which people open Vida, without a slash; never guessed from a request's own headers. */
    publicUrl: values.PUBLIC_URL,
    /** Absolute; a relative `DATA_DIR` starts at the project folder. */
    dataDir: resolve(projectRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    adminEmail: values.ADMIN_EMAIL,
    adminGatePassword: values.ADMIN_GATE_PASSWORD,
    /** 32 bytes in hex; without it one is kept in the data folder. */
    secondFactorKey: values.SECOND_FACTOR_KEY,
    /** Only where a mail server is set can a forgotten password be replaced by a link. */
    mail: shapeMail(values),
    ai: baseUrl && model ? { baseUrl, model, apiKey, timeoutMs } : undefined,
    /** How to reach the encarregado (LGPD, art. 41): an e-mail, an http address, or words. */
    privacyContact: values.PRIVACY_CONTACT,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
  };
}
