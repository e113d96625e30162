import { ALCOHOL_ATTENTION_OVER, LABEL_DAYS } from '@vida/contract/substances/substance-rules.ts';
import type { AlcoholFacts } from '../../facts/alcohol-facts.ts';
import type { Facts } from '../../facts/facts.ts';
import { NO_CHANGE_ALONE } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDay, formatPressure } from '../../words.ts';
import { alcoholWhy, DOSE_WHY, doseWords } from './substance-words.ts';

/** WHO's older low-risk guidance: at most two doses a day, at least two days a week without (domain: alcohol). */
const MANY_DOSES_A_DAY = 2;
const FREE_DAYS = 2;

/** Where a tip may ask for less: not where stopping needs help, and not where the way leads to a doctor first. */
const ofWeek = (facts: Facts): AlcoholFacts | null => {
  const { alcohol } = facts.substances;
  return alcohol.dosesOfWeek > 0 && !alcohol.mayNeedHelpToStop && !alcohol.namesLiver ? alcohol : null;
};

const isHeavyDay = ({ heaviestDay, heavyOccasionDoses }: AlcoholFacts): boolean =>
  heaviestDay !== null && heaviestDay.amount >= heavyOccasionDoses;

/** Drinking habits of the last seven days; no amount is called safe. */
export const alcoholHabitRules = [
  defineRule({
    key: 'alcohol-heavy-day',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      return alcohol && isHeavyDay(alcohol) && alcohol.heaviestDay;
    },
    write: ({ weight }, { day, amount }) => ({
      title: `Em ${formatDay(day)}, cerca de ${doseWords(amount)}`,
      content: `Muita bebida numa ocasião só aumenta o risco de acidente, de pressão alta e de coração fora do ritmo. Se houver próxima vez, decida antes o quanto com alguém de confiança, coma${weight.watchesFluid ? '' : ', intercale água'} e deixe a volta sem direção combinada. Alguém que bebeu e não acorda, respira devagar ou vomita sem parar precisa do SAMU 192. Para conversar sobre isso, UBS ou 136.`,
      why: [`Em ${formatDay(day)}: cerca de ${doseWords(amount)}`, DOSE_WHY],
    }),
  }),
  defineRule({
    key: 'alcohol-pressure',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => (facts.hasHypertension || facts.pressure.figures.isAboveGoal === true) && ofWeek(facts),
    write: (facts) => {
      const { mean, isAboveGoal } = facts.pressure.figures;
      return {
        title: 'Bebida e pressão: compare os seus dias',
        content: `O álcool costuma fazer a pressão subir, às vezes já na manhã seguinte. Meça por duas semanas nas manhãs depois de beber e nas outras, registre em Medições e leve as duas colunas à consulta. Menos copos, e mais dias sem nenhum, costumam aparecer nesses números. ${NO_CHANGE_ALONE}`,
        why: [
          alcoholWhy(facts),
          mean && isAboveGoal
            ? `Sua média de pressão em 14 dias: ${formatPressure(mean)}`
            : 'No seu perfil: Hipertensão',
        ],
      };
    },
  }),
  defineRule({
    key: 'alcohol-days-without',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      return alcohol && LABEL_DAYS - alcohol.drinkingDays < FREE_DAYS && alcohol;
    },
    write: (facts, { drinkingDays }) => ({
      title: `Bebida em ${drinkingDays} dos últimos ${LABEL_DAYS} dias`,
      content: `Um passo pequeno: escolha dois dias desta semana para ficar sem, e já deixe algo gostoso na geladeira para eles. Avise quem costuma beber com você. Se nesses dias vierem tremor, suor ou enjoo, o corpo está pedindo ajuda: procure a UBS ou o CAPS-AD antes de seguir; com confusão ou convulsão, SAMU 192.`,
      why: [alcoholWhy(facts), DOSE_WHY],
    }),
  }),
  defineRule({
    key: 'alcohol-week',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      return alcohol && alcohol.dosesOfWeek > ALCOHOL_ATTENTION_OVER && alcohol;
    },
    write: (facts, { dosesOfWeek, drinkingDays }) => ({
      title: `Cerca de ${doseWords(dosesOfWeek)} em ${LABEL_DAYS} dias`,
      content: `Foi o que seus registros somaram, em ${count(drinkingDays, 'dia', 'dias')}. Não há nível seguro de bebida, e menos já ajuda sono, pressão e fígado. Que momento da semana seria o mais fácil de trocar por outra coisa? Comece por esse, e anote como foi. Se quiser companhia nisso, a UBS e o Disque Saúde 136 ajudam de graça.`,
      why: [alcoholWhy(facts), DOSE_WHY],
    }),
  }),
  defineRule({
    key: 'alcohol-over-two',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      const day = alcohol?.heaviestDay ?? null;
      return alcohol && day && day.amount > MANY_DOSES_A_DAY && !isHeavyDay(alcohol) ? day : null;
    },
    write: (facts, { day, amount }) => ({
      title: 'Sobre a quantidade de uma vez só',
      content: `Em ${formatDay(day)} seus registros somam cerca de ${doseWords(amount)}. Uma orientação antiga da OMS falava em até duas num dia; hoje ela diz que nenhuma quantidade é isenta de risco. Comer antes, servir copos menores${facts.weight.watchesFluid ? '' : ', alternar com água'} e ir devagar ajudam a beber menos. E, depois de beber, nada de direção.`,
      why: [`Em ${formatDay(day)}: cerca de ${doseWords(amount)}`, alcoholWhy(facts), DOSE_WHY],
    }),
  }),
  defineRule({
    key: 'alcohol-no-safe-level',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      return alcohol && (alcohol.heaviestDay?.amount ?? 0) <= MANY_DOSES_A_DAY && alcohol;
    },
    write: (facts, { dosesOfWeek }) => ({
      title: 'Sobre a bebida desta semana',
      content: `Seus registros somam cerca de ${doseWords(dosesOfWeek)} em ${LABEL_DAYS} dias. Beber nunca faz bem ao coração, e não existe nível sem risco: quanto menos, melhor, e dia sem é sempre bom. Se beber, coma junto, não dirija depois e deixe o exercício para outro dia.`,
      why: [alcoholWhy(facts), DOSE_WHY],
    }),
  }),
];
