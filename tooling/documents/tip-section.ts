import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tipRules } from '../../server/src/adviser/built-in/tip-rules.ts';
import { evidenceOf, readTipTable } from '../../server/src/adviser/built-in/tip-table.ts';
import { type ExampleTip, findExampleTips } from './example-tips.ts';
import { writeTable } from './markdown.ts';

const RULES = join(import.meta.dirname, '../../server/src/adviser/built-in/rules');

/** Folders of the rules, in the order of the document. */
const themes: Readonly<Record<string, string>> = {
  glucose: 'Glicose',
  vitals: 'Hemoglobina glicada, pressão, pulso e peso',
  condition: 'Condições de saúde',
  medicine: 'Remédios e alergias a remédios',
  food: 'Alimentação',
  movement: 'Movimento',
  sleep: 'Sono',
  substances: 'Álcool, tabaco, cafeína e jogos',
  basics: 'Dados que faltam e o dia a dia',
};

const priorityWords = { high: 'alta', medium: 'média', low: 'baixa' } as const;
const categoryWords: Readonly<Record<string, string>> = {
  general: 'geral',
  nutrition: 'alimentação',
  exercise: 'exercício',
  sleep: 'sono',
  mental: 'saúde mental',
  social: 'convívio',
  medication: 'remédios',
};

const keys: ReadonlySet<string> = new Set(tipRules.map(({ key }) => key));

/** The folder of each rule, by its key; where a list of keys makes the rules, by any place that names it. */
const findThemes = (): ReadonlyMap<string, string> => {
  const named = (pattern: RegExp) =>
    globSync('*/*.ts', { cwd: RULES }).flatMap((path) =>
      [...readFileSync(join(RULES, path), 'utf8').matchAll(pattern)]
        .map(([, key = '']) => [key, basename(dirname(path))] as const)
        .filter(([key]) => keys.has(key)),
    );
  return new Map([...named(/'([a-z0-9-]+)'/g), ...named(/key: '([a-z0-9-]+)'/g)]);
};

const writeUrgency = (urgencies: ReadonlySet<number>): string => {
  const sorted = [...urgencies].toSorted((a, b) => b - a).map((each) => String(each).replace('.', ','));
  return sorted.length === 1 && sorted[0] === '0' ? 'não' : sorted.join(' ou ').replace(/\b0$/, 'nenhuma');
};

const writeTip = (key: string, example: ExampleTip | undefined): string => {
  const row = readTipTable().get(key);
  if (!row || !example)
    throw new Error(`${key} has no row in tip-rules.csv, or no made-up person it is told to`);
  const { rule, priorities, urgencies } = example;
  const priority = (['high', 'medium', 'low'] as const).filter((each) => priorities.has(each));
  const opinion = row.sources.every(({ kind }) => kind === 'own') ? ' **(opinião deste sistema)**' : '';
  return [
    `### \`${key}\`${opinion}`,
    '',
    `- **Quando:** ${row.toldWhen}`,
    `- **Para:** ${rule.audience === 'adults' ? 'adultos fora da gravidez' : 'todos'} · **Prioridade:** ${priority.map((each) => priorityWords[each]).join(' ou ')} · **Urgência:** ${writeUrgency(urgencies)} · **Categoria:** ${categoryWords[rule.category]} · **Assunto:** ${rule.topic}${rule.moves ? ' · some com os sinais de parar' : ''}`,
    `- **Fonte:** ${evidenceOf(key)}`,
    `- **Exemplo**${example.who ? ` (${example.who})` : ''}: **${example.title}** — ${example.content}`,
    `- **Por quê:** ${example.why.join(' · ')}`,
  ].join('\n');
};

const writeCounts = (): string => {
  const rows = [...readTipTable().values()];
  const own = rows.filter(({ sources }) => sources.every(({ kind }) => kind === 'own'));
  const partly = rows.filter((row) => !own.includes(row) && row.sources.some(({ kind }) => kind === 'own'));
  return writeTable(
    ['Regras de dicas', 'Quantas'],
    [
      ['ao todo', String(rows.length)],
      ['com documento (diretriz, estudo, lei ou bula)', String(rows.length - own.length)],
      ['… em que um limite ou passo é escolha deste sistema', String(partly.length)],
      ['só opinião cautelosa deste sistema', String(own.length)],
    ],
  );
};

/** Every rule of the tips with its filled example, by theme; throws where a rule has none. */
export const writeTipSection = (): string => {
  const [themeOf, examples] = [findThemes(), findExampleTips()];
  const byTheme = Map.groupBy(tipRules, ({ key }) => themeOf.get(key) ?? '');
  const sections = Object.entries(themes).map(([theme, title]) => {
    const rules = byTheme.get(theme) ?? [];
    return [
      `## ${title} (${rules.length})`,
      ...rules.map(({ key }) => writeTip(key, examples.get(key))),
    ].join('\n\n');
  });
  const forgotten = tipRules.filter(({ key }) => !(themeOf.get(key) && themes[themeOf.get(key) ?? '']));
  if (forgotten.length > 0) throw new Error(`without a theme: ${forgotten.map(({ key }) => key).join(', ')}`);
  return [writeCounts(), ...sections].join('\n\n');
};
