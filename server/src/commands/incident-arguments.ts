import { parseArgs } from 'node:util';
import { DEFAULT_TIME_ZONE, startOfDayAt } from '@vida/contract/core/time.ts';
import { z } from 'zod';
import { StartupError } from '../config/startup-error.ts';
import { incidentMessages } from './incident-messages.ts';
import type { Period } from './incident-repository.ts';

const instantSchema = z.union([
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  z.iso.date().transform((day) => startOfDayAt(day, DEFAULT_TIME_ZONE)),
]);

const readInstant = (name: string, text: string | undefined): Date => {
  if (text === undefined) throw new StartupError(incidentMessages.usage);
  const parsed = instantSchema.safeParse(text);
  if (!parsed.success) throw new StartupError(incidentMessages.badInstant(name));
  return parsed.data;
};

/** The period that was typed, and whether the answer is for a program. `StartupError` for anything else. */
export function readIncidentArguments(args: string[]): Period & { readonly asJson: boolean } {
  const options = { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens)
    if (token.kind === 'positional' || (token.kind === 'option' && !(token.name in options)))
      throw new StartupError(incidentMessages.unknownOption(token.kind === 'option' ? token.rawName : token.value));
  const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const from = readInstant('--from', asText(values.from));
  const to = readInstant('--to', asText(values.to));
  if (from >= to) throw new StartupError(incidentMessages.wrongOrder);
  return { from, to, asJson: values.json === true };
}
