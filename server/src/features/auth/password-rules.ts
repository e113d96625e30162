import { invalid } from '../../http/errors.ts';
import { guessableMessages } from './auth-messages.ts';
import { askWhyGuessable } from './guessing/guess-thread.ts';
import type { Person } from './guessing/why-guessable.ts';

/** 400 that says why, when somebody could guess the password soon. `field` is its name on the wire. */
export const refuseGuessable = async (password: string, person: Person, field: string): Promise<void> => {
  const kind = await askWhyGuessable(person, password);
  if (kind) throw invalid([{ field, message: guessableMessages[kind] }]);
};
