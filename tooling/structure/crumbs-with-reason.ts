const drizzle = 'Only repositories know Drizzle.';
const messages = 'Portuguese stands in messages.';
const lazy = 'Loaded when it is opened: what has a file of its own has a script of its own.';

/**
 * Files of at most 40 lines with one importer beside them that stay a file, each with its reason. At most 40;
 * structure.test.ts holds the list against the house.
 */
export const crumbsWithReason: Readonly<Record<string, string>> = {
  'server/src/adviser/built-in/conversation/parsing/parse-drinks.ts': 'parse-question.ts would pass 250 lines.',
  'server/src/adviser/emergencies/emergency-messages.ts': messages,
  'server/src/db/migration-messages.ts': messages,
  'server/src/features/admin/adviser-tallies-repository.ts': drizzle,
  'server/src/features/community/blocks-service.ts': 'One of five services of the community, each under its name.',
  'server/src/features/community/changes-repository.ts': drizzle,
  'server/src/features/nutrition/recipes-repository.ts': drizzle,
  'server/src/features/profile/profile-repository.ts': drizzle,
  'server/src/field-labels.ts': 'A list that grows by a line with every feature.',
  'server/src/testing/model-request.ts': 'model-server.ts would pass 250 lines.',
  'web/src/app/account-screen.tsx': lazy,
  'web/src/app/checklist/checklist-messages.ts': messages,
  'web/src/app/consent-messages.ts': messages,
  'web/src/app/help-dialog-messages.ts': messages,
  'web/src/app/measurements-screen.tsx': lazy,
  'web/src/app/privacy-visitor-screen.tsx': lazy,
  'web/src/app/profile-screen.tsx': lazy,
  'web/src/app/shell/phone-menu.tsx': lazy,
  'web/src/features/appointments/appointments-messages.ts': messages,
  'web/src/features/chat/support/services-dialog.tsx': lazy,
  'web/src/features/notifications/bell-messages.ts': messages,
};
