import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const normalize = (password: string): string => password.normalize('NFKC');

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether the password is among the commonest of the world, in any case: the first that would be tried. */
export const isCommonPassword = (password: string): boolean => common.has(normalize(password).toLowerCase());

/** argon2id in PHC form, salt included. */
export const hashPassword = (password: string): Promise<string> => hash(normalize(password), cost);

/** Checks against an account nobody can have, so that an unknown e-mail costs the same time. */
const unknownAccountHash = hashPassword('nobody');

/** Whether the password matches; `undefined` (no such account) costs the same and is false. */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await unknownAccountHash), normalize(password));
  return matches && passwordHash !== undefined;
};
