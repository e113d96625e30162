import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as choices from '../../contract/src/profile/profile-choices.ts';
import { readTable } from '../read-table-texts.ts';
import { readTexts, type Text } from '../read-texts.ts';
import { GENERATED, writeTable } from './markdown.ts';

/** Parts of the document with the files whose texts stand in them; a file belongs to the first that fits. */
const places: readonly (readonly [title: string, files: RegExp])[] = [
  ['Emergências', /\/emergencies\/|\/(?:find-help|guarded-conversation|answer-beside)\.ts$/],
  ['Recusas e avisos do perfil', /\/guardrails\/speech\/|\/adviser\/warnings\//],
  ['Dicas', /\/adviser\/built-in\/(?:rules|facts)\/|\/adviser\/built-in\/[^/]+\.ts$/],
  ['Respostas da conversa', /\/adviser\/built-in\/conversation\/|\/features\/chat\//],
  ['Refeições', /\/built-in\/meals\/|\/guardrails\/food\/|\/adviser\/food\/|\/nutrition\//],
  ['Movimento', /\/built-in\/movement\/|\/guardrails\/movement\/|\/adviser\/movement\/|\/exercises\//],
  ['Instruções ao modelo de linguagem (quem as lê é ele)', /\/adviser\/model\/|\/adviser\/|\/features\/prompts\//],
  ['Sino e motivação', /\/features\/(?:notifications|motivation)\//],
  ['Comunidade', /\/features\/community\//],
  ['Entrada, conta e dados da pessoa', /\/features\/(?:auth|account|second-factor|admin|profile)\/|profile-choices/],
  ['Medições, sono, substâncias e consultas', /\/features\/|^contract\/.*-words\.ts/],
  ['Erros e campos que não servem', /\/http\/|^contract\/|field-labels|\/openapi\//],
  ['Terminal de quem instala', /./],
];

const chosen = new Set<string>(
  Object.values(choices)
    .flat(2)
    .filter((each) => typeof each === 'string'),
);
/** A name of the profile's lists stands in the lists; elsewhere code asks for it. */
const isName = ({ file, text }: Text): boolean => chosen.has(text) && !file.endsWith('profile-choices.ts');

const writeTables = (root: string): string => {
  const tables = globSync('server/knowledge/{*,answers/*,emergencies/*,speech/*}.csv', {
    cwd: root,
  }).toSorted();
  const tips = globSync('server/knowledge/tips/*.md', { cwd: root }).toSorted();
  const tipsIn = (file: string): number => readFileSync(join(root, file), 'utf8').match(/^## /gm)?.length ?? 0;
  const articles = globSync('server/knowledge/articles/*.md', { cwd: root });
  return [
    '## Tabelas e artigos',
    'O que já está em tabelas e textos próprios lê-se ali; os avisos do perfil também em [RULES.md](RULES.md).',
    writeTable(
      ['Onde', 'Quantos'],
      [
        ...tables.map((file) => [`[\`${file}\`](../${file})`, String(readTable(file).length)]),
        ...tips.map((file) => [
          `[\`${file}\`](../${file})`,
          tipsIn(file) > 0 ? `${tipsIn(file)} dicas` : 'frases de todas',
        ]),
        ['[`server/knowledge/articles`](../server/knowledge/articles)', `${articles.length} artigos`],
      ],
    ),
  ].join('\n\n');
};

const writeFile = (file: string, texts: readonly Text[]): string =>
  [
    `### \`${file}\``,
    writeTable(
      ['Chave', 'Texto'],
      texts.map(({ key, text }) => [`\`${key || '—'}\``, text]),
    ),
  ].join('\n\n');

/** docs/TEXTS.md: every text of the server that a person can read, by place. */
export const writeTextsDocument = (root: string): string => {
  const texts = readTexts(root, ['contract/src', 'server/src']).filter((text) => !isName(text));
  const byPlace = Map.groupBy(texts, ({ file }) => places.find(([, files]) => files.test(file))?.[0] ?? '');
  const sections = places.flatMap(([title]) => {
    const ofPlace = byPlace.get(title);
    if (!ofPlace) return [];
    const files = [...Map.groupBy(ofPlace, ({ file }) => file)];
    return [`## ${title} (${ofPlace.length})`, ...files.map(([file, each]) => writeFile(file, each))];
  });
  return `${[
    GENERATED,
    '# Textos do servidor para revisão',
    `Os ${texts.length} textos que o servidor pode mostrar a alguém, cada um com a chave que leva ` +
      'a ele no código. `{…}` é o que se preenche na hora; um pedaço sozinho entra numa frase ' +
      'maior. Quando cada dica é dita e com que palavras prontas, está em [RULES.md](RULES.md).',
    writeTables(root),
    ...sections,
  ].join('\n\n')}\n`;
};
