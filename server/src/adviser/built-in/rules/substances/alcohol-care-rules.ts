import type { Facts } from '../../facts/facts.ts';
import { CONFIRM_MEDICINE, inProfile, toCareTeam } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatDay } from '../../words.ts';
import { alcoholWhy, DOSE_WHY, doseWords, lastDrinkWhy } from './substance-words.ts';

/** The newest use of the last 30 days where the situation asks for care; never where stopping needs help. */
const lastUseWhere =
  (matches: (facts: Facts) => boolean) =>
  (facts: Facts): { readonly at: number } | null => {
    const { newestAt, mayNeedHelpToStop } = facts.substances.alcohol;
    return newestAt !== null && !mayNeedHelpToStop && matches(facts) ? { at: newestAt } : null;
  };

const atOf = ({ at }: { readonly at: number }): number => at;

const hasOwnCare = ({ isPregnant, isMinor }: Facts): boolean => isPregnant || isMinor;

/** What somebody prone to lows hears within a day of drinking; adults have a tip of its own for it. */
const lowsNote = ({ isProneToLows, substances }: Facts): string =>
  isProneToLows && substances.alcohol.wasInLastDay
    ? ' Com seu tratamento, a glicose pode cair até 24 horas depois: coma, meça ao deitar e fique com alguém.'
    : '';

const riskyDaysWhy = (facts: Facts): string[] => {
  const { riskyDays, namesDependence } = facts.substances.alcohol;
  return [
    ...(namesDependence ? ['Seu perfil cita dependência de álcool'] : []),
    ...(riskyDays > 0
      ? [`Dias com 4 doses-padrão ou mais, dos últimos 7: ${riskyDays}`, alcoholWhy(facts), DOSE_WHY]
      : [alcoholWhy(facts)]),
  ];
};

