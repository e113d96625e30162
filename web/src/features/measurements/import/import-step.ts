import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { DateOrder, ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import type { AmbiguousDate } from './find-ambiguous-date.ts';

/** What the person said about the file, because the file does not. */
export interface Answers {
  readonly dateOrder?: DateOrder;
  readonly unit?: GlucoseUnit;
}

/** What the file leaves open; `example` is one of its own dates. */
export type ImportQuestionAbout =
  | { readonly about: 'unit' }
  | { readonly about: 'dateOrder'; readonly example: AmbiguousDate | null };

/** Where the import stands. `share` is how much of the file was sent, 0 to 1; at 1 the server is at work. */
export type ImportStep =
  | { readonly name: 'choose'; readonly problem: string | null }
  | { readonly name: 'reading'; readonly share: number }
  | ({ readonly name: 'ask' } & ImportQuestionAbout)
  | { readonly name: 'check'; readonly result: ImportResult; readonly problem: string | null }
  | { readonly name: 'storing'; readonly share: number; readonly result: ImportResult };
