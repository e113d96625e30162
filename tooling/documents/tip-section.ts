import { evidenceOf, loadTipTable, TIP_THEMES, type TipRow } from '../../server/src/adviser/built-in/tip-table.ts';
import { type ExampleTip, findExampleTips } from './example-tips.ts';
import { writeTable } from './markdown.ts';

const themeWords: Readonly<Record<TipRow['theme'], string>> = {
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

const writeUrgency = (urgencies: readonly number[]): string => {
  const sorted = urgencies.toSorted((a, b) => b - a).map((each) => String(each).replace('.', ','));
  return sorted.length === 1 && sorted[0] === '0' ? 'não' : sorted.join(' ou ').replace(/\b0$/, 'nenhuma');
};

const writeTip = (row: TipRow, example: ExampleTip | undefined): string => {
  if (!example) throw new Error(`no sample person is told ${row.key}`);
  const opinion = row.sources.every(({ kind }) => kind === 'own') ? ' **(opinião deste sistema)**' : '';
  return [
    `### \`${row.key}\`${opinion}`,
    '',
    `- **Quando:** ${row.toldWhen}`,
    `- **Para:** ${row.audience === 'adults' ? 'adultos fora da gravidez' : 'todos'} · ` +
      `**Prioridade:** ${row.priorities.map((each) => priorityWords[each]).join(' ou ')} · ` +
      `**Urgência:** ${writeUrgency(row.urgencies)} · **Categoria:** ${categoryWords[row.category]} ` +
      `· **Assunto:** ${row.topic}${row.moves ? ' · some com os sinais de parar' : ''}`,
    `- **Fonte:** ${evidenceOf(row)}`,
    `- **Exemplo**${example.who ? ` (${example.who})` : ''}: **${example.title}** — ${example.content}`,
    `- **Por quê:** ${example.why.join(' · ')}`,
  ].join('\n');
};

const writeCounts = (): string => {
  const rows = [...loadTipTable().values()];
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
  const examples = findExampleTips();
  const byTheme = Map.groupBy(loadTipTable().values(), ({ theme }) => theme);
  const sections = TIP_THEMES.map((theme) => {
    const rows = byTheme.get(theme) ?? [];
    return [
      `## ${themeWords[theme]} (${rows.length})`,
      ...rows.map((row) => writeTip(row, examples.get(row.key))),
    ].join('\n\n');
  });
  return [writeCounts(), ...sections].join('\n\n');
};
