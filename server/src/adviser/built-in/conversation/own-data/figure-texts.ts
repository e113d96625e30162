import { count, listWords } from '../../format-values.ts';

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const daysOf = (days: number): string => count(days, 'dia', 'dias');
const paren = (basis: string): string => basis.replace(/^em /, '');

const times = (count: number): string => (count === 0 ? 'nenhuma vez' : `${count} ${count === 1 ? 'vez' : 'vezes'}`);

/** How a figure stands in a sentence, of any series. `when` names the conditions and the period. */
export const figureTexts = {
  nightOf: (day: string) => `na noite que terminou ${day}`,
  mean: (lead: string, when: string, value: string, basis: string, days: number) =>
    `${lead} ${when} foi de ${value}, ${basis}${/medi|leitura|pesag/.test(basis) ? ` de ${daysOf(days)}` : ''}.`,
  spreadOver: (days: number, perDay: string, perWeek: string | null, daysPerWeek: string) =>
    `Contando todos os ${days} dias, dá ${perDay} por ` +
    `dia${perWeek === null ? '' : ` e ${perWeek} por semana, em cerca de ${daysPerWeek} dias por semana`}.`,
  median: (when: string, value: string, basis: string) =>
    `A mediana ${when} foi de ${value}, ${basis}: metade ficou abaixo e metade acima.`,
  extreme: (lead: string, when: string, value: string, moment: string, basis: string) =>
    `${lead} ${when} foi ${value}, ${moment} (${paren(basis)}).`,
  extremeDay: (lead: string, when: string, day: string, value: string, counted: string) =>
    `${lead} ${when} foi ${day}, com ${value} (${counted}).`,
  apart: (amount: string) => `A diferença entre elas é de ${amount}.`,
  alike: (days: readonly string[]) =>
    `O mesmo valor também em ${listWords(days)} (${daysOf(days.length + 1)} ao todo).`,
  end: (lead: string, value: string, moment: string, when: string) =>
    `${lead}${when === '' ? '' : ` ${when}`} foi ${value}, ${moment}.`,
  trained: (when: string, days: number, minutes: string) =>
    `Você treinou em ${daysOf(days)} ${when}: ${minutes} ao todo.`,
  total: (when: string, amounts: string, days: number | null) =>
    `Você registrou ${amounts} ${when}${days === null ? '' : `, em ${daysOf(days)}`}.`,
  inAll: (amounts: string) => `Ao todo, ${amounts}.`,
  sum: (when: string, sum: string, basis: string) => `Somando tudo ${when}, dá ${sum} ${basis}.`,
  countedDays: (name: string, when: string, days: number, records: number, share: string) =>
    `Há registro de ${name} em ${daysOf(days)} ${when} (${share} dos dias)` +
    `${records > days ? ` (${count(records, 'registro', 'registros')})` : ''}.`,
  counted: (name: string, when: string, records: string, days: number, without: number) =>
    `De ${name}, há ${records} ${when}${/noite/.test(records) ? '' : `, em ${daysOf(days)}`}` +
    `${without > 0 ? `; ${daysOf(without)} sem registro` : ''}.`,
  beyond: (hits: string, all: string, limit: string, when: string, share: string, days: string) =>
    `${hits} de ${all} com ${limit} ${when} (${share}), em ${days}.`,
  noneBeyond: (limit: string, when: string, all: string) => `Nenhuma vez com ${limit} ${when} (${all}).`,
  firstBeyond: (value: string, moment: string) => `A primeira vez foi ${value}, ${moment}.`,
  allBeyond: (days: readonly string[], isCut: boolean) =>
    `${isCut ? 'As mais recentes foram' : 'Foram'}: ${listWords(days)}.`,
  lastBeyond: (value: string, moment: string) => `A última vez foi ${value}, ${moment}.`,
  farthest: (side: 'above' | 'below', value: string, moment: string) =>
    `O valor mais ${side === 'above' ? 'alto' : 'baixo'} foi ${value}, ${moment}.`,
  fromTo: (from: string, fromDay: string, to: string, toDay: string, change: string | null) =>
    `Foi de ${from}, ${fromDay}, a ${to}, ${toDay}: ${change ?? 'o mesmo valor'}.`,
  more: (amount: string) => `${amount} a mais`,
  less: (amount: string) => `${amount} a menos`,
  oneDay: 'Para ver uma mudança são precisos registros de pelo menos 2 dias diferentes.',
  since: (days: number) => (days === 0 ? 'Foi hoje mesmo.' : days === 1 ? 'Faz 1 dia.' : `Faz ${days} dias.`),
  longestGap: (days: number, when: string) => `O maior intervalo sem registro ${when} foi de ${daysOf(days)}.`,
  freeDays: (days: number, when: string) => `São ${daysOf(days)} sem registro${when === '' ? '' : ` ${when}`}.`,
  freeOn: (days: readonly string[]) => `Sem registro: ${listWords(days)}.`,
  perDay: (days: number, value: string) => `Contando todos os ${days} dias, dá ${value} por dia.`,
  list: (name: string, when: string) => `Seus registros mais recentes de ${name} ${when}:`,
  spread: (when: string, low: string, high: string, deviation: string) =>
    `${cap(when)}, foi de ${low} a ${high}, com desvio padrão de ${deviation}.`,
  noSpread: 'Para ver a variação são precisos pelo menos 2 registros no período.',
  // How records went on.
  withRecord: (name: string) => `com registro de ${name}`,
  longestRun: (days: string, what: string, when: string, from: string, to: string) =>
    `A maior sequência ${what} ${when} foi de ${days} ` +
    `${/noite/.test(days) ? 'seguidas' : 'seguidos'}${days.startsWith('1 ') ? ` (${to})` : `, de ${from} a ${to}`}.`,
  currentRun: (days: string) => `Até agora são ${days} em sequência.`,
  steps: (when: string, records: string, ups: number, downs: number) =>
    `De um registro para o seguinte, ${when} (${records}), o valor subiu ${times(ups)} e baixou ${times(downs)}.`,
  greatestRise: (amount: string, from: string, to: string) =>
    `A maior subida foi de ${amount}: de ${from}, para ${to}.`,
  greatestFall: (amount: string, from: string, to: string) => `A maior queda foi de ${amount}: de ${from}, para ${to}.`,
  risesOn: (days: readonly string[]) => `Subiu em: ${listWords(days)}.`,
  widest: (days: number, from: string, to: string) =>
    `O maior intervalo entre dois registros foi de ${days} dias, de ${from} a ${to}.`,
  lastGap: (days: number, from: string, to: string) =>
    `Entre os dois últimos passaram ${days} dias, de ${from} a ${to}.`,
  ranking: (side: 'highest' | 'lowest', name: string, when: string) =>
    `Em ordem, os registros ${side === 'highest' ? 'mais altos' : 'mais baixos'} de ${name} ${when}:`,
} as const;
