/** What the page says until the feature is here. */
export const nutritionMessages = {
  title: 'Nutrição Personalizada',
  subtitle: 'Refeições que combinam com a sua saúde e com o seu gosto.',
  empty: 'Seus planos de refeição vão ficar aqui',
  text: 'Em breve a Vida monta o seu dia com alimentos brasileiros, respeitando alergias e restrições. Você já pode contar quais são as suas no perfil.',
  action: 'Abrir o Perfil de Saúde',
} as const;
