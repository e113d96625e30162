import type { Conclusion } from './conclusion.ts';
import { noAir } from './sign-groups.ts';

/** Breath, allergy, bleeding, injuries, poison: which signs say what. */
export const breathAndBloodConclusions: readonly Conclusion[] = [
  { kind: 'breathing', when: ['breathless'], unless: ['exertion', 'anxious'] },
  { kind: 'breathing', when: ['breathless'], isUnsure: true },
  { kind: 'breathing', when: ['turning_blue'] },
  { kind: 'breathing', when: ['foam_coughed'] },
  { kind: 'breathing', when: ['choking'] },
  { kind: 'breathing', when: ['wheeze'] },
  { kind: 'breathing', when: ['asthma_attack'] },
  { kind: 'breathing', when: ['leg_swollen', 'breathless'] },
  { kind: 'breathing', when: ['saturation_very_low'] },
  { kind: 'breathing', when: ['saturation_low'], isUnsure: true },
  { kind: 'anaphylaxis', when: ['throat_closing'] },
  { kind: 'anaphylaxis', when: ['tongue_swollen'] },
  {
    kind: 'anaphylaxis',
    when: [
      ['face_swollen', 'hives'],
      [...noAir, 'fainted', 'near_faint', 'vomit', 'dizzy', 'sting', 'pressure_very_low'],
    ],
  },
  { kind: 'anaphylaxis', when: ['face_swollen', ['allergen', 'hives', 'sting']] },
  { kind: 'anaphylaxis', when: ['hives', ['allergen', 'sting', 'face_swollen']], isUnsure: true },
  { kind: 'anaphylaxis', when: ['sting', noAir] },
  { kind: 'bleeding', when: ['heavy_bleeding'] },
  { kind: 'bleeding', when: ['inner_bleeding'] },
  {
    kind: 'bleeding',
    when: [
      'bleeding',
      ['blood_thinner', 'head_injury', 'grave_injury', 'fainted', 'near_faint', 'dizzy', 'violence'],
    ],
  },
  {
    kind: 'trauma',
    when: [
      'head_injury',
      [
        'bleeding',
        'vomit',
        'drowsy',
        'confused',
        'fainted',
        'dizzy',
        'blood_thinner',
        'heavy_bleeding',
        'unresponsive',
        'bad_headache',
        'blurred',
        'speech_trouble',
        'limb_weak',
        'seizure',
      ],
    ],
  },
  { kind: 'trauma', when: ['head_injury'], isUnsure: true },
  { kind: 'trauma', when: ['grave_injury'] },
  { kind: 'poisoning', when: ['poison_taken'] },
  { kind: 'poisoning', when: ['object_swallowed'] },
  { kind: 'poisoning', when: ['overdose'] },
  { kind: 'poisoning', when: ['drug_many'] },
  {
    kind: 'poisoning',
    when: ['drug_some', ['dizzy', 'vomit', 'drowsy', 'confused', 'fainted', 'having_a_turn', 'very_unwell']],
  },
];
