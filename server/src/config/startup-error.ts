/**
 * A reason not to start that the person at the terminal can act on. The message is Portuguese, shown without a stack.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
