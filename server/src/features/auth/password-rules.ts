import { invalid } from '../../http/errors.ts';
import { guessableMessages } from './auth-messages.ts';
import { type Person, whyGuessable } from './guessing/why-guessable.ts';

/** 400 that says why, when somebody could guess the password soon. `field` is its name on the wire. */
export const refuseGuessable = async (password: string, person: Person, field: string): Promise<void> => {
  const kind = await whyGuessable(password, person);
  if (kind) throw invalid([{ field, message: guessableMessages[kind] }]);
};
