import type { CessationPlan, Trigger } from '@vida/contract/substances/cessation-schemas.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { substancesMessages } from '../substances-messages.ts';
import { planMessages as messages } from './plan-messages.ts';

/** What makes people reach for it. */
export const triggerWords: Record<Trigger, string> = {
  coffee: 'Café',
  after_meals: 'Depois de comer',
  stress: 'Estresse',
  sadness: 'Tristeza',
  anger: 'Raiva',
  boredom: 'Tédio',
  loneliness: 'Solidão',
  celebration: 'Festa ou comemoração',
  friends: 'Amigos que usam',
  bar: 'Bar',
  screen: 'Celular, TV ou computador',
  night: 'Noite',
  waking_up: 'Ao acordar',
  tiredness: 'Cansaço',
  payday: 'Dia de pagamento',
};

/** 'dias sem tabaco', 'dias sem jogar' */
export const withoutWords: Record<SubstanceType, string> = {
  alcohol: 'sem álcool',
  tobacco: 'sem tabaco',
  caffeine: 'sem cafeína',
  gaming: 'sem jogar',
};

/** 'Tabaco: parar em um dia' */
export const planTitleOf = ({ substanceType, kind }: Pick<CessationPlan, 'substanceType' | 'kind'>): string =>
  messages.cardTitle(substancesMessages.names[substanceType], kind === 'taper' ? messages.taper : messages.stop);

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Cents of real: 'R$ 123,40' */
export const formatMoney = (cents: number): string => money.format(cents / 100);
