import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { isPersonsText, isTextPlace } from './is-persons-text.ts';

/** A text that a person may read, as it stands in code; `{…}` where something is filled in. */
export interface Text {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Names around it, the outermost first: 'very-low-now.content'; empty where nothing has a name. */
  readonly key: string;
  readonly text: string;
}

/** A property as far as it matters here: its key, an identifier or a literal. */
interface Named {
  readonly key: object;
}

/** What is written for programmers, logs or the database, whatever it reads like. */
const unread =
  /^(?:.*\.)?(?:log|logger|warn|debug|trace|describe)$|\.log\.\w+$|^sql$|^(?:join|resolve|match|test|super)$/;
/** Attributes of a screen that hold names of things, not words. */
const wordless = new Set([
  'className',
  'd',
  'id',
  'viewBox',
  'transform',
  'style',
  'href',
  'to',
  'src',
  'points',
  'sizes',
]);

const nameOf = ({ key }: Named): string | null => {
  if ('name' in key && typeof key.name === 'string') return key.name;
  return 'value' in key ? String(key.value) : null;
};

/** The key that an object gives itself: `{ key: 'very-low-now', … }`. */
const ownKeyOf = (properties: readonly object[]): string | null => {
  for (const property of properties)
    if ('key' in property && 'value' in property && nameOf({ key: property.key as object }) === 'key') {
      const value = property.value as object;
      return 'value' in value && typeof value.value === 'string' ? value.value : null;
    }
  return null;
};

/** A node as far as a sum of texts needs it. */
interface Summand {
  readonly type: string;
  readonly start: number;
}

/** What a literal or a template says; null for any other expression. */
const wordsOf = (node: Summand): string | null => {
  if (node.type === 'Literal' && 'value' in node) return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const { quasis } = node as unknown as { quasis: readonly { value: { cooked?: string | null } }[] };
  return quasis.map(({ value }) => value.cooked ?? '').join('{…}');
};

/** The parts of 'a' + b + 'c', in order. */
const summandsOf = (node: Summand): readonly Summand[] => {
  if (node.type !== 'BinaryExpression') return [node];
  const { operator, left, right } = node as unknown as { operator: string; left: Summand; right: Summand };
  return operator === '+' ? [...summandsOf(left), ...summandsOf(right)] : [node];
};

const textsIn = (file: string, source: string): Text[] => {
  const texts: Text[] = [];
  const names: string[] = [];
  let unreadDepth = 0;
  const add = (text: string, isPlace = isTextPlace(file)): void => {
    if (unreadDepth === 0 && isPersonsText(text, isPlace)) texts.push({ file, key: names.join('.'), text });
  };
  /** Where texts begin that were read as a part of a longer one: a sentence broken over several lines. */
  const joined = new Set<number>();
  const addSum = (sum: Summand): void => {
    let run: string[] = [];
    const end = (): void => {
      if (run.length > 0) add(run.join(''));
      run = [];
    };
    for (const part of summandsOf(sum)) {
      const words = joined.has(part.start) ? null : wordsOf(part);
      if (words === null) end();
      else {
        run.push(words);
        joined.add(part.start);
      }
    }
    end();
  };
  const addAlone = (node: Summand): void => {
    if (!joined.has(node.start)) add(wordsOf(node) ?? '');
  };
  const enter = (name: string | null | undefined): void => void (name && names.push(name));
  const leave = (name: string | null | undefined): void => void (name && names.pop());
  const skipWhere = (isUnread: boolean, by: 1 | -1): void => {
    if (isUnread) unreadDepth += by;
  };
  const calleeOf = ({ callee }: { readonly callee: { readonly start: number; readonly end: number } }): boolean =>
    unread.test(source.slice(callee.start, callee.end).replace(/\s+/g, ''));
  // A new Error is for the log; what a person reads of it stands in the messages.
  const isError = ({ callee }: { readonly callee: object }): boolean =>
    'name' in callee && typeof callee.name === 'string' && /^(?:\w*Error|RegExp|URL)$/.test(callee.name);
  const isWordless = ({ name }: { readonly name: object }): boolean =>
    'name' in name && typeof name.name === 'string' && wordless.has(name.name);
  new Visitor({
    Property: (node) => enter(nameOf(node)),
    'Property:exit': (node) => leave(nameOf(node)),
    ObjectExpression: ({ properties }) => enter(ownKeyOf(properties)),
    'ObjectExpression:exit': ({ properties }) => leave(ownKeyOf(properties)),
    VariableDeclarator: ({ id }) => enter(id.type === 'Identifier' ? id.name : null),
    'VariableDeclarator:exit': ({ id }) => leave(id.type === 'Identifier' ? id.name : null),
    CallExpression: (node) => skipWhere(calleeOf(node), 1),
    'CallExpression:exit': (node) => skipWhere(calleeOf(node), -1),
    NewExpression: (node) => skipWhere(isError(node), 1),
    'NewExpression:exit': (node) => skipWhere(isError(node), -1),
    TaggedTemplateExpression: () => skipWhere(true, 1),
    'TaggedTemplateExpression:exit': () => skipWhere(true, -1),
    TSLiteralType: () => skipWhere(true, 1),
    'TSLiteralType:exit': () => skipWhere(true, -1),
    ImportDeclaration: () => skipWhere(true, 1),
    'ImportDeclaration:exit': () => skipWhere(true, -1),
    JSXAttribute: (node) => skipWhere(isWordless(node), 1),
    'JSXAttribute:exit': (node) => skipWhere(isWordless(node), -1),
    JSXText: ({ value }) => add(value.trim(), true),
    BinaryExpression: addSum,
    Literal: addAlone,
    TemplateLiteral: addAlone,
  }).visit(parseSync(file, source).program);
  return texts;
};

/** Tests, what they, the demo and the measurements are made of, and the English of the API page. */
const aside = /-endpoints\.ts$|\.test\.|-fixture\.|\/testing\/|\/demo\/|\/dev\/|\/evaluation\/|\/examples\/|\.d\.ts$/;

/** Every text below `folders` that a person may read, by file; wherever it stands in code. */
export const readTexts = (root: string, folders: readonly string[]): Text[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !aside.test(file))
    .toSorted()
    .flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')));
