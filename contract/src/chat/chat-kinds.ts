/** Longest message, characters (product decision). */
export const MAX_MESSAGE_LENGTH = 2000;

/** Longest text that is looked through for an emergency, characters: the longest post with its title fits. */
export const MAX_CHECKED_LENGTH = 10_500;

/** Which card an emergency gets: SAMU first, or CVV first. */
export const EMERGENCY_LABELS = ['medical', 'emotional'] as const;
export type EmergencyLabel = (typeof EMERGENCY_LABELS)[number];

/** Public services that may be named, with their telephone numbers; every one is free of charge. */
export const HELP_LINES = {
  samu: '192',
  firefighters: '193',
  police: '190',
  cvv: '188',
  women: '180',
  rights: '100',
  health: '136',
  poisoning: '08007226001',
} as const;
export const HELP_LINE_KEYS = Object.keys(HELP_LINES) as [HelpLine, ...HelpLine[]];
export type HelpLine = keyof typeof HELP_LINES;

/** What of an exchange a model may take part in: nobody's, one on this machine or network, or one outside. */
export const MODEL_REACHES = ['none', 'private', 'public'] as const;
export type ModelReach = (typeof MODEL_REACHES)[number];
