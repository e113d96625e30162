import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

interface Text {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** What the adviser says in a conversation stands in files of texts; elsewhere that name may mean anything. */
const isTextFile = (path: string): boolean =>
  /-messages\.ts$|^server\/src\/adviser\/.*-texts\.ts$/.test(path);
const isScreen = (path: string): boolean => /(?<!\.test|-fixture)\.tsx$/.test(path) && !/\/dev\//.test(path);

/** What is written between the tags of a screen, and every piece of text in a file of messages. */
const textsIn = (path: string, source: string): string[] => {
  const texts: string[] = [];
  const add = (text: string | null | undefined): void => void (text && texts.push(text));
  const inMessages = isTextFile(path);
  new Visitor({
    JSXText: ({ value }) => add(value.trim()),
    ...(inMessages && {
      Literal: ({ value }: { value: unknown }) => add(typeof value === 'string' ? value : null),
      TemplateElement: ({ value }: { value: { cooked?: string | null } }) => add(value.cooked),
    }),
  }).visit(parseSync(path, source).program);
  return texts;
};

/** Every text below `folders` that a person may read: messages of the features, and words in the screens themselves. */
export const readTexts = (root: string, folders: readonly string[]): Text[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => isTextFile(path) || isScreen(path))
    .flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })));
