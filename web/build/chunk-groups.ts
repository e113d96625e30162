import type { Rolldown } from 'vite';

/** Contract modules that no form takes a schema from; all others bring Zod with them. */
const contractOf = (features: string, files: string): string => `/contract/src/(?:${features})/(?:${files})[.]ts$`;
const web = (folder: string, files: string): string => `/web/src/${folder}/(?:${files})[.]tsx?$`;
const dependency = (names: string): string => `/node_modules/(?:${names})/`;

/** Paths end in any of these, on Windows too. */
const anyOf = (...paths: string[]): RegExp => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));

/** Modules apart from others they import, shared by at least `minShareCount` pages and dialogs. */
const group = (name: string, test: RegExp, minShareCount: number) => ({
  name,
  test,
  minShareCount,
  includeDependenciesRecursively: false,
});

const contractOfEveryPage = [
  contractOf('core', 'endpoint|headers|lists'),
  contractOf('account|auth|notifications', 'consent|consent-rules|[a-z]+-endpoints'),
  contractOf('measurements', 'metric-definitions'),
  contractOf('motivation', 'gesture-rules'),
];

/**
 * Which modules stand in one file. A file is a request of its own, and one that is short hardly compresses:
 * what arrives together is put together. Zod stays out of what pages without a form load, and with it the
 * contract's schemas.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    ...group('app', anyOf('^(?!.*/(?:zod|contract)/)', ...contractOfEveryPage), 1),
    tags: ['$initial'],
  },
  group(
    'shared',
    anyOf(
      contractOf('core', 'time|wall-time'),
      contractOf('profile', 'age-rules|care-rules|profile-endpoints'),
      contractOf(
        'measurements',
        'data-sufficiency|format-glucose|glucose-(?:goals|meaning|rules|units)|import-schemas|measurements-endpoints',
      ),
      contractOf('exercises|recommendations|sleep|substances', '[a-z]+-(?:endpoints|kinds|rules|words)'),
      dependency('date-fns(?!/locale)|@date-fns'),
      web('lib', 'format|format-glucose|health-profile|session-note|use-in-view|use-media-query|use-today|vida-says'),
      web('ui', 'badge|dialog-button|inline-retry|level-badge|priority-badge|stat|stat-value|mascot-note'),
      web('ui/charts', 'glucose-range'),
      web('app/checklist', '[a-z-]+'),
      web('features/exercises', 'program-query'),
      web(
        'features/measurements',
        '(?:entry/advice-messages|meaning/[a-z-]+|measurements-(?:messages|queries)|format-moment)',
      ),
      web('features/measurements/glucose', 'goal-messages|find-deviation|format-glucose|time-goal-rows'),
      web('features/recommendations', 'named-phones|open-details|tip-category|[a-z]+-(?:messages|queries)'),
      web('features/recommendations', 'use-dismiss-tip|use-empty-text|use-generate-tips'),
      web('features/sleep', 'format-night|quality-badge|sleep-(?:messages|note|queries)'),
      web('features/substances', '(?:cards/)?(?:format-[a-z]+|label-badge|dated-use|substances-[a-z]+)'),
    ),
    2,
  ),
  group(
    'measuring',
    anyOf(
      contractOf('measurements', 'glucose-figures|(?:heart-rate|pressure|weight)-rules'),
      contractOf('profile', 'body-mass-rules'),
      web('ui', 'steps'),
      web('features/measurements', 'format-metric|metric-(?:kind|messages|options)|entry/(?:last-type|to-metric)'),
    ),
    2,
  ),
  group(
    'charts',
    anyOf(
      '/node_modules/lucide-react/dist/esm/icons/(?:chart-line|table|chevrons-left|chevrons-right)[.]mjs$',
      web('ui/charts', 'chart-[a-z]+|levels-around'),
    ),
    2,
  ),
  group(
    'community-card',
    anyOf(
      contractOf('community', 'community-endpoints'),
      web('features/community', 'community-key|recent-posts-query'),
      web('features/community/posts', 'author-messages|count-words|text-count|written-by'),
    ),
    2,
  ),
  group(
    'community',
    anyOf(
      web('features/community', 'community-(?:messages|queries)|forums/forum-(?:look|mark)'),
      web('features/community/posts', '(?:like|note|post|posts|preview|use)-[a-z-]+'),
    ),
    2,
  ),
  group(
    'small',
    anyOf(
      dependency('lucide-react'),
      contractOf('core', 'decimals|fold'),
      web('ui', 'checkbox|emergency-card|format-number|help-lines|progress-bar|ring|talk-bubble|visually-hidden'),
      web('ui/fields', 'control-class|field|field-error|field-notes|select'),
    ),
    2,
  ),
  group('zod', anyOf(dependency('zod'), contractOf('core', 'text|validation-messages')), 2),
  group(
    'forms',
    anyOf(
      dependency('@hookform|react-hook-form'),
      web('ui/fields', '(?:date|form|number|password|select|text|textarea)-field'),
      web('lib', 'merge-edits|use-api-form|use-edited'),
      web('lib/records', 'use-record-form'),
      web('ui', 'elsewhere-notice|entry-dialog'),
    ),
    4,
  ),
  group(
    'menus',
    anyOf(
      dependency('@floating-ui|@radix-ui/react-(?:popper|menu|dropdown-menu|arrow|use-size)'),
      web('ui', 'opened-row-menu'),
    ),
    1,
  ),
  group(
    'overlays',
    anyOf(
      dependency('@radix-ui/react-(?:dialog|alert-dialog|dismissable-layer|focus-guards|focus-scope|portal)'),
      dependency('react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar'),
      dependency('use-callback-ref|aria-hidden|tslib|get-nonce'),
      web('ui', 'dialog|modal|drawer|opened-row-drawer|confirm-dialog|overlay-class|use-focus-return'),
    ),
    2,
  ),
  group(
    'parts',
    anyOf(
      contractOf('chat', 'chat-endpoints|chat-kinds'),
      dependency('@tanstack|@radix-ui'),
      web('ui', 'busy-bar|disclosure|labelled-value|segmented|tabs'),
      web('ui', 'use-focus-[a-z-]+|more-items|row-menu|row-drawer|data-table'),
      web('ui/fields', 'field-group|radio-chips'),
      web('lib', 'offer-[a-z]+|tell-failure|use-[a-z-]+'),
      web('lib/records', 'record-[a-z]+|use-record-actions'),
    ),
    2,
  ),
];
