import type { Conclusion } from './conclusion.ts';

/** Suicide, self-harm, crisis, violence: which signs say what. */
export const mindConclusions: readonly Conclusion[] = [
  { kind: 'suicide', when: ['wish_to_die'] },
  { kind: 'suicide', when: ['kill_myself'] },
  { kind: 'suicide', when: ['attempt'] },
  { kind: 'suicide', when: ['goodbye'] },
  {
    kind: 'suicide',
    when: ['means', ['wish_to_die', 'kill_myself', 'no_way_out', 'goodbye', 'self_harm', 'crisis']],
  },
  { kind: 'suicide', when: ['means'] },
  { kind: 'suicide', when: ['plan', ['no_way_out', 'crisis', 'self_harm']] },
  { kind: 'suicide', when: ['no_way_out'], isUnsure: true },
  { kind: 'self_harm', when: ['self_harm'] },
  { kind: 'crisis', when: ['crisis'] },
  { kind: 'crisis', when: ['dying', 'anxious'] },
  { kind: 'violence', when: ['violence'] },
];
