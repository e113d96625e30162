import type { Import } from './read-imports.ts';

/**
 * The rooms of the house (docs/ARCHITECTURE.md) and what each may import besides itself. `$feature` is the same
 * feature, `*` any one. Imports flow one way: shared → feature → app.
 */
export const allowedArrows: Readonly<Record<string, readonly string[]>> = {
  'contract/core': [],
  'contract/features/*': ['contract/core', 'contract/features/*'],
  'contract/endpoints': ['contract/core', 'contract/features/*'],

  'server/config': ['contract/core'],
  // What is exported and removed is found in the schema, table by table.
  'server/tables/account': ['server/db', 'server/tables/*', 'server/schema', 'contract/features/*'],
  'server/tables/*': ['server/db', 'server/tables/*', 'contract/features/*'],
  'server/turns': [],
  'server/threads': [],
  'server/schema': ['server/tables/*'],
  // Whose a row is, and the person's revision that every write raises.
  'server/db': ['server/config', 'server/turns', 'server/tables/auth'],
  'server/http': [
    'contract/core',
    'contract/features/*',
    'server/config',
    'server/turns',
    'server/db',
    'server/tables/http',
  ],
  'server/mail': ['contract/core', 'server/config', 'server/turns'],
  'server/openapi': ['contract/core', 'server/http'],
  'server/web-app': ['contract/core', 'contract/endpoints', 'server/http'],
  'server/text': ['contract/core', 'contract/features/*'],
  'server/adviser': [
    'contract/core',
    'contract/features/*',
    'server/config',
    'server/turns',
    'server/threads',
    'server/text',
  ],
  'server/features/*': [
    'contract/core',
    'contract/features/*',
    'server/config',
    'server/turns',
    'server/threads',
    'server/db',
    'server/http',
    'server/mail',
    'server/text',
    'server/adviser',
    'server/tables/$feature',
  ],
  'server/app': ['contract/*', 'server/*'],

  'web/ui': ['contract/core'],
  'web/lib': ['contract/core', 'contract/features/*', 'web/ui'],
  'web/features/*': ['contract/core', 'contract/features/*', 'web/lib', 'web/ui'],
  'web/app': ['contract/*', 'web/*'],
};

const featureRoom = /^(?<side>server|web)\/src\/features\/(?<feature>[^/]+)\//;
const tableRoom = /^server\/src\/(?:features\/)?(?<owner>[^/]+)\/[^/]+-tables?\.ts$/;
const sharedServerRooms = new Set([
  'config',
  'turns',
  'threads',
  'db',
  'http',
  'mail',
  'openapi',
  'web-app',
  'text',
  'adviser',
]);

/** The room a file lives in; what composes (app, commands, testing, entry files) is `server/app` or `web/app`. */
export const roomOf = (path: string): string => {
  const table = tableRoom.exec(path)?.groups;
  if (table) return `server/tables/${table.owner}`;
  if (path === 'server/src/schema.ts') return 'server/schema';
  const inFeature = featureRoom.exec(path)?.groups;
  if (inFeature) return `${inFeature.side}/features/${inFeature.feature}`;
  const [side = '', , folder = '', ...rest] = path.split('/');
  const isFolder = rest.length > 0;
  if (side === 'contract') {
    if (!isFolder) return 'contract/endpoints';
    return folder === 'core' ? 'contract/core' : `contract/features/${folder}`;
  }
  if (side === 'server') return isFolder && sharedServerRooms.has(folder) ? `server/${folder}` : 'server/app';
  return isFolder && (folder === 'ui' || folder === 'lib') ? `web/${folder}` : 'web/app';
};

const patternOf = (pattern: string, feature: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('$feature', feature).replaceAll('*', '.+')}$`);

const isAllowed = (from: string, to: string): boolean => {
  if (from === to) return true;
  const rule = Object.entries(allowedArrows).find(([room]) => patternOf(room, '').test(from));
  const feature = from.split('/').at(-1) ?? '';
  return rule?.[1].some((target) => patternOf(target, feature).test(to)) ?? false;
};

/**
 * Files that import each other in a circle, types counted, one list for each circle found. Two files that know each
 * other are one file in two places: what they share belongs into a third.
 */
export const findCircles = (imports: readonly Import[]): string[][] => {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const { to } of targets.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
};

/** Imports against the table, as 'file → file (room → room)'. */
export const findForbiddenImports = (imports: readonly Import[]): string[] =>
  imports
    .map(({ from, to }) => ({ from, to, fromRoom: roomOf(from), toRoom: roomOf(to) }))
    .filter(({ fromRoom, toRoom }) => !isAllowed(fromRoom, toRoom))
    .map(({ from, to, fromRoom, toRoom }) => `${from} → ${to} (${fromRoom} → ${toRoom})`);
