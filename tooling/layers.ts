import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { specifiersOf } from './read-imports.ts';

/** Who may import a package, by the paths of its files under server/src. */
const MAY_IMPORT: Readonly<Record<string, RegExp>> = {
  'drizzle-orm': /-(?:repository|sql|tables?)\.ts$|^db\//,
  fastify: /^(?:http|openapi|web-app)\/|^(?:app|serve-vida)\.ts$/,
};

/** Repositories of what everybody shares, or that is asked before anybody is known. */
const SHARED = new RegExp(
  '^(?:features/(?:community/(?:changes|moderation|posts|replies)' +
    '|prompts/prompts|admin/adviser-tallies|account/deleted-accounts' +
    String.raw`|auth/users)|commands/incident)-repository\.ts$`,
);

/** Of everybody at once, or found by what only its owner has. */
const OF_EVERYBODY: readonly string[] = ['dropAllDead', 'dropAllOld', 'findByToken', 'findSignIn'];

/** Whose rows they are. */
const OWNERS: readonly string[] = ['userId', 'accountId'];

const server = join(import.meta.dirname, '..', 'server', 'src');

export interface SourceFile {
  /** Under server/src. */
  readonly path: string;
  readonly text: string;
}

/** The server's files, tests and what they share left out. */
export const readServerFiles = (): readonly SourceFile[] =>
  globSync('**/*.ts', { cwd: server })
    .filter((path) => !/\.test\.ts$|-fixture\.ts$|(?:^|\/)testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(server, path), 'utf8') }));

/** Files that know a package which is not theirs to know: 'features/sleep/sleep-service.ts: drizzle-orm'. */
export const findStrayImports = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    Object.entries(MAY_IMPORT)
      .filter(([name, allowed]) => !allowed.test(path) && specifiersOf(path, text).some((each) => isOf(each, name)))
      .map(([name]) => `${path}: ${name}`),
  );

const isOf = (specifier: string, name: string): boolean => specifier === name || specifier.startsWith(`${name}/`);

/** Methods of repositories of personal tables whose first argument is not whose rows they are. */
export const findMethodsWithoutOwner = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path.endsWith('-repository.ts') && !SHARED.test(path))
    .flatMap((file) =>
      methodsOf(file)
        .filter(({ name, first }) => !OF_EVERYBODY.includes(name) && !OWNERS.includes(first))
        .map(({ name, first }) => `${file.path}: ${name}(${first}…)`),
    );

interface Method {
  readonly name: string;
  /** The name of its first parameter; '' for none. */
  readonly first: string;
}

/** The functions of the object that `create…Repository` answers. */
const methodsOf = ({ path, text }: SourceFile): readonly Method[] => {
  const found: Method[] = [];
  let within = '';
  new Visitor({
    VariableDeclarator: ({ id }) => {
      if (id.type === 'Identifier' && /^create\w+Repository$/.test(id.name)) within = id.name;
    },
    'VariableDeclarator:exit': ({ id }) => {
      if (id.type === 'Identifier' && id.name === within) within = '';
    },
    Property: ({ key, value }) => {
      if (within === '' || key.type !== 'Identifier') return;
      if (value.type !== 'ArrowFunctionExpression' && value.type !== 'FunctionExpression') return;
      const [first] = value.params;
      found.push({ name: key.name, first: first?.type === 'Identifier' ? first.name : '' });
    },
  }).visit(parseSync(path, text).program);
  return found;
};
