import type { SubstanceLabel } from '@vida/contract/substances/substance-rules.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { cardsMessages as messages } from './cards-messages.ts';

/** Neither pregnant nor under 18: without a profile an adult is assumed. */
export const isAdult = (group: Care['group'] | undefined): boolean => group !== 'pregnant' && group !== 'minor';

const amountsOfAdults: readonly SubstanceLabel[] = ['alcohol_moderate', 'alcohol_attention'];

/** What a label means; `null` where it would tell an amount of alcohol to somebody whose advice is none. */
export const meaningFor = (label: SubstanceLabel, group: Care['group'] | undefined): string | null =>
  amountsOfAdults.includes(label) && !isAdult(group) ? null : messages.meanings[label];
