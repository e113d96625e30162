import { defineRule } from '../../tip-rule.ts';
import { listWords } from '../../words.ts';

/** Food and drink that go badly with a medicine. */
export const medicineFoodRules = [
  defineRule({
    key: 'statin-grapefruit',
    topic: 'grapefruit',
    category: 'medication',
    audience: 'adults',
    priority: 'medium',
    when: ({ medicines }) => {
      const found = medicines.withFlag('grapefruit');
      return found.length > 0 ? found : null;
    },
    slots: ({ medicines }, found) => ({
      found: listWords(found),
      muscle: medicines.ofClass('statin').length > 0 ? 'statin' : null,
    }),
  }),
  defineRule({
    key: 'potassium-salt',
    topic: 'potassium-salt',
    category: 'medication',
    audience: 'everyone',
    priority: (facts) => (facts.hasKidneyDisease ? 'high' : 'medium'),
    when: ({ medicines }) => {
      const found = medicines.withFlag('keeps_potassium');
      return found.length > 0 ? found : null;
    },
    slots: ({ hasKidneyDisease }, found) => ({
      found: listWords(found),
      holds: found.length > 1 ? 'many' : 'one',
      kidney: hasKidneyDisease ? 'yes' : null,
      kidney_line: hasKidneyDisease ? 'yes' : null,
    }),
  }),
  defineRule({
    key: 'levothyroxine-breakfast',
    topic: 'levothyroxine',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasMedicine }) => hasMedicine('Levotiroxina'),
    slots: ({ hasMedicine }) => {
      const takesOmeprazole = hasMedicine('Omeprazol');
      return {
        omeprazole: takesOmeprazole ? 'taken' : null,
        found: takesOmeprazole ? 'with_omeprazole' : 'alone',
      };
    },
  }),
  defineRule({
    key: 'omeprazole-reflux',
    topic: 'reflux',
    category: 'nutrition',
    audience: 'adults',
    priority: 'low',
    when: ({ hasMedicine, hasEatingRisk }) => hasMedicine('Omeprazol') && !hasEatingRisk,
  }),
];
