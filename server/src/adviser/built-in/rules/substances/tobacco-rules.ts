import type { Facts } from '../../facts/facts.ts';
import type { TobaccoFacts } from '../../facts/substance-facts.ts';
import { careTeam, toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDay, formatDecimal, listWords } from '../../words.ts';
import { tobaccoWhy } from './substance-words.ts';

/** Whoever smokes every day and records in the evening is not without since yesterday. */
const WITHOUT_FROM_DAYS = 2;
/** From two weeks on circulation begins to improve. */
const CIRCULATION_FROM_DAYS = 14;

const SUPPORT = 'O grupo de tabagismo da UBS é de graça, e o Disque Saúde 136 diz onde fica.';

/** Smoked in the last seven days, today or yesterday among them. */
const smoking = ({ substances: { tobacco } }: Facts): TobaccoFacts | null =>
  tobacco.cigarettesOfWeek > 0 && tobacco.last !== null && tobacco.last.daysAgo < WITHOUT_FROM_DAYS
    ? tobacco
    : null;

/** What smoking weighs on most, as it is said after 'com'. */
const heartRisks = ({ hasDiabetes, hasHypertension, hasHeartDisease }: Facts): readonly string[] => [
  ...(hasDiabetes ? ['diabetes'] : []),
  ...(hasHypertension ? ['pressão alta'] : []),
  ...(hasHeartDisease ? ['doença do coração'] : []),
];

const timeline = (daysAgo: number): string =>
  daysAgo < CIRCULATION_FROM_DAYS
    ? 'em 20 minutos o pulso já baixou, em um dia o monóxido de carbono saiu, e entre 2 e 12 semanas a circulação melhora'
    : 'a circulação já começa a melhorar, e em um ano o risco extra para o coração cai à metade';

/** Any use, without blame: one small step, and who helps. */
export const tobaccoRules = [
  defineRule({
    key: 'tobacco-pregnancy',
    topic: 'tobacco',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: (facts) => facts.isPregnant && smoking(facts),
    write: (facts) => ({
      title: 'Cigarro na gravidez: peça apoio no pré-natal',
      content: `Ficar sem fumar ajuda o bebê em qualquer mês da gravidez, e cada passo nessa direção conta. Não é falta de vontade: nicotina prende mesmo. Conte na próxima consulta quantos são, sem medo de bronca, e pergunte que apoio existe para gestantes. ${SUPPORT} Peça também que ninguém fume dentro de casa.`,
      why: [tobaccoWhy(facts), 'Seu perfil fala de gravidez'],
    }),
  }),
  defineRule({
    key: 'tobacco-under-18',
    topic: 'tobacco',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: (facts) => facts.isMinor && !facts.isPregnant && smoking(facts),
    write: (facts) => ({
      title: 'Cigarro: quanto antes a ajuda, mais fácil',
      content: `Na sua idade a nicotina prende depressa, e também solta mais fácil com ajuda. Não é para se culpar: conte ${toCareTeam(facts)}, ou a um professor de confiança, e peça que vão com você à UBS. Quando der vontade, mude de lugar, chame um amigo e espere 5 minutos: ela passa. Vape vicia do mesmo jeito.`,
      why: [tobaccoWhy(facts), `Sua idade: ${facts.ageYears} anos`],
    }),
  }),
  defineRule({
    key: 'tobacco-heart',
    topic: 'tobacco',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const tobacco = smoking(facts);
      const risks = heartRisks(facts);
      return tobacco && risks.length > 0 ? { risks } : null;
    },
    write: (facts, { risks }) => ({
      title: 'Um telefonema que cuida do coração',
      content: `Com ${listWords(risks)}, o cigarro pesa ainda mais nos vasos, e por isso cada um a menos rende mais para você. Um passo só nesta semana: ligue para a UBS e pergunte o dia do grupo de tabagismo, gratuito no SUS, ou disque 136. Lá um profissional vê o que serve no seu caso.${facts.hasDiabetes ? ' A glicose pode mudar nas primeiras semanas sem fumar: acompanhe mais de perto.' : ''}`,
      why: [tobaccoWhy(facts), `No seu perfil: ${listWords(risks)}`],
    }),
  }),
  defineRule({
    key: 'tobacco-step',
    topic: 'tobacco',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: smoking,
    write: (facts, { cigarettesPerDay }) => ({
      title: 'Adie só o primeiro cigarro do dia',
      content: `Seus registros dão cerca de ${formatDecimal(cigarettesPerDay, 1)} por dia. Amanhã, empurre o primeiro em 30 minutos e mude um ritual: café em outra xícara, outro lugar, sem cinzeiro à vista. A vontade dura de 3 a 5 minutos: espere, respire fundo, tome um gole de água, faça outra coisa. Quando quiser marcar uma data, há ajuda. ${SUPPORT}`,
      why: [tobaccoWhy(facts)],
    }),
  }),
  defineRule({
    key: 'tobacco-first-weeks',
    topic: 'tobacco',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ substances: { tobacco } }) =>
      tobacco.last !== null && tobacco.last.daysAgo >= WITHOUT_FROM_DAYS && tobacco.last,
    write: (facts, { day, daysAgo }) => ({
      title: `${count(daysAgo, 'dia', 'dias')} desde o último cigarro registrado`,
      content: `Se você está sem fumar desde ${formatDay(day)}, seu corpo já respondeu: ${timeline(daysAgo)}. Nas primeiras 2 a 4 semanas, sono e humor podem oscilar, e isso passa. Vontade forte passa em poucos minutos: mude de lugar ou escreva a alguém. Se escapou um, o que você já conseguiu continua valendo: siga daqui.${facts.hasDiabetes ? ' Acompanhe a glicose: ela pode mudar nesses dias.' : ''}${facts.hasCondition('Depressão', 'Ansiedade') ? ` Se o humor pesar, fale com ${careTeam(facts)}; o CVV atende no 188.` : ''}`,
      why: [`Último registro de cigarro: ${formatDay(day)}`],
    }),
  }),
];
