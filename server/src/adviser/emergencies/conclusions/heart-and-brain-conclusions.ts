import type { Conclusion } from './conclusion.ts';
import { lowNumbers } from './sign-groups.ts';

/** Heart, brain, consciousness: which signs say what. */
export const heartAndBrainConclusions: readonly Conclusion[] = [
  { kind: 'unconscious', when: ['not_breathing'] },
  { kind: 'unconscious', when: ['unresponsive'] },
  { kind: 'unconscious', when: ['fainted'] },
  { kind: 'unconscious', when: ['near_faint'] },
  { kind: 'seizure', when: ['seizure'] },
  { kind: 'seizure', when: ['shaking'] },
  { kind: 'stroke', when: ['face_droop'] },
  { kind: 'stroke', when: ['lips_numb'], unless: [...lowNumbers, 'bare_low', 'lone_low'] },
  { kind: 'stroke', when: ['lips_numb', 'one_side'] },
  {
    kind: 'stroke',
    when: ['limb_weak', ['one_side', 'sudden', 'speech_trouble', 'face_droop', 'bad_headache', 'blurred']],
  },
  { kind: 'stroke', when: ['speech_trouble'], unless: ['choking', 'breathless', ...lowNumbers] },
  { kind: 'stroke', when: ['limb_dead'], unless: ['muscular', 'grave_injury', 'bleeding'] },
  { kind: 'stroke', when: ['sight_lost'] },
  { kind: 'stroke', when: ['thunder_headache'] },
  {
    kind: 'stroke',
    when: ['bad_headache', ['stiff_neck', 'limb_weak', 'confused', 'balance_lost', 'fainted']],
  },
  { kind: 'stroke', when: ['balance_lost', ['sudden', 'one_side', 'bad_headache', 'dizzy', 'confused']] },
  { kind: 'stroke', when: ['blurred', 'sudden', ['one_side', 'dizzy', 'bad_headache', 'limb_weak']] },
  { kind: 'stroke', when: ['confused', 'sudden'], unless: lowNumbers },
  { kind: 'stroke', when: ['stroke_now'] },
  { kind: 'chest_pain', when: ['chest_pain'], unless: ['muscular'] },
  {
    kind: 'chest_pain',
    when: [
      'chest_pain',
      'muscular',
      ['cold_sweat', 'breathless', 'radiating_pain', 'palpitation', 'vomit', 'near_faint', 'dizzy'],
    ],
  },
  {
    kind: 'chest_pain',
    when: [
      'radiating_pain',
      [
        'cold_sweat',
        'breathless',
        'vomit',
        'pale',
        'chest_pain',
        'belly_pain',
        'sudden',
        'back_pain',
        'dizzy',
        'weak_all_over',
      ],
    ],
  },
  { kind: 'chest_pain', when: ['heart_attack_now'] },
  { kind: 'chest_pain', when: ['heart_or_nerves'] },
  {
    kind: 'chest_pain',
    when: [
      'palpitation',
      [
        'dizzy',
        'cold_sweat',
        'breathless',
        'near_faint',
        'fainted',
        'weak_all_over',
        'pale',
        'blurred',
        'grave_injury',
        'having_a_turn',
      ],
    ],
  },
  { kind: 'chest_pain', when: ['palpitation'], isUnsure: true, unless: ['anxious', 'exertion'] },
  { kind: 'chest_pain', when: ['pulse_racing'], unless: ['exertion'] },
  { kind: 'chest_pain', when: ['pulse_very_slow'] },
  {
    kind: 'chest_pain',
    when: [
      'cold_sweat',
      ['pale', 'breathless', 'weak_all_over', 'belly_pain', 'near_faint', 'having_a_turn'],
    ],
    unless: ['low_in_words', 'glucose_low', 'glucose_very_low', 'glucose_under_40'],
  },
];
