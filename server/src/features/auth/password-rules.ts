import { invalid } from '../../http/errors.ts';
import { guessableMessages } from './auth-messages.ts';
import type { Person } from './guessing/why-guessable.ts';

/**
 * 400 that says why, when somebody could guess the password soon. `field` is its name on the wire. Lists of words are
 * loaded by the first password that is chosen: most starts see none.
 */
export const refuseGuessable = async (password: string, person: Person, field: string): Promise<void> => {
  const { whyGuessable } = await import('./guessing/why-guessable.ts');
  const kind = await whyGuessable(password, person);
  if (kind) throw invalid([{ field, message: guessableMessages[kind] }]);
};
