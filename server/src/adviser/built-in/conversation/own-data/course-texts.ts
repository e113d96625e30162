import { listWords } from '../../words.ts';

const times = (count: number): string =>
  count === 0 ? 'nenhuma vez' : `${count} ${count === 1 ? 'vez' : 'vezes'}`;

/** How records went on, in sentences. */
export const courseTexts = {
  withRecord: (name: string) => `com registro de ${name}`,
  longestRun: (days: string, what: string, when: string, from: string, to: string) =>
    `A maior sequência ${what} ${when} foi de ${days} ${/noite/.test(days) ? 'seguidas' : 'seguidos'}${days.startsWith('1 ') ? ` (${to})` : `, de ${from} a ${to}`}.`,
  currentRun: (days: string) => `Até agora são ${days} em sequência.`,
  steps: (when: string, records: string, ups: number, downs: number) =>
    `De um registro para o seguinte, ${when} (${records}), o valor subiu ${times(ups)} e baixou ${times(downs)}.`,
  greatestRise: (amount: string, from: string, to: string) =>
    `A maior subida foi de ${amount}: de ${from}, para ${to}.`,
  greatestFall: (amount: string, from: string, to: string) =>
    `A maior queda foi de ${amount}: de ${from}, para ${to}.`,
  risesOn: (days: readonly string[]) => `Subiu em: ${listWords(days)}.`,
  widest: (days: number, from: string, to: string) =>
    `O maior intervalo entre dois registros foi de ${days} dias, de ${from} a ${to}.`,
  lastGap: (days: number, from: string, to: string) =>
    `Entre os dois últimos passaram ${days} dias, de ${from} a ${to}.`,
  ranking: (side: 'highest' | 'lowest', name: string, when: string) =>
    `Em ordem, os registros ${side === 'highest' ? 'mais altos' : 'mais baixos'} de ${name} ${when}:`,
} as const;
