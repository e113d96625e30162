/**
 * What a step speaks of. Of all but `watch`, `care` and `call` a card has one: the one that outranks the
 * others. `watch` follows sugar that was eaten. */
export type StepTopic = 'mouth' | 'position' | 'driving' | 'company' | 'tell' | 'watch' | 'care' | 'call';

/** What to do now, said to the writer and to somebody who is with another person. */
export interface Step {
  readonly about: StepTopic;
  readonly self: string;
  readonly other: string;
}

export const step = (about: StepTopic, self: string, other = self): Step => ({ about, self, other });
