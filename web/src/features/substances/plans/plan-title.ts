import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import { substancesMessages } from '../substances-messages.ts';
import { planMessages as messages } from './plan-messages.ts';

/** 'Tabaco: parar em um dia' */
export const planTitleOf = ({ substanceType, kind }: Pick<CessationPlan, 'substanceType' | 'kind'>): string =>
  messages.cardTitle(substancesMessages.names[substanceType], kind === 'taper' ? messages.taper : messages.stop);
