import type { Facts } from '../../facts/facts.ts';
import type { NightsAfter } from '../../facts/night-after-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import { count } from '../../words.ts';

/** '; nas outras 8, 2'. One other night alone was not poor: the poor ones are always the smaller share of the others. */
const others = ({ otherNights, otherPoor }: NightsAfter): string => {
  if (otherNights === 0) return '';
  return otherNights === 1
    ? '; a outra, não'
    : `; nas outras ${otherNights}, ${otherPoor === 0 ? 'nenhuma' : otherPoor}`;
};

/** 'Nas 4 noites depois de beber, 3 tiveram nota abaixo de 6; nas outras 8, 2.' Counts, never a cause. */
const compare = (found: NightsAfter, after: string, had: string): string =>
  `Nas ${found.nights} noites depois de ${after}, ${found.poor === found.nights ? 'todas' : found.poor} ${had}${others(found)}.`;

const NO_PROOF = 'É uma coincidência para observar, não uma prova.';

const mayTellOfAlcohol = ({ substances: { alcohol } }: Facts): boolean =>
  !alcohol.mayNeedHelpToStop && !alcohol.namesLiver;

/** What the nights were like after alcohol, caffeine or gaming, where both are recorded. */
export const nightAfterRules = [
  defineRule({
    key: 'night-after-alcohol',
    topic: 'alcohol',
    category: 'sleep',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => mayTellOfAlcohol(facts) && facts.nightAfter.alcohol,
    write: (_, found) => ({
      title: 'Suas noites depois de beber',
      content: `${compare(found, 'beber', 'tiveram nota abaixo de 6')} ${NO_PROOF} O álcool pode dar sono rápido e deixar picada a segunda metade da noite. Se quiser testar: escolha duas noites desta semana sem bebida, com algo gostoso no copo, e compare as notas.`,
      why: [
        `Bebida nas 6 horas antes de deitar: ${count(found.nights, 'noite', 'noites')} nos últimos 14 dias`,
      ],
    }),
  }),
  defineRule({
    key: 'night-after-caffeine',
    topic: 'caffeine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: ({ nightAfter }) => nightAfter.caffeine,
    write: (_, found) => ({
      title: 'Suas noites depois da cafeína da tarde',
      content: `${compare(found, 'cafeína a partir das 14 h', 'tiveram nota abaixo de 6 ou mais de 20 minutos até adormecer')} ${NO_PROOF} Ela leva umas 5 horas para cair à metade. Teste por sete dias: a última xícara antes das 14 h, depois só água ou algo sem cafeína, e compare.`,
      why: [
        `Cafeína a partir das 14 h: antes de ${count(found.nights, 'noite', 'noites')} dos últimos 14 dias`,
      ],
    }),
  }),
  defineRule({
    key: 'night-after-gaming',
    topic: 'gaming',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: ({ nightAfter }) => nightAfter.gaming,
    write: ({ isMinor }, found) => ({
      title: 'Suas noites depois de jogar tarde',
      content: `${compare(found, 'jogo a partir das 23 h', 'tiveram menos de 7 h entre deitar e acordar')} ${NO_PROOF} Que tal combinar ${isMinor ? 'com seu responsável' : 'com quem joga junto'} uma última partida uma hora antes de deitar? Um alarme com o nome dela ajuda a cumprir.`,
      why: [`Jogo a partir das 23 h: antes de ${count(found.nights, 'noite', 'noites')} dos últimos 14 dias`],
    }),
  }),
];
