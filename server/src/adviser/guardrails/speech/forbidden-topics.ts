/** What no adviser answers, model or not; decided by code. The order is the order of force. */
export const FORBIDDEN_TOPICS = [
  'harm',
  'ignore_symptom',
  'minor',
  'pregnancy',
  'extreme_diet',
  'missed_dose',
  'natural_cure',
  'stop_medicine',
  'dose',
  'start_medicine',
  'diagnosis',
  'medicine',
] as const;

export type ForbiddenTopic = (typeof FORBIDDEN_TOPICS)[number];
