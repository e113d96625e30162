import { CUP_MG } from '@vida/contract/substances/substance-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import { POOR_QUALITY_BELOW } from '../../facts/sleep-facts.ts';
import type { DayAmount } from '../../facts/use-sums.ts';
import { toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDecimal, listWords } from '../../words.ts';
import { caffeineWhy } from './substance-words.ts';

/** So many days of the week are a habit (our choice). */
const LATE_DAYS = 3;
const SLOW_MINUTES = 20;

const CUT_SLOWLY =
  'Tire uma xícara a cada 2 ou 3 dias, começando pela mais tarde, para não ter dor de cabeça.';

/** The day with most, where it lies above the limit that holds for the person. */
const overLimit = ({ substances: { caffeine } }: Facts) => {
  const { heaviestDay: day, limitMg } = caffeine;
  return day && limitMg !== null && day.amount > limitMg ? { day, limitMg } : null;
};

const mgWords = ({ amount }: DayAmount): string => `${formatDecimal(amount, 0)} mg`;

/** Nights that caffeine may have a share in: low marks, or slow to come. */
const sleepsPoorly = ({ sleep: { means } }: Facts): boolean =>
  means !== null && (means.meanQuality < POOR_QUALITY_BELOW || means.meanFallAsleepMinutes > SLOW_MINUTES);

/** Caffeine of the last seven days. */
export const caffeineRules = [
  defineRule({
    key: 'caffeine-pregnancy',
    topic: 'caffeine',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'high',
    when: (facts) => facts.isPregnant && overLimit(facts),
    write: (_, { day, limitMg }) => ({
      title: `Cerca de ${mgWords(day)} de cafeína num dia`,
      content: `Na gravidez o corpo demora mais a eliminar a cafeína, e a orientação europeia fica em ${limitMg} mg por dia, somando café, mate, chá preto, cola, energético e chocolate. Leve esse número ao pré-natal e combine o seu. ${CUT_SLOWLY} Energético, melhor deixar de fora.`,
      why: [caffeineWhy(day), 'Seu perfil fala de gravidez'],
    }),
  }),
  defineRule({
    key: 'caffeine-under-18',
    topic: 'caffeine',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ isMinor, isPregnant, substances: { caffeine } }) =>
      isMinor && !isPregnant && caffeine.heaviestDay !== null && caffeine.heaviestDay.amount > CUP_MG
        ? caffeine.heaviestDay
        : null,
    write: (facts, day) => ({
      title: 'Café e energético: pergunte quanto cabe em você',
      content: `Quanto de cafeína serve depende do seu tamanho, e quem diz é seu pediatra: mostre este registro ${toCareTeam(facts)}. Coração disparado, mão tremendo ou sono que não vem são sinais de que passou. Energético é o que mais concentra. Se é para dar conta dos estudos, meia hora a mais de cama rende mais que uma lata.`,
      why: [caffeineWhy(day), `Sua idade: ${facts.ageYears} anos`],
    }),
  }),
  defineRule({
    key: 'caffeine-careful-limit',
    topic: 'caffeine',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const { reasons } = facts.substances.caffeine;
      const over = overLimit(facts);
      return over && reasons.length > 0 && { ...over, reasons };
    },
    write: (_, { day, limitMg, reasons }) => ({
      title: `Com ${reasons[0]}, menos cafeína por dia`,
      content: `Seus registros chegaram a cerca de ${mgWords(day)} num dia. Com ${listWords(reasons)}, uma medida prudente é até ${limitMg} mg, umas duas xícaras. ${CUT_SLOWLY} Em duas semanas, veja se muda algo no que você sente e leve a observação à consulta. Coração fora do ritmo ou dor no peito: procure atendimento.`,
      why: [caffeineWhy(day), `Pede cautela: ${listWords(reasons)}`],
    }),
  }),
  defineRule({
    key: 'caffeine-over-limit',
    topic: 'caffeine',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => facts.substances.caffeine.reasons.length === 0 && overLimit(facts),
    write: (_, { day, limitMg }) => ({
      title: `Cerca de ${mgWords(day)} de cafeína num dia`,
      content: `Para adultos saudáveis a referência é até ${limitMg} mg por dia e 200 mg de uma vez (amamentando, 200 mg por dia). Tremor, azia, coração acelerado e noite leve são jeitos de o corpo avisar. ${CUT_SLOWLY} O açúcar do café conta à parte: prove com menos. Palpitação que não passa ou dor no peito pedem atendimento.`,
      why: [caffeineWhy(day)],
    }),
  }),
  defineRule({
    key: 'late-caffeine',
    topic: 'caffeine',
    category: 'sleep',
    audience: 'everyone',
    when: ({ substances: { caffeine } }) => caffeine.lateDays >= LATE_DAYS && caffeine.lateDays,
    priority: (facts) => (sleepsPoorly(facts) ? 'medium' : 'low'),
    write: (facts, lateDays) => ({
      title: `Cafeína depois das 14 h em ${lateDays} dias`,
      content: `Metade da cafeína das 16 h ainda circula às 21 h. ${sleepsPoorly(facts) ? 'Como suas noites registradas andam difíceis, vale' : 'Vale'} passar a última xícara para antes das 14 h por uma semana e ver a diferença ao acordar. À tarde, luz do dia e água fria no rosto também despertam.`,
      why: [
        `Cafeína a partir das 14 h: ${count(lateDays, 'dia', 'dias')} dos últimos 7`,
        ...(facts.sleep.means && sleepsPoorly(facts)
          ? [
              `Médias recentes: nota ${formatDecimal(facts.sleep.means.meanQuality, 1)} e ${facts.sleep.means.meanFallAsleepMinutes} minutos até adormecer`,
            ]
          : []),
      ],
    }),
  }),
];
