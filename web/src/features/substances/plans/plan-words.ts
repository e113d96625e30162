import type { Trigger } from '@vida/contract/substances/cessation-schemas.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';

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
