import { exerciseFieldNames } from '@vida/contract/exercises/exercise-words.ts';

/** What exercise programmes say on the server. */
export const exercisesMessages = {
  noProgram: 'Você ainda não tem um programa de exercícios. Gere um programa para começar.',
} as const;

export const exercisesFieldLabels = {
  id: 'Identificador',
  // One label for every feature: of a programme, of an exercise, of a recipe.
  name: 'Nome',
  exercises: 'Exercícios',
  ...exerciseFieldNames,
  revision: 'Revisão',
  category: 'Categoria',
  phase: 'Parte do treino',
  instructions: 'Instruções',
  avoidFor: 'Cuidados',
  effort: 'Esforço',
} as const;
