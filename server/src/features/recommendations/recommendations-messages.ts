export const recommendationsFieldLabels = {
  category: 'Categoria',
} as const;
