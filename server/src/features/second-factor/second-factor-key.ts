/**
 * The key of 32 bytes under which the secrets of authenticator apps are sealed. It lives outside database and backup,
 * so that neither is enough to make codes.
 */
export interface SecondFactorKey {
  /** The key that is there; `undefined` before the first use, and after a restore without it. */
  readonly find: () => Promise<Buffer | undefined>;
  /** The same, made where there is none. */
  readonly findOrMake: () => Promise<Buffer>;
}
