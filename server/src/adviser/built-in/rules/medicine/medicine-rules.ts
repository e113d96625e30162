import { fastSugar } from '../../phrases.ts';
import { defineRule } from '../../tip-rule.ts';
import { listWords } from '../../words.ts';
import { POTASSIUM_PRESSURE_MEDICINES } from './medicine-groups.ts';

/** Medicines and daily life: what they ask of the day, never a dose, a start or a stop. */
export const medicineRules = [
  defineRule({
    key: 'pregnancy-medicines',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'everyone',
    priority: 'high',
    urgency: 2,
    when: ({ isPregnant, medicines }) => {
      const found = medicines.withFlag('pregnancy');
      return isPregnant && found.length > 0 ? found : null;
    },
    slots: (_, found) => ({ found: listWords(found) }),
  }),
  defineRule({
    key: 'losartan-with-enalapril',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'adults',
    priority: 'high',
    when: ({ medicines }) => {
      const [sartan, inhibitor] = [medicines.ofClass('sartan')[0], medicines.ofClass('ace_inhibitor')[0]];
      return sartan !== undefined && inhibitor !== undefined ? [sartan, inhibitor] : null;
    },
    slots: (_, both) => ({ found: listWords(both) }),
  }),
  defineRule({
    key: 'insulin-carry-sugar',
    topic: 'low-preparation',
    category: 'medication',
    audience: 'everyone',
    priority: 'high',
    when: ({ isProneToLows }) => isProneToLows,
    slots: (facts) => ({
      fast_sugar: fastSugar(facts, false),
      others: facts.isMinor ? 'minor' : 'adult',
      reason: facts.usesInsulin ? 'insulin' : 'other',
    }),
  }),
  defineRule({
    key: 'insulin-storage',
    topic: 'insulin-care',
    category: 'medication',
    audience: 'everyone',
    priority: 'low',
    when: ({ usesInsulin }) => usesInsulin,
  }),
  defineRule({
    key: 'insulin-alcohol',
    topic: 'alcohol-lows',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    // Drinking on record has a tip of its own.
    when: ({ isProneToLows, substances: { alcohol } }) =>
      isProneToLows && alcohol.dosesOfWeek === 0 && !alcohol.wasInLastDay,
  }),
  defineRule({
    key: 'metformin-b12',
    topic: 'b12',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasMedicine, hasRestriction, medicines }) => {
      const acidBlockers = medicines.ofClass('proton_pump_inhibitor');
      const mayLack = acidBlockers.length > 0 || hasRestriction('Vegetariano', 'Vegano');
      return hasMedicine('Metformina') && mayLack ? acidBlockers : null;
    },
    slots: (_, [acidBlocker = null]) => {
      const also = acidBlocker === null ? 'diet' : 'medicine';
      return { also, also_in_profile: also, acid_blocker: acidBlocker };
    },
  }),
  defineRule({
    key: 'metformin-meals',
    topic: 'metformin',
    category: 'medication',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasMedicine }) => hasMedicine('Metformina'),
  }),
  defineRule({
    key: 'aspirin-dengue',
    topic: 'aspirin',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasMedicine }) => hasMedicine('Aspirina'),
  }),
  defineRule({
    key: 'enalapril-swelling',
    topic: 'enalapril',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ medicines }) => {
      const found = medicines.ofClass('ace_inhibitor');
      return found.length > 0 ? found : null;
    },
    slots: (_, found) => ({ found: listWords(found) }),
  }),
  defineRule({
    key: 'pressure-medicine-painkillers',
    topic: 'painkillers',
    category: 'medication',
    audience: 'everyone',
    when: ({ medicines }) => {
      const found = medicines.ofClass(...POTASSIUM_PRESSURE_MEDICINES);
      return found.length > 0 ? { found, hasPainkiller: medicines.ofClass('nsaid').length > 0 } : null;
    },
    priority: (_, { hasPainkiller }) => (hasPainkiller ? 'high' : 'medium'),
    slots: ({ hasMedicine }, { found, hasPainkiller }) => ({
      found: listWords(found),
      aspirin: hasMedicine('Aspirina') ? 'taken' : null,
      before_asking: hasPainkiller ? 'taken' : 'not_taken',
      painkiller_line: hasPainkiller ? 'taken' : null,
    }),
  }),
  defineRule({
    key: 'pressure-medicine-standing',
    topic: 'standing-up',
    category: 'medication',
    audience: 'adults',
    priority: 'low',
    when: ({ medicines }) => medicines.ofClass(...POTASSIUM_PRESSURE_MEDICINES).length > 0,
    slots: ({ weight }) => ({ drink: weight.watchesFluid ? 'limited' : 'usual' }),
  }),
  defineRule({
    key: 'insulin-sick-day',
    topic: 'sick-day',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ mayHaveKetones }) => mayHaveKetones,
    slots: ({ usesInsulin }) => ({ reason: usesInsulin ? 'insulin' : 'type_1' }),
  }),
];
