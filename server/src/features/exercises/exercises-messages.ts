/** What exercise programmes say on the server. */
export const exercisesMessages = {
  noProgram: 'Você ainda não tem um programa de exercícios. Gere um programa para começar.',
} as const;

export const exercisesFieldLabels = {
  id: 'Identificador',
  // One label for every feature: of a programme, of an exercise, of a recipe.
  name: 'Nome',
  exercises: 'Exercícios',
  exerciseLevel: 'Nível de exercício',
  revision: 'Revisão',
  duration: 'Duração',
  intensity: 'Intensidade',
  completed: 'Concluído',
  category: 'Categoria',
  phase: 'Parte do treino',
  instructions: 'Instruções',
  avoidFor: 'Cuidados',
  effort: 'Esforço',
} as const;
