import type { Conclusion } from './conclusion.ts';
import { acidosisSigns, clouded, high, lowSymptoms, veryLow } from './sign-groups.ts';

/** Glucose and insulin: which signs say what. */
export const glucoseConclusions: readonly Conclusion[] = [
  { kind: 'severe_low', when: [veryLow, [...clouded, ...lowSymptoms]] },
  { kind: 'severe_low', when: ['low_in_words', [...clouded, 'not_rising']] },
  { kind: 'severe_low', when: ['glucose_low', clouded] },
  { kind: 'severe_low', when: ['low_severe'] },
  {
    kind: 'severe_low',
    when: [
      ['bare_low', 'lone_low'],
      [...clouded, ...lowSymptoms],
    ],
    unless: ['high_in_words'],
  },
  // After training a pain in the chest may be of the muscles, but not beside a low glucose.
  {
    kind: 'severe_low',
    when: ['bare_low', ['chest_pain', 'radiating_pain', 'breathless']],
    unless: ['high_in_words'],
  },
  { kind: 'chest_pain', when: [['bare_low', ...veryLow, 'glucose_low'], 'chest_pain'] },
  { kind: 'severe_low', when: ['glucose_under_40'] },
  { kind: 'severe_low', when: ['glucose_very_low'], isUnsure: true, unless: ['data_talk', 'glucose_fine'] },
  { kind: 'severe_low', when: [['low_in_words', 'glucose_low'], lowSymptoms], isUnsure: true },
  {
    kind: 'severe_low',
    when: [
      'diabetes',
      ['confused', 'nonsense_speech', 'unresponsive', 'fainted', 'seizure'],
      ['cold_sweat', 'pale', 'diabetes', 'tremor', 'dizzy'],
    ],
    unless: ['glucose_high', 'glucose_extreme', 'glucose_fine', 'high_in_words', 'acetone_breath'],
  },
  {
    kind: 'severe_low',
    when: ['diabetes', 'cold_sweat', ['tremor', 'pale', 'weak_all_over', 'drowsy', 'unresponsive']],
    isUnsure: true,
    unless: ['glucose_high', 'glucose_extreme', 'glucose_fine'],
  },
  { kind: 'ketoacidosis', when: [high, acidosisSigns] },
  {
    kind: 'ketoacidosis',
    when: ['thirsty', 'much_urine', ['glucose_high', 'glucose_extreme', ...acidosisSigns]],
  },
  {
    kind: 'ketoacidosis',
    when: [
      'acetone_breath',
      ['drowsy', 'vomit', 'diabetes', 'belly_pain', 'confused', 'deep_breathing', 'very_thirsty'],
    ],
  },
  { kind: 'ketoacidosis', when: ['acetone_breath'], isUnsure: true },
  { kind: 'ketoacidosis', when: ['bare_high', ['vomit', 'deep_breathing', 'drowsy', 'acetone_breath']] },
  { kind: 'ketoacidosis', when: ['ketones_very_high'] },
  {
    kind: 'ketoacidosis',
    when: [
      ['ketones', 'ketones_number'],
      ['glucose_high', 'glucose_extreme', 'high_in_words', 'diabetes', 'vomit'],
    ],
  },
  {
    kind: 'ketoacidosis',
    when: [
      'glucose_extreme',
      [
        'not_falling',
        'very_thirsty',
        'blurred',
        'weak_all_over',
        'dizzy',
        'bad_headache',
        'fever',
        'deep_breathing',
      ],
    ],
  },
  { kind: 'ketoacidosis', when: ['glucose_extreme'], isUnsure: true, unless: ['data_talk', 'glucose_fine'] },
  { kind: 'ketoacidosis', when: ['insulin_stopped', 'weak_all_over', 'diabetes'], isUnsure: true },
  { kind: 'insulin_excess', when: ['insulin_error'] },
  {
    kind: 'insulin_excess',
    when: [
      'insulin_taken',
      ['cannot_eat', 'cannot_swallow'],
      ['vomit', 'dizzy', 'tremor', 'cold_sweat', 'weak_all_over', 'confused'],
    ],
  },
  { kind: 'insulin_excess', when: ['insulin_taken', ['cannot_eat', 'cannot_swallow'], 'insulin_error'] },
];
