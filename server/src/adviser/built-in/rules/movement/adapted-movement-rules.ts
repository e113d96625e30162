import { defineRule } from '../../tip-rule.ts';

/** One line for each disability of the profile; doubts go to who knows the person. */
export const adaptedMovementRules = [
  defineRule({
    key: 'seated-movement',
    topic: 'adapted-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ canWalk }) => !canWalk,
    slots: ({ hasDisability }) => ({ wheelchair: hasDisability('Cadeirante') }),
  }),
  defineRule({
    key: 'amputation-skin',
    topic: 'amputation',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ hasDisability }) => hasDisability('Amputação'),
  }),
  defineRule({
    key: 'visual-movement',
    topic: 'visual',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Deficiência Visual'),
  }),
  defineRule({
    key: 'hearing-care',
    topic: 'hearing',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Deficiência Auditiva'),
  }),
  defineRule({
    key: 'intellectual-steps',
    topic: 'step-by-step',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Deficiência Intelectual'),
  }),
  defineRule({
    key: 'autism-routine',
    topic: 'autism',
    category: 'mental',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Autismo'),
  }),
  defineRule({
    key: 'down-neck',
    topic: 'down',
    category: 'exercise',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDisability }) => hasDisability('Síndrome de Down'),
  }),
];
