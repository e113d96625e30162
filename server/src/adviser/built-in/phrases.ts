import { LOW_BELOW_MG_DL, TARGET_UP_TO_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import type { Facts } from './facts/facts.ts';
import { formatDecimal, formatKg } from './words.ts';

/** Sentences that several rules share, so that a warning reads the same everywhere. */

/** Fast sugar under 18: grams for each kg of weight, and no more than an adult's (Sociedade Brasileira de Diabetes). */
const YOUNG_SUGAR_G_PER_KG = 0.3;
const ADULT_SUGAR_G = 15;

const youngSugar = ({ hasEatingRisk, weight: { currentKg } }: Facts): string => {
  const known =
    currentKg === null || hasEatingRisk
      ? ''
      : `; para seus ${formatKg(currentKg)}, ${formatDecimal(Math.min(ADULT_SUGAR_G, YOUNG_SUGAR_G_PER_KG * currentKg), 0)} g`;
  return `o açúcar rápido combinado com seu pediatra (em geral 0,3 g por kg de peso${known}), em água`;
};

/** Fast sugar as a person can use it: with a kidney disease no juice (potassium). Quantities of the rule of 15. */
export const fastSugar = (facts: Facts, isDouble: boolean): string => {
  if (facts.isMinor) return youngSugar(facts);
  const spoons = isDouble ? '2 colheres de sopa' : '1 colher de sopa';
  const drink = isDouble ? '300 ml' : '150 ml';
  const grams = `${isDouble ? 2 * ADULT_SUGAR_G : ADULT_SUGAR_G} g de açúcar rápido`;
  return facts.hasKidneyDisease
    ? `${grams}: ${spoons} de açúcar em água`
    : `${grams}: ${spoons} de açúcar em água, ou ${drink} de suco de laranja ou refrigerante comum (não diet nem zero)`;
};

export const LOW_RED_FLAGS =
  'Com desmaio, convulsão, confusão ou dificuldade para engolir, nada na boca: quem estiver perto liga para o SAMU 192.';

export const HIGH_RED_FLAGS =
  'Com vômitos, dor na barriga, hálito de acetona, respiração funda, sonolência ou confusão, ligue para o SAMU 192.';

/** Whom to talk to, in the person's situation. */
export const careTeam = ({ isPregnant, isMinor }: Facts): string => {
  if (isPregnant) return 'quem acompanha seu pré-natal';
  return isMinor ? 'seu responsável e seu pediatra' : 'sua equipe de saúde';
};

/** The same after 'mostre' or 'leve': 'à sua equipe de saúde', 'a quem acompanha seu pré-natal'. */
export const toCareTeam = (facts: Facts): string =>
  `${facts.isPregnant || facts.isMinor ? 'a' : 'à'} ${careTeam(facts)}`;

/** Stands before what a child has to do at once. */
export const adultFirst = ({ isMinor }: Facts): string => (isMinor ? 'Chame um adulto agora. ' : '');

export const NO_CHANGE_ALONE = 'Não mude nenhum remédio por conta própria.';

const STOP_SIGNS =
  'Pare e procure ajuda se sentir dor no peito, falta de ar fora do comum, tontura, desmaio ou palpitação.';

/** What stands under every suggestion to move. */
export const movementCare = (facts: Facts): string => {
  const { words, isProneToLows, hasHeartDisease, hasHypertension, hasOwnConditions } = facts;
  return [
    hasHeartDisease && 'Fique só no leve até seu médico liberar mais.',
    hasOwnConditions && !hasHeartDisease && 'Pela condição que você anotou, confirme antes com seu médico.',
    isProneToLows && `Meça antes: abaixo de ${words.glucose(90)}, coma algo primeiro. Leve açúcar com você.`,
    hasHypertension && 'Com a pressão a partir de 160 por 105, hoje não.',
    STOP_SIGNS,
  ]
    .filter(Boolean)
    .join(' ');
};

/** 'água'; where heart or kidneys may limit fluids, as much as was agreed. */
export const water = ({ weight }: Facts): string =>
  weight.watchesFluid ? 'água (dentro do que sua equipe combinou)' : 'água';

/** 'das leituras do sensor' or 'das suas medições': a finger-prick count is never 'time'. */
export const basisWords = ({ basis }: Pick<GlucoseSummary, 'basis'>): string =>
  basis === 'sensor' ? 'das leituras do sensor' : 'das suas medições';

/** 'entre 70 e 180 mg/dL': says where readings lie, without calling it a goal. */
export const betweenWords = ({ words }: Facts): string =>
  `entre ${words.plain(LOW_BELOW_MG_DL)} e ${words.glucose(TARGET_UP_TO_MG_DL)}`;

/** The goals for shares are made for a sensor's time: beside finger-pricks that is said. */
export const sensorNote = ({ basis }: Pick<GlucoseSummary, 'basis'>): string =>
  basis === 'sensor' ? '' : ' (vale para sensor; aqui, só referência)';

/** The usual goal for the share in range; only for adults with diabetes outside pregnancy. */
export const goalWords = ({ isOlder }: Facts, summary: Pick<GlucoseSummary, 'basis'>): string =>
  isOlder
    ? `Para pessoas idosas, a meta vai de mais de 50% a mais de 70%, conforme a saúde de cada uma${sensorNote(summary)}`
    : `Para a maioria dos adultos com diabetes, a meta é mais de 70%${sensorNote(summary)}`;

/** Signs that make a very high pressure an emergency. */
export const PRESSURE_RED_FLAGS =
  'Com dor no peito, falta de ar, fraqueza de um lado, fala ou visão alterada, dor de cabeça muito forte ou confusão, ligue para o SAMU 192.';

export const CONFIRM_MEDICINE = 'Confirme com seu médico ou farmacêutico.';
