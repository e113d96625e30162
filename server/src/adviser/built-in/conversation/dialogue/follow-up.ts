import type { NamedEntity } from '../../../articles/entities/find-entities.ts';
import type { Slots } from '../parsing/slots.ts';
import type { Aspect } from './aspects.ts';

/** What a text must hold to answer a message that goes on. */
export interface Wanted {
  readonly aspect: Aspect | null;
  /** Stems of words of the message. */
  readonly content: readonly string[];
  /** Things that it must speak of. */
  readonly things: readonly NamedEntity[];
  /** The heading of what was told just before; null for none. */
  readonly told: string | null;
}

/** A message that goes on from what was spoken of, as a question that can stand alone. */
export interface FollowUp {
  readonly question: string;
  /** The message in its own words, said of what was spoken of: what may be forbidden to answer. */
  readonly said: string;
  /** What it is about, as it stands inside a sentence. */
  readonly about: string;
  /** What a text must hold to answer it. */
  readonly wanted: Wanted;
  /** Whether something of ours answers it. */
  readonly isAnswered: boolean;
  /** The figures that were spoken of before it, to which 'e ontem?' goes back. */
  readonly figures: Slots | null;
}

/** Before it is known what figures were spoken of. */
export type Joined = Omit<FollowUp, 'figures'>;
