import { listWords } from '../format-values.ts';
import type { MedicineFact } from './medicine-facts-table.ts';

type Named = Pick<MedicineFact, 'name' | 'isFeminine'>;

const withThe = ({ name, isFeminine }: Named): string => `${isFeminine ? 'a' : 'o'} ${name}`;
const ofThe = ({ name, isFeminine }: Named): string => `${isFeminine ? 'da' : 'do'} ${name}`;

/** What answers about the facts of medicines say: always as the leaflet's word, never as an order. */
export const medicineFactTexts = {
  product: (product: string, names: readonly string[]) => `${product} contém ${listWords(names)}.`,
  /** Where both are told, the second says no name. */
  purpose: (one: MedicineFact, isFirst: boolean) =>
    isFirst ? `Segundo a bula, ${withThe(one)} ${one.purpose}.` : `Pela bula, ${one.purpose}.`,
  action: (one: MedicineFact, isFirst: boolean) =>
    isFirst ? `Segundo a bula, ${withThe(one)} ${one.action}.` : `Pela bula, no corpo ${one.action}.`,
  /** What it commonly does, and what to tell of. */
  effects: (one: MedicineFact) =>
    one.effects.length === 0
      ? `Na bula ${ofThe(one)} não há efeito que apareça em muita gente.`
      : `Na bula ${ofThe(one)}, os efeitos mais comuns são: ${listWords(one.effects)}.`,
  tell: (phrases: readonly string[]) => `Conte à equipe no mesmo dia: ${phrases.join('; ')}.`,
  urgent: (phrases: readonly string[]) => `Ligue para o SAMU 192 se houver: ${phrases.join('; ')}.`,
  support: (phrases: readonly string[]) => `Com ${listWords(phrases)}, ligue para o CVV 188 ou o SAMU 192.`,
  about: (one: Named, sentence: string) =>
    `Sobre ${withThe(one)}, pela bula: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  isKnown: (one: MedicineFact, phrases: readonly string[]) =>
    `Segundo a bula, ${withThe(one)} pode causar ${listWords(phrases)}: é um efeito conhecido.`,
  isSeldom: (one: MedicineFact, phrase: string) => `Segundo a bula, ${phrase} não é efeito comum ${ofThe(one)}.`,
  isWarning: (one: MedicineFact) => `Na bula ${ofThe(one)} isso não é comum, mas pede atenção.`,
  isUnknown: (one: MedicineFact, effect: string) =>
    `Na bula ${ofThe(one)}, os efeitos mais comuns não incluem ${effect}; ainda assim, cada pessoa é uma.`,
  otherCause: 'Pode haver outra causa: conte à equipe desde quando isso acontece.',
  food: 'Se vai com comida ou em jejum, a bula de cada produto diz.',
  time: 'O que mais conta é manter o mesmo horário, o da receita.',
  whole:
    'Se pode ser partido ou aberto, quem diz é a bula ou o farmacêutico; os de ' +
    'liberação prolongada, os revestidos e as cápsulas em geral são engolidos inteiros.',
  alcohol: {
    lows: 'Com bebida alcoólica a glicose pode cair horas depois, inclusive dormindo.',
    driving: 'Com bebida alcoólica o sono e a tontura se somam, e o mais seguro é não beber.',
    flagged: 'Não combina bem com bebida alcoólica.',
    general: 'Bebida em excesso atrapalha o tratamento; se cabe beber, quem diz é o médico.',
  },
  driving: {
    sleepy: (one: Named) =>
      `A bula ${ofThe(one)} pede cuidado: com sono ou reação mais lenta, não dirija nem use máquinas.`,
    dizzy: (one: Named) =>
      `Veja o que a bula ${ofThe(one)} diz sobre dirigir, e não dirija com tontura, sono ou visão embaçada.`,
    lows: (one: Named) =>
      'Antes de dirigir, meça a glicose e leve açúcar: com ela baixa ' +
      `a reação fica lenta, e a bula ${ofThe(one)} pede esse cuidado.`,
  },
  watch: 'O que acompanhar depende de cada pessoa: pergunte na consulta quais exames cabem.',
  forgotten: (one: Named | undefined) =>
    'Se esqueceu uma dose, não tome em dobro para compensar: a bula ' +
    `${one ? ofThe(one) : 'do remédio'} diz até que horas ainda cabe a dose esquecida e ` +
    'quando é melhor esperar a próxima. A resposta não é a mesma para todos: pergunte ao ' +
    'farmacêutico ou a quem receitou e diga o horário de costume e quanto tempo passou.',
  forgottenSerious: 'Com esse remédio, ligue hoje mesmo para a equipe.',
  ask: 'Confirme com seu médico ou farmacêutico.',
  today: 'Fale hoje mesmo com quem receitou, ou procure atendimento.',
  keepOn: 'Não pare nem mude por conta própria: fale com quem receitou.',
} as const;