/** Alcohol where it can do harm at once, by records of the last 7 or 30 days. */
export const alcoholCareRules = [
  defineRule({
    key: 'alcohol-help-to-stop',
    topic: 'alcohol',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 2.2,
    when: ({ substances: { alcohol } }) =>
      alcohol.mayNeedHelpToStop && alcohol.newestAt !== null && { at: alcohol.newestAt },
    newestAt: atOf,
    write: (facts) => ({
      title: facts.substances.alcohol.isHeavyMostDays
        ? 'Bebida quase todo dia: diminuir com apoio é mais seguro'
        : 'Bebida e dependência: você não precisa cuidar disso só',
      content: `${facts.substances.alcohol.isHeavyMostDays ? 'Para quem bebe muito quase todo dia' : 'Com dependência de álcool'}, ficar sem de repente pode ser perigoso: não faça isso por conta própria. Procure nestes dias o CAPS-AD ou a UBS, de graça e sem julgamento, ou ligue 136${hasOwnCare(facts) ? `, e conte hoje ${toCareTeam(facts)}` : ''}. Tremor, suor frio, vômitos, confusão, ver ou ouvir o que não está ali, ou convulsão: SAMU 192 na hora, com alguém junto.${hasOwnCare(facts) ? lowsNote(facts) : ''}`,
      why: riskyDaysWhy(facts),
    }),
  }),
  defineRule({
    key: 'alcohol-pregnancy',
    topic: 'alcohol',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: lastUseWhere(({ isPregnant }) => isPregnant),
    newestAt: atOf,
    write: (facts, { at }) => ({
      title: 'Na gravidez, o recomendado é nenhuma bebida alcoólica',
      content: `Não se conhece quantidade segura para o bebê, e cada dia sem já protege. Conte no pré-natal o que aconteceu: lá você recebe ajuda, não bronca. Se ficar sem está difícil, ou se vierem tremor e suor, avise hoje mesmo; com confusão ou convulsão, SAMU 192. A UBS, o CAPS-AD e o Disque Saúde 136 atendem de graça.${lowsNote(facts)}`,
      why: [lastDrinkWhy(facts, at), 'Seu perfil fala de gravidez'],
    }),
  }),
  defineRule({
    key: 'alcohol-under-18',
    topic: 'alcohol',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: lastUseWhere(({ isMinor, isPregnant }) => isMinor && !isPregnant),
    newestAt: atOf,
    write: (facts, { at }) => ({
      title: 'Sobre a bebida: converse com um adulto de confiança',
      content: `Antes dos 18 anos o recomendado é nenhuma bebida, porque o corpo e o cérebro ainda crescem. Ninguém aqui vai brigar com você: conte ${toCareTeam(facts)}, ou a alguém da escola em quem você confia. Se um amigo beber e não acordar direito, vomitar sem parar ou respirar devagar, não o deixe só: SAMU 192.${lowsNote(facts)}`,
      why: [lastDrinkWhy(facts, at), `Sua idade: ${facts.ageYears} anos`],
    }),
  }),
  defineRule({
    key: 'alcohol-lows',
    topic: 'alcohol-lows',
    category: 'medication',
    audience: 'adults',
    priority: 'high',
    urgency: ({ substances }) => (substances.alcohol.wasInLastDay ? 2.3 : 0),
    when: ({ isProneToLows, substances: { alcohol } }) =>
      isProneToLows &&
      alcohol.newestAt !== null &&
      (alcohol.dosesOfWeek > 0 || alcohol.wasInLastDay) && { at: alcohol.newestAt },
    newestAt: atOf,
    write: (facts, { at }) => ({
      title: 'Depois de beber, a glicose pode cair por até 24 horas',
      content: `${facts.substances.alcohol.wasInLastDay ? 'Você registrou bebida no último dia. ' : ''}Com seu tratamento, a queda pode vir até 24 horas depois, também dormindo, e parece embriaguez: na dúvida, confira a glicose antes de culpar a bebida. Não pule refeição, faça uma medição ao deitar como combinado com a equipe e conte a quem está por perto. Não há quantidade segura. Quem não acorda direito ou não consegue engolir: nada na boca e SAMU 192.`,
      why: [lastDrinkWhy(facts, at), 'Seu tratamento pode causar quedas de glicose'],
    }),
  }),
  defineRule({
    key: 'alcohol-metformin',
    topic: 'metformin',
    category: 'medication',
    audience: 'adults',
    priority: 'high',
    when: ({ hasMedicine, substances: { alcohol } }) => {
      const { heaviestDay, heavyOccasionDoses } = alcohol;
      const isHeavy = heaviestDay !== null && heaviestDay.amount >= heavyOccasionDoses;
      return hasMedicine('Metformina') && isHeavy && heaviestDay;
    },
    write: (_, { day, amount }) => ({
      title: 'Metformina e bebida em excesso não combinam',
      content: `Em ${formatDay(day)} seus registros somam cerca de ${doseWords(amount)}. Bebida em excesso com Metformina pode, raras vezes, deixar o sangue ácido demais. Fraqueza fora do comum, respiração rápida, dor muscular forte ou vômitos depois de beber: pronto-socorro ou SAMU 192. Conte ao seu médico quanto costuma beber, sem arredondar. ${CONFIRM_MEDICINE}`,
      why: [inProfile('Metformina'), `Em ${formatDay(day)}: cerca de ${doseWords(amount)}`, DOSE_WHY],
    }),
  }),
  defineRule({
    key: 'alcohol-liver',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: lastUseWhere(({ substances }) => substances.alcohol.namesLiver),
    newestAt: atOf,
    write: (facts, { at }) => ({
      title: 'Bebida com fígado ou pâncreas doente: fale com seu médico',
      content:
        'Nesses casos o recomendado costuma ser nenhuma bebida. Marque uma conversa nesta semana e conte quanto bebe, sem medo de bronca: é informação que muda o cuidado. Se você bebe quase todo dia, peça ajuda antes de ficar sem: CAPS-AD, UBS ou Disque Saúde 136. Pele amarelada ou barriga mais inchada: procure atendimento hoje. Vômito com sangue, fezes pretas, confusão ou convulsão: SAMU 192.',
      why: [lastDrinkWhy(facts, at), 'Seu perfil cita um problema de fígado ou pâncreas'],
    }),
  }),
];
