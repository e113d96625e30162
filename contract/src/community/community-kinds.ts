/** Icons that a forum may have (specification). */
export const FORUM_ICONS = ['Heart', 'Users', 'MessageCircle', 'TrendingUp', 'Plus', 'Eye'] as const;
export type ForumIcon = (typeof FORUM_ICONS)[number];

/** Colour class names that a forum may have: soft fills of the design system. */
export const FORUM_COLORS = [
  'bg-primary-soft',
  'bg-info-soft',
  'bg-success-soft',
  'bg-accent-soft',
  'bg-destructive-soft',
  'bg-warning-soft',
] as const;
export type ForumColor = (typeof FORUM_COLORS)[number];

/** What a post is about: the specification's six, and 'general' where nobody chose. */
export const GROUP_TYPES = [
  'general',
  'diabetes',
  'hypertension',
  'nutrition',
  'exercise',
  'mental-health',
  'other',
] as const;
export type GroupType = (typeof GROUP_TYPES)[number];

export const POST_SORTS = ['recent', 'popular', 'replies'] as const;
export type PostSort = (typeof POST_SORTS)[number];

export const MAX_TITLE_LENGTH = 200;
export const MAX_CONTENT_LENGTH = 10_000;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 40;
export const MAX_SEARCH_LENGTH = 100;
export const MAX_REPORT_DETAILS_LENGTH = 1000;

/** Why somebody reports a text. */
export const REPORT_REASONS = [
  'dangerous_advice',
  'offensive',
  'spam',
  'personal_data',
  'worried_about_author',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why Vida itself puts a text before the administrator. */
export const AUTOMATIC_REASONS = ['dose_change', 'many_links'] as const;
export type AutomaticReason = (typeof AUTOMATIC_REASONS)[number];

/** Why a text is hidden: the administrator did it, or it waits for them because a new account wrote many links. */
export const HIDDEN_REASONS = ['moderator', 'many_links'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** What came of a report: the text stays, or was hidden. */
export const REPORT_DECISIONS = ['kept', 'hidden'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** What the administrator did to a text, as the log keeps it. */
export const MODERATION_ACTIONS = [
  'pinned',
  'unpinned',
  'locked',
  'unlocked',
  'hidden',
  'shown',
  'kept',
  'dose_note_added',
  'dose_note_removed',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
