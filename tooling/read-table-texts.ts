import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadRows } from '../server/src/text/load-rows.ts';
import type { Text } from './read-texts.ts';

/** The columns of each table of server/knowledge that a person reads; the others hold keys, and words to look for. */
const shownColumns: Readonly<Record<string, readonly string[]>> = {
  'answers/danger.csv': ['text'],
  'answers/refusals.csv': ['text', 'beside_danger'],
  'app-topics.csv': ['answer'],
  'condition-words.csv': ['label'],
  'conditions.csv': ['name', 'also'],
  'definitions.csv': ['term', 'definition'],
  'emergencies/authors.csv': [],
  'emergencies/signs.csv': [],
  'emergencies/steps.csv': ['self', 'other'],
  'entities.csv': ['key'],
  'exercise/alarms.csv': [],
  'exercise/entries.csv': ['entry'],
  'exercise/likenesses.csv': [],
  'exercise/rules.csv': ['entry'],
  'exercises.csv': ['name_pt', 'instructions_pt'],
  'follow-up-aspects.csv': [],
  'food/allergens.csv': ['label'],
  'food/diets.csv': [],
  'food/groups.csv': [],
  'food/limits.csv': [],
  'food/own-words.csv': [],
  'food/preferences.csv': [],
  'food/rules.csv': ['reason'],
  'food/words.csv': [],
  'food-groups.csv': ['said'],
  'food-names.csv': [],
  'foods.csv': ['name_pt', 'short_name', 'portion_label_pt', 'counted_as', 'preparation'],
  'medicine-classes.csv': ['label'],
  'medicine-effects.csv': ['effect'],
  'medicine-facts.csv': [
    'purpose',
    'action',
    'effects',
    'tell',
    'seldom',
    'food',
    'time',
    'whole',
    'alcohol',
    'watch',
    'together',
  ],
  'medicine-questions.csv': [],
  'medicines.csv': ['name'],
  'prompts/words.csv': ['words'],
  'question-aspects.csv': [],
  'question-cues.csv': [],
  'questions/asked-terms.csv': [],
  'questions/asked.csv': [],
  'questions/passage-signs.csv': [],
  'shorthand.csv': [],
  'small-talk.csv': ['answer'],
  'sources.csv': ['title'],
  'speech/allowed.csv': [],
  'speech/classes.csv': [],
  'speech/marks.csv': [],
  'speech/numbers.csv': [],
  'speech/phones.csv': [],
  'speech/questions.csv': [],
  'speech/references.csv': [],
  'speech/rules.csv': [],
  'spelling.csv': [],
  'synonyms.csv': [],
  'tip-offers.csv': [],
  'tip-rules.csv': ['told_when'],
  'warning-topics.csv': [],
  'warnings.csv': ['text', 'source'],
  'word-classes.csv': [],
};

const FOLDER = 'server/knowledge';

/** Rows of a table of server/knowledge, each by its columns. */
export const readTable = (path: string): readonly Readonly<Record<string, string>>[] =>
  loadRows(relative(FOLDER, path));

const textsOfTable = (file: string): Text[] => {
  const columns = shownColumns[relative(FOLDER, file)];
  if (!columns) throw new Error(`which columns of ${file} does a person read?`);
  return readTable(file).flatMap((row) =>
    columns.flatMap((column) =>
      (row[column] ?? '')
        .split('|')
        .filter((text) => text !== '')
        .map((text) => ({ file, key: `${Object.values(row)[0]}.${column}`, text })),
    ),
  );
};

/** Lines of an article, of the texts of tips or of a prompt; addresses, keys and the names of slots are no text. */
const textsOfArticle = (root: string, file: string): Text[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => /\p{L}/u.test(line) && !/^(?:slug:|about:|## [a-z0-9-]+$)/.test(line))
    .map((line) => line.replace(/^> \{\w+\}(?: \w+)?: /, '').replace(/\{\w+\}/g, '{…}'))
    .map((text, index) => ({ file, key: `${index + 1}`, text }));

/** What a page says before a script runs: titles and descriptions. */
const textsOfPage = (root: string, file: string): Text[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:content|alt|title|"(?:name|description)":) ?=?"([^"]* [^"]*)"|<title>(.*?)</g,
    ),
  ]
    .map(([, attribute = '', title = '']) => attribute || title)
    .filter((text) => /\p{L}{3}.* /u.test(text) && !/=device-width|^light dark$/.test(text))
    .map((text, index) => ({ file, key: `${index + 1}`, text }));

/** Every text that stands in tables, articles and the pages themselves; throws for a table nobody described here. */
export const readTableTexts = (root: string): Text[] => [
  ...globSync(`${FOLDER}/{*,answers/*,emergencies/*,exercise/*,food/*,prompts/*,speech/*}.csv`, {
    cwd: root,
  }).flatMap(textsOfTable),
  ...globSync('server/knowledge/{articles,prompts,tips}/*.md', { cwd: root }).flatMap((file) =>
    textsOfArticle(root, file),
  ),
  ...['web/index.html', 'web/public/manifest.webmanifest'].flatMap((file) => textsOfPage(root, file)),
];
